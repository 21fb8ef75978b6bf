import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import type { SessionServices } from './session-services.ts';
import { listSessionPage } from './session-store.ts';

export const listSessions: Handler<typeof sessionEndpoints.listSessions, SessionServices> = async (
  { user, query },
  { db, isReplying },
) => {
  const { sessions, count } = await listSessionPage(db, user.userId, query, isReplying);
  return toPage(sessions, count, query);
};

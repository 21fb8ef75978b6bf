import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import type { SessionServices } from './session-services.ts';
import { listSessionPage } from './session-store.ts';

export const listSessions: Handler<typeof sessionEndpoints.listSessions, SessionServices> = async (
  { user, query },
  { db, listReplyingSessions },
) => {
  const { sessions, count } = await listSessionPage(db, user.userId, query);
  const replying = await listReplyingSessions(db, user.userId);
  const listed = sessions.map((each) =>
    replying.has(each.id) ? { ...each, isReplying: true } : each,
  );
  return toPage(listed, count, query);
};

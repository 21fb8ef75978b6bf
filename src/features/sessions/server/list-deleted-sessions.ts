import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import { listBinPage } from './recycle-bin-store.ts';
import type { SessionServices } from './session-services.ts';

export const listDeletedSessions: Handler<
  typeof sessionEndpoints.listDeletedSessions,
  SessionServices
> = async ({ user: { userId }, query, now }, { db }) => {
  const { sessions, count } = await listBinPage(db, { userId, now }, query);
  return toPage(sessions, count, query);
};

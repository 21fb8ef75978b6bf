import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import { hideSession } from './recycle-bin-store.ts';
import { lockSession } from './session-store.ts';
import type { SessionServices } from './session-services.ts';

export const deleteSession: Handler<
  typeof sessionEndpoints.deleteSession,
  SessionServices
> = async ({ user: { userId }, params, now }, { db, endShares }) => {
  const owned = { userId, sessionId: params.id };
  const deleted = await transaction(db, async (tx) => {
    // Sharing locks the session too: no share slips in between.
    if (!(await lockSession(tx, owned))) return false;
    await endShares(tx, owned, now);
    return hideSession(tx, { ...owned, now });
  });
  if (!deleted) throw new AppError('not_found');
  return { deleted };
};

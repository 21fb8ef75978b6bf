import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import { hideSession } from './recycle-bin-store.ts';
import type { SessionServices } from './session-services.ts';

export const deleteSession: Handler<
  typeof sessionEndpoints.deleteSession,
  SessionServices
> = async ({ user, params, now }, { db }) => {
  const owned = { userId: user.userId, sessionId: params.id, now };
  const deleted = await transaction(db, (tx) => hideSession(tx, owned));
  if (!deleted) throw new AppError('not_found');
  return { deleted };
};

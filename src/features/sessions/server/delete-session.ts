import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import { hideSession } from './recycle-bin-store.ts';
import type { SessionServices } from './session-services.ts';

export const deleteSession: Handler<
  typeof sessionEndpoints.deleteSession,
  SessionServices
> = async ({ user, params, now }, { db }) => {
  const deleted = await hideSession(db, { userId: user.userId, sessionId: params.id, now });
  if (!deleted) throw new AppError('not_found');
  return { deleted };
};

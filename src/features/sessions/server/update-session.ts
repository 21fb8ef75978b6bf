import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import type { SessionServices } from './session-services.ts';
import { renameSession } from './session-store.ts';

/** Does not count as activity, so the order of the list stays. */
export const updateSession: Handler<
  typeof sessionEndpoints.updateSession,
  SessionServices
> = async ({ user, params, body }, { db }) => {
  const owned = { userId: user.userId, sessionId: params.id };
  const session = await transaction(db, (tx) =>
    renameSession(tx, { ...owned, title: body.title.trim() }),
  );
  if (!session) throw new AppError('not_found');
  return session;
};

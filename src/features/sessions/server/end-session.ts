import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import type { SessionServices } from './session-services.ts';
import { completeSession, lockSession } from './session-store.ts';

/** Does not count as activity, so the order of the list stays. Refused while a reply is running. */
export const endSession: Handler<typeof sessionEndpoints.endSession, SessionServices> = (
  { user, params },
  { db, hasRunningReply },
) => {
  const owned = { userId: user.userId, sessionId: params.id };
  return transaction(db, async (tx) => {
    // A send locks the session too, so none can start between the check and the end.
    if (!(await lockSession(tx, owned))) throw new AppError('not_found');
    if (await hasRunningReply(tx, owned)) throw new AppError('reply_running');
    const session = await completeSession(tx, owned);
    if (!session) throw new AppError('not_found');
    return session;
  });
};

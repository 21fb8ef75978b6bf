import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import type { SessionServices } from './session-services.ts';
import { completeSession, lockSession } from './session-store.ts';

/** Ending is no activity: the session keeps its place in the list. A running reply comes first. */
export const endSession: Handler<typeof sessionEndpoints.endSession, SessionServices> = (
  { user, params },
  { db, hasRunningReply },
) => {
  const owned = { userId: user.userId, sessionId: params.id };
  return transaction(db, async (tx) => {
    // A send locks the session too: none slips in between the question and the end.
    if (!(await lockSession(tx, owned))) throw new AppError('not_found');
    if (await hasRunningReply(tx, owned)) throw new AppError('reply_running');
    const session = await completeSession(tx, owned);
    if (!session) throw new AppError('not_found');
    return session;
  });
};

import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import { lockHiddenSession, purgeHiddenSession } from './recycle-bin-store.ts';
import type { SessionServices } from './session-services.ts';

/** Only sessions in the recycle bin; a reply that is still being stopped must end first. */
export const purgeSession: Handler<typeof sessionEndpoints.purgeSession, SessionServices> = (
  { user, params },
  { db, hasRunningReply },
) => {
  const owned = { userId: user.userId, sessionId: params.id };
  return transaction(db, async (tx) => {
    if (!(await lockHiddenSession(tx, owned))) throw new AppError('not_found');
    if (await hasRunningReply(tx, owned)) throw new AppError('reply_running');
    await purgeHiddenSession(tx, owned);
    return { deleted: true };
  });
};

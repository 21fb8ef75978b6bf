import { findSession } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { messageEndpoints } from '../contract.ts';
import type { MessageServices } from './message-services.ts';
import { findRunningReply } from './running-reply-store.ts';

export const followReply: Handler<typeof messageEndpoints.followReply, MessageServices> = async (
  { user, params, signal },
  { db, runs },
) => {
  const owned = { userId: user.userId, sessionId: params.id };
  if (!(await findSession(db, owned))) throw new AppError('not_found');
  const running = await findRunningReply(db, owned);
  return running ? runs.follow({ userId: user.userId, messageId: running.id }, signal) : null;
};

import { findSession } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { messageEndpoints } from '../contract.ts';
import type { MessageServices } from './message-services.ts';
import { findRunningReply } from './running-reply-store.ts';

/** MSG-16: is a reply running, which message, since when, by which model. */
export const getRealtimeChat: Handler<
  typeof messageEndpoints.getRealtimeChat,
  MessageServices
> = async ({ user, params }, { db }) => {
  const owned = { userId: user.userId, sessionId: params.id };
  if (!(await findSession(db, owned))) throw new AppError('not_found');
  const running = await findRunningReply(db, owned);
  return {
    isRunning: running !== undefined,
    messageId: running?.id ?? null,
    startedAt: running?.startedAt.toISOString() ?? null,
    model: running?.model ?? null,
  };
};

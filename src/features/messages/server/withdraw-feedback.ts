import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { messageEndpoints } from '../contract.ts';
import { removeFeedback } from './feedback-store.ts';
import type { MessageServices } from './message-services.ts';

export const withdrawFeedback: Handler<
  typeof messageEndpoints.withdrawFeedback,
  MessageServices
> = async ({ user: { userId }, params }, { db }) => {
  if (!(await removeFeedback(db, { userId, messageId: params.id }))) {
    throw new AppError('not_found');
  }
  return { feedback: null };
};

import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { messageEndpoints } from '../contract.ts';
import { saveFeedback } from './feedback-store.ts';
import type { MessageServices } from './message-services.ts';

export const giveFeedback: Handler<typeof messageEndpoints.giveFeedback, MessageServices> = async (
  { user: { userId }, params, body, now },
  { db },
) => {
  const isBad = body.verdict === 'unhelpful';
  // A reason without a complaint is dropped, whatever the client sends.
  const comment = {
    reason: isBad ? (body.reason ?? 'other') : null,
    words: isBad ? body.words : '',
  };
  const feedback = { verdict: body.verdict, ...comment };
  if (!(await saveFeedback(db, { userId, messageId: params.id }, feedback, now))) {
    throw new AppError('not_found');
  }
  return { feedback: body.verdict };
};

import { lockSession, recordActivity } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { charCount } from '#platform/contract/chars.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import {
  findReply,
  isNewestMessage,
  reopenReply,
  type ReplyWithQuestion,
} from './interrupted-reply-store.ts';
import { type Send } from './reply-store.ts';
import { findRunningReply } from './running-reply-store.ts';
import type { messageEndpoints } from '../contract.ts';
import type { MessageServices } from './message-services.ts';
import { prepareReply } from './reply-preparation.ts';
import { lockSendState } from './send-state-store.ts';
import { refuseSession } from './send-transaction.ts';

/**
 * Resumes a reply that was interrupted because of us: the same row, with its text, without a hold or a charge. A
 * reply in another state, or just resumed by another call, is only followed.
 */
export const resumeReply: Handler<typeof messageEndpoints.resumeReply, MessageServices> = async (
  { user, params, now, signal, language },
  services,
) => {
  const owned = { userId: user.userId, messageId: params.id };
  const reply = await findReply(services.db, owned);
  if (!reply) throw new AppError('not_found');
  if (reply.status !== 'interrupted') return services.runs.follow(owned, signal);
  services.runs.refuseWhenDraining();
  const send = questionOf(reply, user.userId, now);
  const before = { userMessageId: reply.question.id };
  const asked = { model: null, language, interrupted: reply };
  const prepared = await prepareReply(services, send, reply.subject, before, asked);
  if (await storeResume(services, send, reply, prepared.modelName)) {
    const { userId, sessionId } = send;
    const stored = { replyId: reply.id, userMessageId: reply.question.id, holdId: null };
    services.runs.start({ ...prepared, ...stored, userId, sessionId });
  }
  return services.runs.follow(owned, signal);
};

const questionOf = (reply: ReplyWithQuestion, userId: number, now: Date): Send => ({
  userId,
  sessionId: reply.sessionId,
  content: reply.question.content,
  clientMessageId: null,
  optionIds: [],
  now,
});

/** Sets an interrupted reply running again. False if another call has done so, or has ended it since. */
async function storeResume(
  services: MessageServices,
  send: Send,
  reply: ReplyWithQuestion,
  model: string,
): Promise<boolean> {
  return transaction(services.db, async (tx) => {
    await lockSession(tx, send);
    if ((await findRunningReply(tx, send))?.id === reply.id) return false;
    refuseSession(services.settings, await lockSendState(tx, send));
    if (!(await isNewestMessage(tx, { ...send, messageId: reply.id }))) {
      throw new AppError('reply_outdated');
    }
    const { id, content } = reply;
    const { processId } = services.runs;
    if (!(await reopenReply(tx, { userId: send.userId, id, content, model, processId })))
      return false;
    const { userId, sessionId } = send;
    // However the reply ends now, the whole of it is counted then.
    const downloadChars = -charCount(content);
    const moved = { userId, sessionId, addedMessages: 0, uploadChars: 0, downloadChars };
    await recordActivity(tx, { ...moved, last: null, summaryAt: null });
    return true;
  });
}

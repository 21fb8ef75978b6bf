import { AppError } from '#platform/contract/app-error.ts';
import type { EventSource, Handler } from '#platform/server/handler.ts';
import type { messageEndpoints, ReplyEvent } from '../contract.ts';
import type { MessageServices } from './message-services.ts';
import { findSend, isConstraint, type SentBefore } from './message-store.ts';
import { prepareReply } from './reply-preparation.ts';
import { storeSend } from './send-transaction.ts';
import type { Send } from './send.ts';

/**
 * A send: triage and the choice of the model, one transaction that holds a message of quota and
 * stores question and empty reply, then a run that this request only follows.
 */
export const sendMessage: Handler<typeof messageEndpoints.sendMessage, MessageServices> = async (
  call,
  services,
) => {
  const { user, body, now, signal, language } = call;
  const send: Send = {
    userId: user.userId,
    sessionId: body.session_id,
    content: body.content,
    clientMessageId: body.client_message_id ?? null,
    now,
  };
  const before = await sentBefore(services, send);
  if (before?.reply && before.reply.status !== 'failed')
    return attach(services, send, before, signal);
  services.runs.refuseWhenDraining();
  const prepared = await prepareReply(services, send, before, { model: body.model, language });
  try {
    const stored = await storeSend(services, send, before, prepared);
    services.runs.start({ ...prepared, ...stored, userId: send.userId, sessionId: send.sessionId });
    return services.runs.follow({ userId: send.userId, messageId: stored.replyId }, signal);
  } catch (error) {
    if (isConstraint(error, 'message_running'))
      throw new AppError('reply_running', { cause: error });
    // The same send came twice at once: the other one made the rows.
    const twin = isConstraint(error, 'message_client_id') && (await sentBefore(services, send));
    if (!twin) throw error;
    return attach(services, send, twin, signal);
  }
};

async function sentBefore({ db }: MessageServices, send: Send): Promise<SentBefore | undefined> {
  if (send.clientMessageId === null) return undefined;
  const before = await findSend(db, send.userId, send.clientMessageId);
  // An id that stands for other words or another session is a client's mistake, not a repeat.
  if (before && (before.sessionId !== send.sessionId || before.content !== send.content)) {
    throw new AppError('validation_failed');
  }
  return before;
}

function attach(
  { runs }: MessageServices,
  { userId }: Send,
  { reply }: SentBefore,
  signal: AbortSignal,
): EventSource<ReplyEvent> {
  if (!reply) throw new AppError('reply_running');
  return runs.follow({ userId, messageId: reply.id }, signal);
}

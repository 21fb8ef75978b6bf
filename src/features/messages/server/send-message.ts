import { AppError } from '#platform/contract/app-error.ts';
import type { EventSource, Handler } from '#platform/server/handler.ts';
import { traced } from '#platform/server/traced.ts';
import type { messageEndpoints, ReplyEvent } from '../contract.ts';
import type { MessageServices } from './message-services.ts';
import { findSend, isConstraint, type Send, type SentBefore } from './reply-store.ts';
import { prepareSend, type RequestedSend } from './reply-preparation.ts';
import { readSendState } from './send-state-store.ts';
import { refuseSend, storeSend } from './send-transaction.ts';

/** The same send may come twice at once: a refusal of the one is tried so often against the other. */
const concurrentSendTriesMax = 5;

/**
 * A send: what refuses it cheaply, then triage and the choice of the model, one transaction that
 * holds a message of quota and stores question and empty reply, then a run that this request only
 * follows.
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
    optionIds: body.option_ids ?? [],
    now,
  };
  for (let tries = 1; ; tries += 1) {
    const before = await sentBefore(services, send);
    if (before?.reply && before.reply.status !== 'failed') {
      return services.runs.follow({ userId: send.userId, messageId: before.reply.id }, signal);
    }
    try {
      return await startReply(services, send, before, { model: body.model, language, signal });
    } catch (error) {
      const refusal = refusalIn(error);
      // A concurrent request with the same send may have caused the refusal: then its reply is
      // followed, whichever of its rows was found first.
      const isConcurrentSend =
        refusal && tries < concurrentSendTriesMax && (await hasMoved(services, send, before));
      if (!isConcurrentSend) throw refusal ?? error;
    }
  }
};

async function startReply(
  services: MessageServices,
  send: Send,
  before: SentBefore | undefined,
  asked: RequestedSend & { signal: AbortSignal },
): Promise<EventSource<ReplyEvent>> {
  services.runs.refuseWhenDraining();
  const { db, settings } = services;
  const found = await readSendState(db, send);
  const state = await refuseSend(db, settings, send, before, found);
  const prepared = await prepareSend(services, send, state, before, asked);
  const order = { before, afterId: state.lastMessageId ?? 0, prepared };
  const stored = await traced('store send', {}, () => storeSend(services, send, order));
  services.runs.start({ ...prepared, ...stored, userId: send.userId, sessionId: send.sessionId });
  return services.runs.follow({ userId: send.userId, messageId: stored.replyId }, asked.signal);
}

async function sentBefore({ db }: MessageServices, send: Send): Promise<SentBefore | undefined> {
  if (send.clientMessageId === null) return undefined;
  const before = await findSend(db, send.userId, send.clientMessageId);
  // An id with another text or session is a client's error, not a repeat.
  if (before && (before.sessionId !== send.sessionId || before.content !== send.content)) {
    throw new AppError('validation_failed');
  }
  return before;
}

/** Whether another call has stored this send, or restarted its reply, since `before` was read. */
async function hasMoved(
  services: MessageServices,
  send: Send,
  before: SentBefore | undefined,
): Promise<boolean> {
  const now = await sentBefore(services, send);
  if (now === undefined) return false;
  return now.userMessageId !== before?.userMessageId || now.reply?.id !== before.reply?.id;
}

/** The refusal that an error is; a constraint is one that another send was quicker to. */
function refusalIn(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const isRace = isConstraint(error, 'message_running') || isConstraint(error, 'message_client_id');
  return isRace ? new AppError('reply_running', { cause: error }) : undefined;
}

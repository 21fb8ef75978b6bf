import { holdMessage } from '#features/membership/server/quota-store.ts';
import { messagesMax } from '#features/sessions/rules.ts';
import { recordActivity } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { charCount } from '#platform/contract/chars.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import { messageTexts } from '../texts.ts';
import { insertDangers } from './danger-store.ts';
import type { MessageServices } from './message-services.ts';
import { deleteReply, findSend, insertSend, type Send, type SentBefore } from './reply-store.ts';
import { lockSendState, type SendState } from './send-state-store.ts';
import { nameOfBeginning } from './name-of-beginning.ts';
import type { PreparedReply } from './reply-preparation.ts';
import { tallyTriage } from './tally-store.ts';

type Limits = Pick<MessageServices['settings'], 'runningRepliesMax'>;

/**
 * The checks of a send that cost only a few rows. They run before the conversation is analyzed, and
 * again, with the state of a locked session, in the transaction that stores the send.
 */
export async function refuseSend<State extends SendState>(
  db: Executor,
  limits: Limits,
  send: Send,
  before: SentBefore | undefined,
  found: State | undefined,
): Promise<State> {
  const state = refuseSession(limits, found);
  // MSG-8: with 199 a send is still taken; its reply is one more.
  if (!before && state.messagesCount >= messagesMax) throw new AppError('message_limit');
  if (before && !(await isUnchanged(db, send, before))) throw new AppError('not_found');
  return state;
}

/** The question, or the reply that is written again, may have been deleted since they were found. */
async function isUnchanged(db: Executor, send: Send, before: SentBefore): Promise<boolean> {
  const now = await findSend(db, send.userId, send.clientMessageId ?? '');
  return now?.userMessageId === before.userMessageId && now.reply?.id === before.reply?.id;
}

/** The checks of the session itself, which a resumed reply has to pass too. */
export function refuseSession<State extends SendState>(
  { runningRepliesMax }: Limits,
  state: State | undefined,
): State {
  if (!state) throw new AppError('not_found');
  if (state.status === 'completed') throw new AppError('session_completed');
  if (state.isReplying) throw new AppError('reply_running');
  if (state.runningReplies >= runningRepliesMax) {
    throw new AppError('too_many_requests', {
      text: both(messageTexts, (t) => t.tooManyReplies),
      retryAfterSeconds: 5,
    });
  }
  return state;
}

export type StoredSend = { replyId: number; userMessageId: number; holdId: string | null };

/**
 * Stores a send atomically: the hold, the question and the empty reply. A repeated send whose reply had failed
 * keeps its question and gets a new reply.
 */
export async function storeSend(
  services: MessageServices,
  send: Send,
  before: SentBefore | undefined,
  prepared: PreparedReply,
): Promise<StoredSend> {
  return transaction(services.db, async (tx) => {
    const locked = await lockSendState(tx, send);
    const session = await refuseSend(tx, services.settings, send, before, locked);
    const holdId = prepared.isFree ? null : await hold(tx, services, send);
    if (before?.reply) await deleteReply(tx, { userId: send.userId, id: before.reply.id });
    const { processId } = services.runs;
    const { chosen, reading, modelName: model } = prepared;
    const { userMessageId, replyId } = await insertSend(tx, send, {
      question: before ?? { afterId: session.lastMessageId ?? 0, chosen, reading },
      reply: { model, holdId, processId },
    });
    const { triageLevel } = prepared;
    await recordActivity(tx, {
      userId: send.userId,
      sessionId: send.sessionId,
      addedMessages: (before ? 0 : 1) + (before?.reply ? 0 : 1),
      uploadChars: before ? 0 : charCount(send.content),
      downloadChars: 0,
      last: { id: userMessageId, role: 'user', content: send.content, at: send.now },
      summaryAt: null,
      title: nameOfBeginning(reading, triageLevel),
      isAboutOther: prepared.isAboutOther,
    });
    // A send that is repeated after a failure was counted when it first came.
    if (!before) {
      const of = { userId: send.userId, messageId: userMessageId, now: send.now };
      await insertDangers(tx, of, prepared.dangers);
      await tallyTriage(tx, triageLevel, send.now);
    }
    return { replyId, userMessageId, holdId };
  });
}

async function hold(tx: Executor, { newId }: MessageServices, send: Send): Promise<string> {
  const id = newId();
  if (!(await holdMessage(tx, { ...send, id }))) throw new AppError('quota_exhausted');
  return id;
}

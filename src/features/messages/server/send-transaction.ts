import { applyMonthReset } from '#features/membership/server/month-store.ts';
import { messagesMax } from '#features/sessions/rules.ts';
import { lockSession } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { statement, transaction, type Executor } from '#platform/server/database.ts';
import { messageTexts } from '../texts.ts';
import type { MessageServices } from './message-services.ts';
import { nameOfBeginning } from './name-of-beginning.ts';
import type { PreparedReply } from './reply-preparation.ts';
import { findSend, type Send, type SentBefore } from './reply-store.ts';
import type { SendState } from './send-state-store.ts';
import { insertSend, type NewSend } from './sent-message-store.ts';

type Limits = Pick<MessageServices['settings'], 'runningRepliesMax'>;

/**
 * The checks of a send that cost only a few rows. They run before the conversation is analyzed, and
 * again, with the state of a locked session, in the statement that stores the send.
 */
export async function refuseSend<State extends SendState>(
  db: Executor,
  limits: Limits,
  send: Send,
  before: SentBefore | undefined,
  found: State | undefined,
): Promise<State> {
  const isUnchanged = before === undefined || (await isAsItWas(db, send, before));
  return refuse(limits, before, found && { ...found, isUnchanged });
}

function refuse<State extends SendState & { isUnchanged: boolean }>(
  limits: Limits,
  before: SentBefore | undefined,
  found: State | undefined,
): State {
  const state = refuseSession(limits, found);
  // MSG-8: with 199 a send is still taken; its reply is one more.
  if (!before && state.messagesCount >= messagesMax) throw new AppError('message_limit');
  if (!state.isUnchanged) throw new AppError('not_found');
  return state;
}

/** The question, or the reply that is written again, may have been deleted since they were found. */
async function isAsItWas(db: Executor, send: Send, before: SentBefore): Promise<boolean> {
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

type Prepared = { before: SentBefore | undefined; afterId: number; prepared: PreparedReply };

/**
 * Stores a send atomically: the hold, the question and the empty reply. A repeated send whose reply had failed
 * keeps its question and gets a new reply.
 */
export async function storeSend(
  services: MessageServices,
  send: Send,
  { before, afterId, prepared }: Prepared,
): Promise<StoredSend> {
  const { runs } = services;
  const { runningRepliesMax } = services.settings;
  const { chosen, reading, dangers, triageLevel, isAboutOther } = prepared;
  const holdId = prepared.isFree ? null : services.newId();
  const title = nameOfBeginning(reading, triageLevel);
  const order = {
    send,
    before,
    afterId,
    runningRepliesMax,
    question: { chosen, reading, dangers, title, isAboutOther },
    reply: { model: prepared.modelName, holdId, processId: runs.processId },
  };
  const result =
    (await tryToStore(services, order, false)) ?? (await tryToStore(services, order, true));
  if (!result) throw new AppError('quota_exhausted');
  // A send that is repeated after a failure was counted when it first came.
  if (!before) runs.tally.countSend(triageLevel, send.now);
  return { ...result, holdId };
}

/** Null where no message is left in the month as it is known; the second try brings it up to date first. */
async function tryToStore(
  { db, settings }: MessageServices,
  order: NewSend,
  isMonthCurrent: boolean,
): Promise<{ userMessageId: number; replyId: number } | null> {
  const { send, before } = order;
  const run = before || isMonthCurrent ? transaction : statement;
  const found = await run(db, async (tx) => {
    // What is asked again is compared with what is there once nobody else can change it.
    if (before) await lockSession(tx, send);
    if (isMonthCurrent) await applyMonthReset(tx, send.userId, send.now);
    return insertSend(tx, order, { isMonthCurrent });
  });
  const { userMessageId, replyId } = refuse(settings, before, found);
  return userMessageId === null || replyId === null ? null : { userMessageId, replyId };
}

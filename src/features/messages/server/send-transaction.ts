import { ensureUsageAccount, holdMessage } from '#features/membership/server/quota-store.ts';
import { messagesMax } from '#features/sessions/rules.ts';
import {
  lockSession,
  nameSession,
  noteAboutOther,
  recordActivity,
} from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { charCount } from '#platform/contract/chars.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import { messageTexts } from '../texts.ts';
import { insertDangers } from './danger-store.ts';
import type { MessageServices } from './message-services.ts';
import {
  deleteReply,
  findSend,
  insertReply,
  insertUserMessage,
  type Send,
  type SentBefore,
} from './reply-store.ts';
import { countRunningReplies, findRunningReply } from './running-reply-store.ts';
import { nameOfBeginning } from './name-of-beginning.ts';
import type { PreparedReply } from './reply-preparation.ts';
import { tallyTriage } from './tally-store.ts';

type Limits = Pick<MessageServices['settings'], 'runningRepliesMax'>;
/** Reads the session, and locks its row where the send is stored, which serializes concurrent sends. */
type ReadSession = (
  db: Executor,
  owned: { userId: number; sessionId: number },
) => Promise<SessionOfSend | undefined>;
type SessionOfSend = {
  status: 'ongoing' | 'completed';
  messagesCount: number;
  lastMessageId?: number | null;
};

/**
 * The checks of a send that cost only a few rows. They run before the conversation is analyzed, and
 * again in the transaction that stores the send.
 */
export async function refuseSend(
  db: Executor,
  limits: Limits,
  send: Send,
  before: SentBefore | undefined,
  readSession: ReadSession,
): Promise<SessionOfSend> {
  const session = await refuseSession(db, limits, send, readSession);
  // MSG-8: with 199 a send is still taken; its reply is one more.
  if (!before && session.messagesCount >= messagesMax) throw new AppError('message_limit');
  if (before && !(await isUnchanged(db, send, before))) throw new AppError('not_found');
  return session;
}

/** The question, or the reply that is written again, may have been deleted since they were found. */
async function isUnchanged(db: Executor, send: Send, before: SentBefore): Promise<boolean> {
  const now = await findSend(db, send.userId, send.clientMessageId ?? '');
  return now?.userMessageId === before.userMessageId && now.reply?.id === before.reply?.id;
}

/** The checks of the session itself, which a resumed reply has to pass too. */
export async function refuseSession(
  db: Executor,
  { runningRepliesMax }: Limits,
  send: Send,
  readSession: ReadSession,
): Promise<SessionOfSend> {
  const session = await readSession(db, send);
  if (!session) throw new AppError('not_found');
  if (session.status === 'completed') throw new AppError('session_completed');
  if (await findRunningReply(db, send)) throw new AppError('reply_running');
  if ((await countRunningReplies(db, send.userId)) >= runningRepliesMax) {
    throw new AppError('too_many_requests', {
      text: both(messageTexts, (t) => t.tooManyReplies),
      retryAfterSeconds: 5,
    });
  }
  return session;
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
    const session = await refuseSend(tx, services.settings, send, before, lockSession);
    const holdId = prepared.isFree ? null : await hold(tx, services, send);
    const userMessageId =
      before?.userMessageId ??
      (await insertUserMessage(tx, {
        ...send,
        afterId: session.lastMessageId ?? 0,
        chosen: prepared.chosen,
        reading: prepared.reading,
      }));
    if (before?.reply) await deleteReply(tx, { userId: send.userId, id: before.reply.id });
    const replyId = await insertReply(tx, {
      userId: send.userId,
      sessionId: send.sessionId,
      replyToId: userMessageId,
      model: prepared.modelName,
      holdId,
      processId: services.runs.processId,
      now: send.now,
    });
    await recordActivity(tx, {
      userId: send.userId,
      sessionId: send.sessionId,
      addedMessages: (before ? 0 : 1) + (before?.reply ? 0 : 1),
      uploadChars: before ? 0 : charCount(send.content),
      downloadChars: 0,
      last: { id: userMessageId, role: 'user', content: send.content, at: send.now },
      summaryAt: null,
    });
    const title = nameOfBeginning(prepared.reading, prepared.triageLevel);
    if (title !== '') await nameSession(tx, { ...send, title });
    if (prepared.isAboutOther) await noteAboutOther(tx, send);
    // A send that is repeated after a failure was counted when it first came.
    if (!before) {
      const of = { userId: send.userId, messageId: userMessageId, now: send.now };
      await insertDangers(tx, of, prepared.dangers);
      await tallyTriage(tx, prepared.triageLevel, send.now);
    }
    return { replyId, userMessageId, holdId };
  });
}

async function hold(tx: Executor, { newId }: MessageServices, send: Send): Promise<string> {
  await ensureUsageAccount(tx, send.userId, send.now);
  const id = newId();
  if (!(await holdMessage(tx, { ...send, id }))) throw new AppError('quota_exhausted');
  return id;
}

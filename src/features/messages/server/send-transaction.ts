import { ensureUsageAccount, holdMessage } from '#features/membership/server/quota-store.ts';
import { messagesMax } from '#features/sessions/rules.ts';
import { lockSession, recordActivity } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { charCount } from '#platform/contract/chars.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import { messageTexts } from '../texts.ts';
import type { MessageServices } from './message-services.ts';
import {
  countRunningReplies,
  findSend,
  insertUserMessage,
  type SentBefore,
} from './message-store.ts';
import type { PreparedReply } from './reply-preparation.ts';
import type { Send } from './send.ts';
import { deleteReply, findRunningReply, insertReply } from './reply-store.ts';
import { tallyTriage } from './tally-store.ts';

export type StoredSend = { replyId: number; userMessageId: number; holdId: string | null };

/**
 * Stores a send, or nothing at all: the hold, the question and the empty reply stand or fall
 * together. A send whose reply had failed keeps its question and gets a new reply.
 */
export async function storeSend(
  services: MessageServices,
  send: Send,
  before: SentBefore | undefined,
  prepared: PreparedReply,
): Promise<StoredSend> {
  return transaction(services.db, async (tx) => {
    await refuseSend(tx, services, send, before);
    const holdId = prepared.isFree ? null : await hold(tx, services, send);
    const userMessageId = before?.userMessageId ?? (await insertUserMessage(tx, send));
    if (before?.reply) await deleteReply(tx, before.reply.id);
    const replyId = await insertReply(tx, {
      userId: send.userId,
      sessionId: send.sessionId,
      replyToId: userMessageId,
      model: prepared.modelName,
      holdId,
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
    // A send that is repeated after a failure was counted when it first came.
    if (!before) await tallyTriage(tx, prepared.triageLevel, send.now);
    return { replyId, userMessageId, holdId };
  });
}

async function refuseSend(
  tx: Executor,
  services: MessageServices,
  send: Send,
  before: SentBefore | undefined,
): Promise<void> {
  const { messagesCount } = await refuseSession(tx, services, send);
  // A question and its reply need a place each: the cap is never passed, whoever sends at once.
  if (!before && messagesCount + 2 > messagesMax) throw new AppError('message_limit');
  if (before && !(await stillStands(tx, send, before))) throw new AppError('not_found');
}

/** The question, or the reply that is written again, may have been deleted since they were found. */
async function stillStands(tx: Executor, send: Send, before: SentBefore): Promise<boolean> {
  const now = await findSend(tx, send.userId, send.clientMessageId ?? '');
  return now?.userMessageId === before.userMessageId && now.reply?.id === before.reply?.id;
}

/** The session's own rules; its row stays locked, so that two sends to it take turns. */
export async function refuseSession(
  tx: Executor,
  { settings }: MessageServices,
  send: Send,
): Promise<{ messagesCount: number }> {
  const session = await lockSession(tx, send);
  if (!session) throw new AppError('not_found');
  if (session.status === 'completed') throw new AppError('session_completed');
  if (await findRunningReply(tx, send)) throw new AppError('reply_running');
  if ((await countRunningReplies(tx, send.userId)) >= settings.runningRepliesMax) {
    throw new AppError('too_many_requests', {
      text: both(messageTexts, (t) => t.tooManyReplies),
      retryAfterSeconds: 5,
    });
  }
  return session;
}

async function hold(tx: Executor, { newId }: MessageServices, send: Send): Promise<string> {
  await ensureUsageAccount(tx, send.userId, send.now);
  const id = newId();
  if (!(await holdMessage(tx, { ...send, id }))) throw new AppError('quota_exhausted');
  return id;
}

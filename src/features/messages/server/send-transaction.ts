import { ensureUsageAccount, holdMessage } from '#features/membership/server/quota-store.ts';
import { recordActivity } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { charCount } from '#platform/contract/chars.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import type { MessageServices } from './message-services.ts';
import { insertUserMessage, type SentBefore, type Send } from './message-store.ts';
import type { PreparedReply } from './reply-preparation.ts';
import { refuseSend } from './send-refusals.ts';
import { deleteReply, insertReply } from './reply-store.ts';
import { tallyTriage } from './tally-store.ts';

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
    await refuseSend(tx, services.settings, send, before);
    const holdId = prepared.isFree ? null : await hold(tx, services, send);
    const userMessageId = before?.userMessageId ?? (await insertUserMessage(tx, send));
    if (before?.reply) await deleteReply(tx, before.reply.id);
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
    // A send that is repeated after a failure was counted when it first came.
    if (!before) await tallyTriage(tx, prepared.triageLevel, send.now);
    return { replyId, userMessageId, holdId };
  });
}

async function hold(tx: Executor, { newId }: MessageServices, send: Send): Promise<string> {
  await ensureUsageAccount(tx, send.userId, send.now);
  const id = newId();
  if (!(await holdMessage(tx, { ...send, id }))) throw new AppError('quota_exhausted');
  return id;
}

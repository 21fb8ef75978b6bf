// The rules and locks for deleting and restoring. A send, the end of a reply and a deletion lock the
// session's row first, so they are serialized and never see each other half done.
import { messagesHeldMax } from '#features/sessions/rules.ts';
import { setActivity } from '#features/sessions/server/session-activity-store.ts';
import { lockSession } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import type { Deletion } from '../contract.ts';
import { messageTexts } from '../texts.ts';
import { countActivity } from './message-count-store.ts';
import {
  findPlaces,
  listFollowing,
  listRemoved,
  listExisting,
  newestIdOf,
  putBackMessages,
  removeMessages,
  restorableMs,
  type RemovedMessage,
} from './message-deletion-store.ts';
import { findRunningReply } from './running-reply-store.ts';

type InSession = { userId: number; sessionId: number };
type Asked = { userId: number; messageIds: readonly number[]; now: Date };

/** Deletes messages of one session, all or none; already deleted ones are skipped. */
export function deleteStored(db: Executor, asked: Asked): Promise<Deletion> {
  return transaction(db, async (tx) => {
    const { userId, now } = asked;
    const sessionId = await placeOf(tx, asked);
    if (sessionId === undefined) throw new AppError('not_found');
    const where = { userId, sessionId };
    await lockOpenSession(tx, where);
    const existing = await listExisting(tx, { ...where, messageIds: asked.messageIds });
    if (existing.some(({ isSummary }) => isSummary)) throw refused('summaryStays');
    const messageIds = existing.map(({ id }) => id);
    if (messageIds.length > 0) await remove(tx, { ...where, messageIds, now, newestId: null });
    return deletionOf(messageIds);
  });
}

/** Deletes one of the person's messages and all after it; its text goes back to the input. */
export function deleteStoredFrom(
  db: Executor,
  { userId, messageId, now }: { userId: number; messageId: number; now: Date },
): Promise<Deletion & { content: string }> {
  return transaction(db, async (tx) => {
    const missing = () => new AppError('not_found', { text: both(messageTexts, missingText) });
    const sessionId = await placeOf(tx, { userId, messageIds: [messageId] });
    if (sessionId === undefined) throw missing();
    const where = { userId, sessionId };
    await lockOpenSession(tx, where);
    const [message] = await listExisting(tx, { ...where, messageIds: [messageId] });
    if (!message) throw missing();
    // MSG-26: only from a message of one's own.
    if (message.role !== 'user') throw refused('fromUserOnly');
    const messageIds = await listFollowing(tx, { ...where, fromId: messageId });
    await remove(tx, { ...where, messageIds, now, newestId: await newestIdOf(tx, where) });
    return { ...deletionOf(messageIds), content: message.content };
  });
}

/** Restores deleted messages, all or none; existing ones are skipped. */
export function restoreStored(db: Executor, asked: Asked): Promise<number> {
  return transaction(db, async (tx) => {
    const { userId, now } = asked;
    const sessionId = await placeOf(tx, asked);
    if (sessionId === undefined) throw new AppError('not_found');
    const where = { userId, sessionId };
    const session = await lockOpenSession(tx, where);
    const removed = await listRemoved(tx, { ...where, messageIds: asked.messageIds });
    if (removed.length === 0) return 0;
    await refuseLate(tx, where, removed, now);
    if (session.messagesCount + removed.length > messagesHeldMax)
      throw new AppError('message_limit');
    await putBackMessages(tx, { ...where, messageIds: removed.map(({ id }) => id) });
    await setActivity(tx, await countActivity(tx, where));
    return removed.length;
  });
}

/** The one session of all ids; undefined if an id is unknown or foreign. */
async function placeOf(
  tx: Executor,
  asked: { userId: number; messageIds: readonly number[] },
): Promise<number | undefined> {
  const messageIds = [...new Set(asked.messageIds)];
  const { sessionIds, known } = await findPlaces(tx, { ...asked, messageIds });
  if (known < messageIds.length) return undefined;
  if (sessionIds.length > 1) throw refused('oneSession');
  return sessionIds[0];
}

/** CON-7: a completed session is read-only. */
async function lockOpenSession(tx: Executor, where: InSession) {
  const session = await lockSession(tx, where);
  if (!session) throw new AppError('not_found');
  if (session.status === 'completed') throw new AppError('session_completed');
  return session;
}

async function remove(tx: Executor, removal: Parameters<typeof removeMessages>[1]): Promise<void> {
  const running = await findRunningReply(tx, removal);
  const ids = new Set(removal.messageIds);
  // It is still running and not charged yet, so the person must stop it first.
  if (running && (ids.has(running.id) || ids.has(running.replyToId))) {
    throw new AppError('reply_running', { text: both(messageTexts, (t) => t.stopFirst) });
  }
  await removeMessages(tx, removal);
  const { userId, sessionId } = removal;
  await setActivity(tx, await countActivity(tx, { userId, sessionId }));
}

async function refuseLate(
  tx: Executor,
  where: InSession,
  removed: readonly RemovedMessage[],
  now: Date,
): Promise<void> {
  const oldest = now.getTime() - restorableMs;
  if (removed.some(({ deletedAt }) => deletedAt === null || deletedAt.getTime() < oldest)) {
    throw new AppError('restore_too_late');
  }
  const newest = removed.flatMap(({ newestId }) => newestId ?? []);
  if (newest.length > 0 && (await newestIdOf(tx, where)) > Math.min(...newest)) {
    throw new AppError('restore_too_late', { text: both(messageTexts, (t) => t.sentSince) });
  }
}

const missingText = (texts: (typeof messageTexts)['zh-CN']): string => texts.messageMissing;

function refused(why: 'summaryStays' | 'fromUserOnly' | 'oneSession'): AppError {
  return new AppError('validation_failed', { text: both(messageTexts, (t) => t[why]) });
}

const deletionOf = (messageIds: number[]): Deletion => ({
  deleted: messageIds.length > 0,
  deletedCount: messageIds.length,
  messageIds,
});

import { lockSession, recordActivity } from '#features/sessions/server/session-store.ts';
import { releaseExpiredHolds, releaseHold } from '#features/membership/server/quota-store.ts';
import { charCount } from '#platform/contract/chars.ts';
import { transaction, type Executor } from '#platform/server/database.ts';
import { interruptReply, lockSilentReplies, type Reaper } from './interrupted-reply-store.ts';
import { tallyReply } from './tally-store.ts';

/** Each save of a running reply is a heartbeat; without one for this long it is interrupted. */
export const silentRunMs = 12_000;
export const reaperMs = 4_000;

/**
 * Ends the replies of dead processes: marks them interrupted, keeps the text, releases the hold. Any process can
 * run it at any time; it never ends a reply of a living process. Returns how many replies it ended.
 */
export async function reapSilentReplies(
  db: Executor,
  times: { now: Date; silentMs: number },
  reaper: Reaper | null,
): Promise<number> {
  const { now, silentMs } = times;
  const ended = await transaction(db, async (tx) => {
    const silent = await lockSilentReplies(tx, silentMs, reaper);
    for (const reply of silent) {
      const { id, userId, sessionId, holdId, content } = reply;
      await lockSession(tx, { userId, sessionId });
      await interruptReply(tx, { userId, id, now });
      await recordActivity(tx, {
        userId,
        sessionId,
        addedMessages: 0,
        uploadChars: 0,
        downloadChars: charCount(content),
        last: content === '' ? null : { id, role: 'assistant', content, at: now },
        summaryAt: null,
      });
      if (holdId !== null) {
        const end = { userId, id: holdId, reason: 'reply-interrupted' as const, now };
        await releaseHold(tx, { ...end, sessionId, messageId: id });
      }
    }
    for (const { model, holdId } of silent.toSorted((a, b) => (a.model < b.model ? -1 : 1))) {
      await tallyReply(tx, { model, status: 'interrupted', isRefunded: holdId !== null }, now);
    }
    return silent.length;
  });
  await releaseExpiredHolds(db, now);
  return ended;
}

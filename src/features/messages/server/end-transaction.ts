import { countFreeCancellations } from '#features/membership/server/free-cancellation-store.ts';
import { releaseHold, settleHold, type HoldEnd } from '#features/membership/server/quota-store.ts';
import { readBalance } from '#features/membership/server/usage-store.ts';
import type { LedgerReason } from '#features/membership/rules.ts';
import { lockSession, recordActivity } from '#features/sessions/server/session-store.ts';
import { charCount } from '#platform/contract/chars.ts';
import {
  isPassingFailure,
  reservedConnections,
  transaction,
  type Executor,
} from '#platform/server/database.ts';
import { retry } from '#platform/server/retry.ts';
import { takeTurns } from '#platform/server/turns.ts';
import type { ReplyStatus } from '../reply-status.ts';
import { freeCancelsPerDay } from '../rules.ts';
import { endReply, readStatus, removeEmptyReply } from './reply-store.ts';
import { summaryOnWire } from './reply-summary.ts';
import type { ReplyWriter } from './reply-writer.ts';
import { tallyReply } from './tally-store.ts';

/** Storing a reply is retried for about a minute while the database is unavailable or overloaded. */
const passingFailure = { triesMax: 30, waitMs: 2_000, isRetryable: isPassingFailure };

/** Ends wait for each other here, where a wait has no limit, and not for a connection. */
const inTurn = takeTurns(reservedConnections);

/** What the end of a reply is stored from. */
export type ReplyToEnd = {
  replyId: number;
  userId: number;
  sessionId: number;
  /** Null for a free reply. */
  holdId: string | null;
  modelName: string;
  writer: ReplyWriter;
};

export type EndServices = {
  /** Reserved connections, because a finished reply must be stored. */
  reserved: Executor;
  processId: string;
  now: () => Date;
};

export type EndStatus = Exclude<ReplyStatus, 'streaming'>;
/** The stored status of an ended reply, and the messages left. */
export type StoredEnd = { status: EndStatus; remaining: number | null };

/** Ends a reply with its summary, counters and ledger; retried while the database cannot do it. */
export function storeEnd(
  services: EndServices,
  reply: ReplyToEnd,
  status: EndStatus,
): Promise<StoredEnd> {
  return retry(passingFailure, () => inTurn(() => storeOnce(services, reply, status)));
}

function storeOnce(
  services: EndServices,
  reply: ReplyToEnd,
  status: EndStatus,
): Promise<StoredEnd> {
  const { replyId, userId, sessionId, holdId, modelName, writer } = reply;
  const { content, reasoning, promptTokens, completionTokens, summary } = writer;
  const now = services.now();
  const row = { userId, id: replyId, processId: services.processId };
  return transaction(services.reserved, async (tx) => {
    await lockSession(tx, { userId, sessionId });
    const { hasVisibleText } = writer;
    const hasReasoning = reasoning.trim() !== '';
    const ended = { userId, holdId, status, hasVisibleText, hasReasoning, now };
    const price = await priceOf(tx, ended);
    // A charged reply is stored, even if it has only reasoning.
    const isEmpty =
      !hasVisibleText && !price.isSpent && (status === 'failed' || status === 'cancelled');
    const wasOurs = isEmpty
      ? await removeEmptyReply(tx, row)
      : await endReply(tx, row, {
          status,
          now,
          content,
          reasoning,
          warning: writer.warning,
          summary: summary && summaryOnWire(summary),
          summaryDetails: summary,
          suggestions: writer.suggestions,
          suggestionsTogether: writer.suggestionsTogether,
          dialogue: writer.dialogue,
          promptTokens,
          completionTokens,
        });
    if (!wasOurs) {
      // Ended elsewhere, or by an earlier attempt whose result was lost: the stored state is reported.
      const stored = (await readStatus(tx, row)) ?? (isEmpty ? status : 'cancelled');
      const shown = stored === 'streaming' ? 'interrupted' : stored;
      return { status: shown, remaining: (await readBalance(tx, userId, now)).remaining };
    }
    const messageId = isEmpty ? null : replyId;
    const end = { userId, now, sessionId, messageId };
    const remaining = await endHold(tx, price, end, holdId);
    await recordActivity(tx, {
      userId,
      sessionId,
      addedMessages: isEmpty ? -1 : 0,
      uploadChars: 0,
      downloadChars: charCount(content),
      last: !hasVisibleText ? null : { id: replyId, role: 'assistant', content, at: now },
      summaryAt: summary ? now : null,
    });
    const isRefunded = holdId !== null && !price.isSpent;
    await tallyReply(tx, { model: modelName, status, isRefunded }, now);
    return { status, remaining };
  });
}

type Ended = {
  userId: number;
  /** Null for a free reply. */
  holdId: string | null;
  status: EndStatus;
  hasVisibleText: boolean;
  hasReasoning: boolean;
  now: Date;
};
type ReplyPrice = { isSpent: boolean; reason: LedgerReason };

/**
 * The price of an ended reply (decisions 009, 056). Stopping a model after its reasoning and before its answer
 * is free a limited number of times per day.
 */
async function priceOf(tx: Executor, ended: Ended): Promise<ReplyPrice> {
  const { status, hasVisibleText, hasReasoning, holdId } = ended;
  const reason: LedgerReason = `reply-${status}`;
  if (status !== 'cancelled' || hasVisibleText || !hasReasoning || holdId === null) {
    return { isSpent: status === 'complete' || (status === 'cancelled' && hasVisibleText), reason };
  }
  const isSpent = (await countFreeCancellations(tx, ended)) >= freeCancelsPerDay;
  return { isSpent, reason: 'reasoning-cancelled' };
}

/** Ends the hold of a reply, if it has one, at its price. Returns how many messages are left. */
async function endHold(
  tx: Executor,
  { isSpent, reason }: ReplyPrice,
  end: Omit<HoldEnd, 'reason' | 'id'>,
  holdId: string | null,
): Promise<number> {
  const hold = holdId === null ? null : { ...end, id: holdId, reason };
  const settled = hold && isSpent ? await settleHold(tx, hold) : null;
  if (hold && !isSpent) await releaseHold(tx, hold);
  return settled ?? (await readBalance(tx, end.userId, end.now)).remaining;
}

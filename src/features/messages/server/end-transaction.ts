import { countFreeCancellations } from '#features/membership/server/free-cancellation-store.ts';
import { releaseHold, settleHold, type HoldEnd } from '#features/membership/server/quota-store.ts';
import { readBalance } from '#features/membership/server/usage-store.ts';
import type { LedgerReason } from '#features/membership/rules.ts';
import {
  lockSession,
  recordActivity,
  type SessionActivity,
} from '#features/sessions/server/session-store.ts';
import { charCount } from '#platform/contract/chars.ts';
import {
  isPassingFailure,
  reservedConnections,
  statement,
  transaction,
  type Executor,
} from '#platform/server/database.ts';
import { retry } from '#platform/server/retry.ts';
import { takeTurns } from '#platform/server/turns.ts';
import type { ReplyStatus } from '../reply-status.ts';
import { freeCancelsPerDay } from '../rules.ts';
import type { DailyTally } from './daily-tally.ts';
import { endCharged } from './charged-reply-store.ts';
import {
  endReply,
  readStatus,
  removeEmptyReply,
  type EndedReply,
  type RunRow,
} from './reply-store.ts';
import { summaryOnWire } from './reply-summary.ts';
import type { ReplyWriter } from './reply-writer.ts';

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
  tally: DailyTally;
  now: () => Date;
};

export type EndStatus = Exclude<ReplyStatus, 'streaming'>;
/** The stored status of an ended reply, and the messages left. */
export type StoredEnd = { status: EndStatus; remaining: number | null };

/** Ends a reply with its summary, counters and ledger; retried while the database cannot do it. */
export async function storeEnd(
  services: EndServices,
  reply: ReplyToEnd,
  status: EndStatus,
): Promise<StoredEnd> {
  const once = () => inTurn(() => storeOnce(services, reply, status));
  const { isRefunded, ...end } = await retry(passingFailure, once);
  if (isRefunded !== null) {
    services.tally.countReply({ model: reply.modelName, status, isRefunded }, services.now());
  }
  return end;
}

/** Whether its message was given back; null if it had been ended elsewhere. */
type CountedEnd = StoredEnd & { isRefunded: boolean | null };

function storeOnce(
  services: EndServices,
  reply: ReplyToEnd,
  status: EndStatus,
): Promise<CountedEnd> {
  const { replyId, userId, sessionId, holdId, writer } = reply;
  const now = services.now();
  const { hasVisibleText } = writer;
  const hasReasoning = writer.reasoning.trim() !== '';
  const ended = { userId, holdId, status, hasVisibleText, hasReasoning, now };
  const row = { userId, id: replyId, processId: services.processId };
  const activity = activityOf(reply, now);
  const text = endedReply(writer, status, now);
  if (status === 'complete' || (status === 'cancelled' && hasVisibleText)) {
    const hold = { userId, id: holdId, reason: `reply-${status}` as const, now, sessionId };
    return statement(services.reserved, async (db) => {
      const { isOurs, remaining } = await endCharged(db, row, { text, hold, activity });
      return isOurs
        ? { status, remaining, isRefunded: false }
        : storedElsewhere(db, row, now, 'cancelled');
    });
  }
  return transaction(services.reserved, async (tx) => {
    await lockSession(tx, { userId, sessionId });
    const price = await priceOf(tx, ended);
    // A charged reply is stored, even if it has only reasoning.
    const isEmpty =
      !hasVisibleText && !price.isSpent && (status === 'failed' || status === 'cancelled');
    const wasOurs = isEmpty ? await removeEmptyReply(tx, row) : await endReply(tx, row, text);
    if (!wasOurs) return storedElsewhere(tx, row, now, isEmpty ? status : 'cancelled');
    const messageId = isEmpty ? null : replyId;
    const end = { userId, now, sessionId, messageId };
    const remaining = await endHold(tx, price, end, holdId);
    await recordActivity(tx, { ...activity, addedMessages: isEmpty ? -1 : 0 });
    return { status, remaining, isRefunded: holdId !== null && !price.isSpent };
  });
}

/** Ended elsewhere, or by an earlier attempt whose result was lost: the stored state is reported. */
async function storedElsewhere(
  db: Executor,
  row: RunRow,
  now: Date,
  otherwise: EndStatus,
): Promise<CountedEnd> {
  const stored = (await readStatus(db, row)) ?? otherwise;
  const { remaining } = await readBalance(db, row.userId, now);
  return { status: stored === 'streaming' ? 'interrupted' : stored, remaining, isRefunded: null };
}

function endedReply(writer: ReplyWriter, status: EndStatus, now: Date): EndedReply {
  const { summary } = writer;
  return {
    status,
    now,
    content: writer.content,
    reasoning: writer.reasoning,
    warning: writer.warning,
    summary: summary && summaryOnWire(summary),
    summaryDetails: summary,
    suggestions: writer.suggestions,
    suggestionsTogether: writer.suggestionsTogether,
    dialogue: writer.dialogue,
    promptTokens: writer.promptTokens,
    completionTokens: writer.completionTokens,
  };
}

function activityOf(
  { replyId, userId, sessionId, writer }: ReplyToEnd,
  now: Date,
): SessionActivity {
  const { content, hasVisibleText, summary } = writer;
  return {
    userId,
    sessionId,
    addedMessages: 0,
    uploadChars: 0,
    downloadChars: charCount(content),
    last: hasVisibleText ? { id: replyId, role: 'assistant', content, at: now } : null,
    summaryAt: summary ? now : null,
  };
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
 * The price of a reply that ended without an answer (decisions 009, 056). Stopping a model after its reasoning and
 * before its answer is free a limited number of times per day.
 */
async function priceOf(tx: Executor, ended: Ended): Promise<ReplyPrice> {
  const { status, hasVisibleText, hasReasoning, holdId } = ended;
  if (status !== 'cancelled' || hasVisibleText || !hasReasoning || holdId === null) {
    return { isSpent: false, reason: `reply-${status}` };
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

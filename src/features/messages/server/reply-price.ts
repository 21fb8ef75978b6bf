import { countFreeCancellations } from '#features/membership/server/free-cancellation-store.ts';
import { releaseHold, settleHold, type HoldEnd } from '#features/membership/server/quota-store.ts';
import type { LedgerReason } from '#features/membership/rules.ts';
import type { Executor } from '#platform/server/database.ts';
import type { ReplyStatus } from '../reply-status.ts';
import { freeCancelsPerDay } from '../rules.ts';

type Ended = {
  userId: number;
  /** Null for a free reply. */
  holdId: string | null;
  status: Exclude<ReplyStatus, 'streaming'>;
  hasVisibleText: boolean;
  hasReasoning: boolean;
  now: Date;
};
export type ReplyPrice = { isSpent: boolean; reason: LedgerReason };

/**
 * The price of an ended reply (decisions 009, 056). Stopping a model after its reasoning and before its answer
 * is free a limited number of times per day.
 */
export async function priceOf(tx: Executor, ended: Ended): Promise<ReplyPrice> {
  const { status, hasVisibleText, hasReasoning, holdId } = ended;
  const reason: LedgerReason = `reply-${status}`;
  if (status !== 'cancelled' || hasVisibleText || !hasReasoning || holdId === null) {
    return { isSpent: status === 'complete' || (status === 'cancelled' && hasVisibleText), reason };
  }
  const isSpent = (await countFreeCancellations(tx, ended)) >= freeCancelsPerDay;
  return { isSpent, reason: 'reasoning-cancelled' };
}

/** Ends the hold of a reply at its price. */
export async function endHold(tx: Executor, price: ReplyPrice, end: Omit<HoldEnd, 'reason'>) {
  await (price.isSpent ? settleHold : releaseHold)(tx, { ...end, reason: price.reason });
}

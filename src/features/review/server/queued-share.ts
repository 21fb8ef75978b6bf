import type { QueuedShare } from '../contract.ts';
import type { ShareFlag } from '#features/sharing/rules.ts';
import { secondsSince } from '../rules.ts';
import type { ReviewRow } from './review-store.ts';
import { toShared, type KeptMessage } from '#features/sharing/share-view.ts';

/** A share as the desk lists it: without its messages, whose reading is logged one by one. */
export function toQueued(
  row: ReviewRow,
  now: Date,
  messages: readonly KeptMessage[] = [],
): QueuedShare {
  return {
    ...toShared(row, messages),
    edition: row.edition,
    submittedAt: row.submitted_at.toISOString(),
    waitingSeconds: secondsSince(row.submitted_at, now),
    flags: row.flags as ShareFlag[],
  };
}

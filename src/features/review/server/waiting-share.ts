import type { WaitingShare } from '../contract.ts';
import type { ShareFlag } from '#features/sharing/rules.ts';
import type { ReviewRow } from './review-store.ts';
import { toShared, type StoredMessage } from '#features/sharing/share-view.ts';
import { secondsSince } from './seconds-since.ts';

/** A share as listed at the desk: without its messages, since each reading is logged. */
export function toWaitingShare(
  row: ReviewRow,
  now: Date,
  messages: readonly StoredMessage[] = [],
): WaitingShare {
  return {
    ...toShared(row, messages),
    // It holds words of the conversation too.
    outline: null,
    edition: row.edition,
    submittedAt: row.submitted_at.toISOString(),
    waitingSeconds: secondsSince(row.submitted_at, now),
    flags: row.flags as ShareFlag[],
  };
}

export const reviewReasonCharsMax = 200;
export const reviewPageSize = 20;

/** How long a reviewer can undo a decision. */
export const reviewUndoMs = 10_000;
/** The log is kept for three years, the period for complaints. */
export const reviewLogKeptMs = 3 * 365 * 24 * 3_600_000;

export const reviewActions = [
  'approve',
  'reject',
  'undo',
  'read',
  'share-as-staff',
  'comment-approve',
  'comment-reject',
  'comment-delete',
  'report-uphold',
  'report-dismiss',
] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** Whole seconds since a moment, never negative. */
export function secondsSince(at: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1000));
}

export const reviewReasonCharsMax = 200;
export const reviewPageSize = 20;

/** A reviewer can take the own decision back for this long. */
export const reviewUndoMs = 10_000;
/** Who decided what and why is kept for three years, as long as somebody may complain about it. */
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

/** How long something has waited at a moment. */
export function secondsSince(at: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1000));
}

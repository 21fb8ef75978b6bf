export const reviewReasonCharsMax = 200;
export const reviewPageSize = 20;

/** How long a reviewer can undo a decision. */
export const reviewUndoMs = 10_000;

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

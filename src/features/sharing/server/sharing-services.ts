import type { Executor, ReadOnly } from '#platform/server/database.ts';

/** An action of staff outside the review desk. */
type StaffAction = {
  actorId: number;
  action: 'share-as-staff' | 'comment-delete';
  objectKind: 'share' | 'comment';
  objectId: number;
  reason: string;
  now: Date;
};

export type SharingServices = {
  db: Executor;
  readOnly: ReadOnly;
  /** Adds a line to the review log, in the transaction of the action itself. */
  logStaffAction: (tx: Executor, action: StaffAction) => Promise<void>;
};

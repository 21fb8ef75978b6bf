import type { Executor } from '#platform/server/database.ts';

export type SessionServices = {
  db: Executor;
  /** Whether a reply is running in a session; injected because replies belong to a later feature. */
  hasRunningReply: (db: Executor, owned: { userId: number; sessionId: number }) => Promise<boolean>;
  /** The sessions of a person in which a reply is running; injected likewise. */
  listReplyingSessions: (db: Executor, userId: number) => Promise<ReadonlySet<number>>;
};

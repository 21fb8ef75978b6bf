import type { Executor } from '#platform/server/database.ts';

export type SessionServices = {
  db: Executor;
  /** Whether a reply is being written in a session; replies belong to a feature behind this one. */
  hasRunningReply: (db: Executor, owned: { userId: number; sessionId: number }) => Promise<boolean>;
};

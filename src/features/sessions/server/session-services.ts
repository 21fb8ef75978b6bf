import type { RawBuilder } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

export type SessionServices = {
  db: Executor;
  /** Whether a reply is running in a session; injected because replies belong to a later feature. */
  hasRunningReply: (db: Executor, owned: { userId: number; sessionId: number }) => Promise<boolean>;
  /** Asks of a session in `session` whether a reply is running in it; injected likewise. */
  isReplying: () => RawBuilder<boolean>;
  /** Deletes the shares of a session that is deleted; injected likewise. */
  endShares: (
    tx: Executor,
    owned: { userId: number; sessionId: number },
    now: Date,
  ) => Promise<unknown>;
};

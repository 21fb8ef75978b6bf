import { sql } from 'kysely';

import { isDatabaseUnavailable, isTransactionRetryable } from './database-errors.ts';
import type { Executor, ReadOnly } from './database.ts';

/** How far a replica may be behind the database to be read from. */
export const replicaLagMsMax = 3_000;
/** What is known of a replica is checked again after this time, and is not used when it is older than the other. */
const checkAfterMs = 1_000;
const knownMsMax = 2_000;

export type ReplicaReads = {
  readOnly: ReadOnly;
  /** Waits for a check that runs. */
  settled: () => Promise<void>;
};

/**
 * The age of the newest transaction that a replica has replayed, in milliseconds by its own clock. Every process of the
 * product commits one each second (`process-lease-store.ts`), so this is how far it is behind, whatever the cause.
 * Infinity where nothing is replayed, as on a database that is no replica.
 */
export async function replayAgeMs(replica: Executor): Promise<number> {
  const { rows } = await sql<{ ageMs: number | null }>`select (extract(epoch from
    clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::float8 as "ageMs"`.execute(
    replica,
  );
  return rows[0]?.ageMs ?? Infinity;
}

/**
 * Reads from a replica while it keeps up, and from the database itself otherwise: before the first check, while the
 * replica is behind or away, and again when it fails the work. No call waits for a check.
 * @param clock milliseconds, never going back
 */
export function createReplicaReads(
  database: Executor,
  replica: Executor,
  { behindMs = replayAgeMs, clock = () => performance.now() } = {},
): ReplicaReads {
  let known = { keepsUp: false, at: -Infinity };
  let checking: Promise<void> | null = null;
  const check = async (): Promise<void> => {
    const at = clock();
    const keepsUp = await behindMs(replica).then(
      (ageMs) => ageMs <= replicaLagMsMax,
      (error: unknown) => {
        if (!isDatabaseUnavailable(error)) throw error;
        return false;
      },
    );
    known = { keepsUp, at };
  };
  const keepsUp = (): boolean => {
    const ageMs = clock() - known.at;
    if (ageMs > checkAfterMs) checking ??= check().finally(() => (checking = null));
    return known.keepsUp && ageMs <= knownMsMax;
  };
  return {
    async readOnly(work) {
      if (!keepsUp()) return work(database);
      try {
        return await work(replica);
      } catch (error) {
        // A replica also cancels what stands in the way of what it has to replay.
        if (!isDatabaseUnavailable(error) && !isTransactionRetryable(error)) throw error;
        known = { ...known, keepsUp: false };
        return work(database);
      }
    },
    settled: async () => checking ?? undefined,
  };
}

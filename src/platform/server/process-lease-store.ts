// Which processes of the product are alive, as seen by the database. Only the database's clock is used:
// process clocks may differ, and neither they nor an outage may make a living process look dead.
import { sql } from 'kysely';
import type { Executor } from './database.ts';

/** A process renews its lease this often. */
export const heartbeatMs = 1_000;
/** A longer gap between renewals means an outage, for this process or for all. */
const gapMsMax = 3_000;
/**
 * After an outage every living process has renewed its lease within this time: one failed wait for a
 * connection (4.5 s), one round, and a margin.
 */
export const graceMs = 6_000;
/** How long the leases of killed processes are kept. */
const keptMs = 24 * 3_600_000;

const ago = (ms: number) => sql<Date>`now() - ${ms} * interval '1 millisecond'`;

/** Records that a process is alive. */
export async function renewLease(db: Executor, processId: string): Promise<void> {
  await sql`
    insert into process_lease as lease (id, renewed_at, steady_since)
    values (${processId}::uuid, now(), now())
    on conflict (id) do update set renewed_at = now(),
      steady_since = case when lease.renewed_at < ${ago(gapMsMax)} then now()
                          else lease.steady_since end`.execute(db);
}

/** Removes the lease of a process that exits normally. */
export async function endLease(db: Executor, processId: string): Promise<void> {
  await db.deleteFrom('process_lease').where('id', '=', processId).execute();
}

/**
 * The processes that have renewed their lease within the time; null while `processId` may not declare others dead: it
 * must have been connected without a gap for so long that every other living process has renewed its lease.
 */
export async function listLivingProcesses(
  db: Executor,
  processId: string,
  silentMs: number,
): Promise<string[] | null> {
  const { rows } = await sql<{ id: string; lives: boolean; may_judge: boolean }>`
    select id, renewed_at >= ${ago(silentMs)} as lives,
      id = ${processId}::uuid and renewed_at >= ${ago(gapMsMax)}
        and steady_since <= ${ago(graceMs)} as may_judge
    from process_lease`.execute(db);
  if (!rows.some(({ may_judge }) => may_judge)) return null;
  return rows.flatMap(({ id, lives }) => (lives ? id : []));
}

/** Removes old leases of killed processes. Returns how many. */
export async function purgeLeases(db: Executor): Promise<number> {
  const result = await db
    .deleteFrom('process_lease')
    .where('renewed_at', '<', ago(keptMs))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

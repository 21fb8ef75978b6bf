// Which processes of the product are alive, as seen by the database. Only the database's clock is used:
// process clocks may differ, and neither they nor an outage may make a living process look dead.
import { sql, type RawBuilder } from 'kysely';
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

/** SQL: whether a process, given by a column or a value, has renewed its lease within the time. */
export function hasLease(processId: RawBuilder<unknown>, silentMs: number): RawBuilder<boolean> {
  return sql<boolean>`exists (select from process_lease lease
    where lease.id = ${processId} and lease.renewed_at >= ${ago(silentMs)})`;
}

/**
 * SQL: whether a process has been connected without a gap for so long that every other living process must
 * have renewed its lease. Only then may it declare others dead.
 */
export function mayDeclareDead(processId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from process_lease lease
    where lease.id = ${processId}::uuid and lease.renewed_at >= ${ago(gapMsMax)}
      and lease.steady_since <= ${ago(graceMs)})`;
}

/** Removes old leases of killed processes. Returns how many. */
export async function purgeLeases(db: Executor): Promise<number> {
  const result = await db
    .deleteFrom('process_lease')
    .where('renewed_at', '<', ago(keptMs))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

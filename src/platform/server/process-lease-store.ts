// Which processes of the product live, as the database has seen it. Only its own clock is used: the
// clocks of processes may differ, and neither theirs nor an outage may make a living process look dead.
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from './database.ts';

/** A process renews its lease this often. */
export const heartbeatMs = 1_000;
/** Renewals further apart were an outage, for this process or for all of them. */
const gapMsMax = 3_000;
/**
 * After an outage every living process has its heartbeat again within this time: a wait for a
 * connection in vain (4.5 s), a round and some more.
 */
export const graceMs = 6_000;
/** What is left of processes that were killed is of no use after a day. */
const keptMs = 24 * 3_600_000;

const ago = (ms: number) => sql<Date>`now() - ${ms} * interval '1 millisecond'`;

/** Shows that a process lives. */
export async function renewLease(db: Executor, processId: string): Promise<void> {
  await sql`
    insert into process_lease as lease (id, renewed_at, steady_since)
    values (${processId}::uuid, now(), now())
    on conflict (id) do update set renewed_at = now(),
      steady_since = case when lease.renewed_at < ${ago(gapMsMax)} then now()
                          else lease.steady_since end`.execute(db);
}

/** A process that ends in order leaves no lease. */
export async function endLease(db: Executor, processId: string): Promise<void> {
  await db.deleteFrom('process_lease').where('id', '=', processId).execute();
}

/** Whether a process, named by a column or a value, has shown itself within the time. */
export function hasLease(processId: RawBuilder<unknown>, silentMs: number): RawBuilder<boolean> {
  return sql<boolean>`exists (select from process_lease lease
    where lease.id = ${processId} and lease.renewed_at >= ${ago(silentMs)})`;
}

/**
 * Whether a process has been in touch with the database for so long without a gap that another one
 * that lives would have been heard of: only then may it judge who is dead.
 */
export function mayJudge(processId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from process_lease lease
    where lease.id = ${processId}::uuid and lease.renewed_at >= ${ago(gapMsMax)}
      and lease.steady_since <= ${ago(graceMs)})`;
}

/** Removes the leases of processes that are long gone. Returns how many. */
export async function purgeLeases(db: Executor): Promise<number> {
  const result = await db
    .deleteFrom('process_lease')
    .where('renewed_at', '<', ago(keptMs))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

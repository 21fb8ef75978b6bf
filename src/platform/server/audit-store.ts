// The audit log: who did what, when, to which object. A row is added in the transaction of the action it
// records, so one never exists without the other. It must never contain what a person wrote: no text, no
// name, no address of any kind. The database refuses to change a row or to remove a recent one.
import { sql } from 'kysely';
import type { Executor } from './database.ts';
import { newId } from './ids.ts';
import { currentRequestId } from './request-id.ts';

const dayMs = 24 * 3_600_000;

/** The law requires six months; the database removes nothing younger, whatever is configured. */
export const auditDaysMin = 180;

/** An account id, or one of three actors without an account: a visitor, the operator, the program itself. */
type AuditActor = number | 'nobody' | 'operator' | 'product';

export type AuditEntry = {
  at: Date;
  actor: AuditActor;
  /** A fixed name in kebab case, `noun` or `noun.verb`: `sign-in`, `password.change`, `order.grant`. */
  action: string;
  /** What was acted on, by kind (kebab case) and id; no id where there is only one. */
  object?: { kind: string; id?: number | string };
  /** `refused` by a rule, `failed` because of an error; `ok` by default. */
  result?: 'ok' | 'refused' | 'failed';
};

/** Adds a row, committed or rolled back with the transaction. The request id is added automatically. */
export async function audit(db: Executor, entry: AuditEntry): Promise<void> {
  const { actor, object } = entry;
  await db
    .insertInto('audit_log')
    .values({
      id: newId(entry.at),
      at: entry.at,
      actor: typeof actor === 'number' ? 'account' : actor,
      actor_id: typeof actor === 'number' ? actor : null,
      action: entry.action,
      object_kind: object?.kind ?? null,
      object_id: object?.id === undefined ? null : String(object.id),
      result: entry.result ?? 'ok',
      request_id: currentRequestId(),
    })
    .execute();
}

export type AuditRow = {
  at: Date;
  actor: string | number;
  action: string;
  object: { kind: string; id: string | null } | null;
  result: string;
  requestId: string | null;
};

/** At most `limit` rows since a time, newest first: all, or those by or about one account. */
export async function listAudit(
  db: Executor,
  { since, userId, limit }: { since: Date; userId: number | null; limit: number },
): Promise<AuditRow[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('at', '>=', since)
    .$if(userId !== null, (query) =>
      query.where((row) => {
        const isAccount = row('object_kind', '=', 'account');
        return row.or([
          row('actor_id', '=', userId),
          row.and([isAccount, row('object_id', '=', String(userId))]),
        ]);
      }),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: row.at,
    actor: row.actor_id ?? row.actor,
    action: row.action,
    object: row.object_kind === null ? null : { kind: row.object_kind, id: row.object_id },
    result: row.result,
    requestId: row.request_id,
  }));
}

/**
 * Removes rows older than `keptDays` (at least 180). Returns how many. The age is also checked by the
 * database's clock, so a process whose clock is ahead removes nothing early.
 */
export async function purgeAudit(
  db: Executor,
  { now, keptDays }: { now: Date; keptDays: number },
): Promise<number> {
  const end = new Date(now.getTime() - Math.max(keptDays, auditDaysMin) * dayMs);
  const result = await db
    .deleteFrom('audit_log')
    .where('at', '<', end)
    .where('at', '<', sql<Date>`now() - ${auditDaysMin} * interval '1 day'`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

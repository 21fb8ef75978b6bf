// The audit log: who did what, when, to which object. Rows are added by the transaction that does the
// thing, so neither stands without the other. Nothing a person wrote ever belongs here: no text, no
// name, no address of any kind. The database itself refuses to change a row or to remove a young one.
import { sql } from 'kysely';
import type { Executor } from './database.ts';
import { currentRequestId } from './request-id.ts';

const dayMs = 24 * 3_600_000;

/** The law asks for six months; the database removes nothing younger, whatever is configured. */
export const auditDaysMin = 180;

/** The number of an account, or who acts without one: a stranger, whoever runs the server, the program itself. */
type AuditActor = number | 'nobody' | 'operator' | 'product';

export type AuditEntry = {
  at: Date;
  actor: AuditActor;
  /** Words of ours in kebab case, `noun` or `noun.verb`: `sign-in`, `password.change`, `order.grant`. */
  action: string;
  /** What it was done to, by kind (kebab case) and id; without an id where there is only one. */
  object?: { kind: string; id?: number | string };
  /** `refused` by a rule, `failed` by a fault; `ok` unless told. */
  result?: 'ok' | 'refused' | 'failed';
};

/** Adds a row; in a transaction it holds only if that holds. The id of the request is found by itself. */
export async function audit(db: Executor, entry: AuditEntry): Promise<void> {
  const { actor, object } = entry;
  await db
    .insertInto('audit_log')
    .values({
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

/** A row as it is kept. */
export type AuditRow = {
  at: Date;
  actor: string | number;
  action: string;
  object: { kind: string; id: string | null } | null;
  result: string;
  requestId: string | null;
};

/** At most `limit` rows since then, newest first: all, or what an account did and what was done to it. */
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
 * Removes rows older than `keptDays` (at least 180). Returns how many. A clock that runs ahead of the
 * database's removes nothing early.
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

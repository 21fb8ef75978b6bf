import { sql } from 'kysely';
import { audit } from '#platform/server/audit-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { ReviewLogRow } from '../contract.ts';
import type { ReviewAction } from '../rules.ts';

/** The log is kept for three years, the period for complaints. */
export const reviewLogKeptMs = 3 * 365 * 24 * 3_600_000;

/** Adds a line to the log and, without the reason, to the audit log. */
export async function writeReviewLog(
  tx: Executor,
  line: {
    actorId: number;
    action: ReviewAction;
    objectKind: 'share' | 'comment' | 'report';
    objectId: number;
    reason: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('review_log')
    .values({
      id: newId(line.now),
      at: line.now,
      actor_id: line.actorId,
      action: line.action,
      object_kind: line.objectKind,
      object_id: line.objectId,
      reason: line.reason,
    })
    .execute();
  await audit(tx, {
    at: line.now,
    actor: line.actorId,
    action: `review.${line.action}`,
    object: { kind: line.objectKind, id: line.objectId },
  });
}

/** Audits that staff listed unpublished content; an empty list is not recorded. */
export async function auditListRead(
  db: Executor,
  reading: { actorId: number; objectKind: 'share' | 'comment' | 'report'; rows: number; now: Date },
): Promise<void> {
  if (reading.rows === 0) return;
  await audit(db, {
    at: reading.now,
    actor: reading.actorId,
    action: 'review.list',
    object: { kind: reading.objectKind },
  });
}

export async function listReviewLogRows(
  db: Executor,
  query: { page: number; page_size: number; only: 'all' | 'decisions' },
): Promise<{ rows: ReviewLogRow[]; count: number }> {
  const isWanted = query.only === 'all' ? sql`true` : sql`l.action <> 'read'`;
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from review_log l where ${isWanted}`.execute(db);
  const { rows } = await sql<{
    id: number;
    at: Date;
    actor: string | null;
    action: string;
    object_kind: 'share' | 'comment' | 'report';
    object_id: number;
    reason: string;
  }>`select l.id, l.at, u.username as actor, l.action, l.object_kind, l.object_id, l.reason
    from review_log l left join app_user u on u.id = l.actor_id where ${isWanted}
    order by l.id desc
    limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.execute(db);
  return {
    count: counted.rows[0]?.count ?? 0,
    rows: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      action: row.action as ReviewAction,
      objectKind: row.object_kind,
      objectId: row.object_id,
      reason: row.reason,
    })),
  };
}

export type DecidedObject = { kind: 'share' | 'comment' | 'report'; id: number };

/** Log rows about an object: a share can also be decided by a report, a report by a similar one. */
const linesAbout = {
  comment: (id: number) => sql`l.object_kind = 'comment' and l.object_id = ${id}`,
  share: (id: number) => sql`(l.object_kind = 'share' and l.object_id = ${id}
    or l.object_kind = 'report' and l.action = 'report-uphold' and l.object_id in (
      select id from share_report where share_id = ${id} and comment_id is null))`,
  report: (id: number) => sql`l.object_kind = 'report' and l.object_id in (
    select same.id from share_report r join share_report same on same.share_id = r.share_id
      and same.comment_id is not distinct from r.comment_id where r.id = ${id})`,
};

/** The last decision about an object; its actor is null when the account is deleted. */
export async function findDecision(
  db: Executor,
  { kind, id }: DecidedObject,
): Promise<{ actor: string | null; action: ReviewAction } | undefined> {
  const { rows } = await sql<{ actor: string | null; action: ReviewAction }>`
    select u.username as actor, l.action
    from review_log l left join app_user u on u.id = l.actor_id
    where ${linesAbout[kind](id)} and l.action <> 'read' order by l.id desc limit 1`.execute(db);
  return rows[0];
}

/** Deletes old rows. A clock that is ahead of the database's cannot delete any too early. */
export async function purgeReviewLog(db: Executor, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('review_log')
    .where('at', '<', new Date(now.getTime() - reviewLogKeptMs))
    .where('at', '<', sql<Date>`now() - interval '180 days'`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

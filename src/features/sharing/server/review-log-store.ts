import { sql } from 'kysely';
import { audit } from '#platform/server/audit-store.ts';
import type { Executor } from '#platform/server/database.ts';
import type { ReviewLogRow } from '../review-contract.ts';
import type { ReviewAction } from '../rules.ts';

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

/** Staff have read what nobody else may read yet; a list of nothing is no reading. */
export async function auditHeldReading(
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
  asked: { page: number; page_size: number; only: 'all' | 'decisions' },
): Promise<{ rows: ReviewLogRow[]; count: number }> {
  const isWanted = asked.only === 'all' ? sql`true` : sql`l.action <> 'read'`;
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
    limit ${asked.page_size} offset ${(asked.page - 1) * asked.page_size}`.execute(db);
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

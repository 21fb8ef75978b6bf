import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import type { ReportReason } from '#features/sharing/rules.ts';
import type { Report } from '../contract.ts';
import { secondsSince } from './seconds-since.ts';

const excerptCharsMax = 200;

/**
 * Open reports about content that can still be taken down. Withdrawn and deleted content is left
 * out: a withdrawn share is visible to its author only.
 */
const waiting = sql`share_report r join share s on s.id = r.share_id
  left join share_comment c on c.id = r.comment_id
  where r.status = 'open' and s.status in ('pending', 'approved')
    and (c.id is null or c.status in ('shown', 'held'))`;

/** Open reports, the oldest first, without the people who made them. */
export async function listOpenReports(
  db: Executor,
  query: { page: number; page_size: number; now: Date },
): Promise<{ reports: Report[]; count: number }> {
  const { rows } = await sql<{
    id: number;
    share_id: number;
    comment_id: number | null;
    title: string;
    excerpt: string;
    reason: string;
    details: string;
    created_at: Date;
  }>`select r.id, r.share_id, r.comment_id, s.title, r.reason, r.details, r.created_at,
      left(coalesce(c.content, s.search_text), ${excerptCharsMax}) as excerpt
    from ${waiting} order by r.id
    limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.execute(db);
  const reports = rows.map((row) => ({
    id: row.id,
    kind: row.comment_id === null ? ('share' as const) : ('comment' as const),
    shareId: row.share_id,
    commentId: row.comment_id,
    shareTitle: row.title,
    excerpt: row.excerpt,
    reason: row.reason as ReportReason,
    details: row.details,
    createdAt: row.created_at.toISOString(),
    waitingSeconds: secondsSince(row.created_at, query.now),
  }));
  return { reports, count: await countOpenReports(db) };
}

export async function countOpenReports(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${waiting}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Closes an open report and all others about the same content. Undefined when it is not open. */
export async function closeReport(
  tx: Executor,
  decided: { reportId: number; status: 'upheld' | 'dismissed' },
): Promise<{ shareId: number; commentId: number | null } | undefined> {
  const row = await tx
    .updateTable('share_report')
    .set({ status: decided.status })
    .where('id', '=', decided.reportId)
    .where('status', '=', 'open')
    .returning(['share_id as shareId', 'comment_id as commentId'])
    .executeTakeFirst();
  if (!row) return undefined;
  await sql`update share_report set status = ${decided.status} where share_id = ${row.shareId}
    and comment_id is not distinct from ${row.commentId} and status = 'open'`.execute(tx);
  return row;
}

export async function hasReport(db: Executor, reportId: number): Promise<boolean> {
  const row = await db
    .selectFrom('share_report')
    .select('id')
    .where('id', '=', reportId)
    .executeTakeFirst();
  return row !== undefined;
}

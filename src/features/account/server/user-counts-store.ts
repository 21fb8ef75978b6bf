import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** Numbers of accounts: all, new since a given time, staff, and scheduled for deletion. */
export type UserCounts = { total: number; new: number; staff: number; leaving: number };

export async function countUsers(db: Executor, since: Date): Promise<UserCounts> {
  const { rows } = await sql<UserCounts>`
    select count(*)::int as total, count(*) filter (where date_joined >= ${since})::int as new,
      count(*) filter (where is_staff)::int as staff,
      count(*) filter (where deletion_due_at is not null)::int as leaving
    from app_user`.execute(db);
  return rows[0] ?? { total: 0, new: 0, staff: 0, leaving: 0 };
}

import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** Creates an account like those of earlier versions, whose free messages have not been claimed. */
export async function takeFreeMessagesBack(db: Executor, username: string): Promise<void> {
  await sql`with gone as (
      delete from quota_ledger l using app_user u
      where u.username = ${username} and l.user_id = u.id and l.reason = 'new-account'
      returning l.user_id, l.amount)
    update usage_account a set permanent = permanent - gone.amount, free_claimed_at = null
    from gone where a.user_id = gone.user_id`.execute(db);
}

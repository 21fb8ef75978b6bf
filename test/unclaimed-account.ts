// Makes an account like those from before, which have not claimed their free messages:
// node test/unclaimed-account.ts <data folder> <username>, also while the product runs.
import process from 'node:process';
import { sql } from 'kysely';
import { openDatabase, type Executor } from '#platform/server/database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';

export async function takeFreeMessagesBack(db: Executor, username: string): Promise<void> {
  await sql`with gone as (
      delete from quota_ledger l using app_user u
      where u.username = ${username} and l.user_id = u.id and l.reason = 'new-account'
      returning l.user_id, l.amount)
    update usage_account a set permanent = permanent - gone.amount, free_claimed_at = null
    from gone where a.user_id = gone.user_id`.execute(db);
}

if (import.meta.main) {
  const [, , dataDir = '', username = ''] = process.argv;
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  const database = openDatabase({ connection: server.connection });
  await takeFreeMessagesBack(database.db, username);
  await database.close();
  await server.stop();
}

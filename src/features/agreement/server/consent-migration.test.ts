import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#platform/server/migrations.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

const all = join(import.meta.dirname, '..', '..', '..', '..', 'migrations');

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  folder = temporaryFolder();
});
afterAll(() => database.drop());

it('moves the separately stored publication consents into the one ledger', async () => {
  const before = (await readdir(all)).filter((name) => name < '170');
  for (const name of before) await cp(join(all, name), join(folder, name));
  await migrate(database, folder);
  await sql`insert into app_user (username, username_key, email, email_key, password_hash, date_joined)
    values ('a', 'a', 'a@example.org', 'a@example.org', 'x', now())`.execute(database.db);
  await sql`insert into share_consent (user_id, share_id, version, text_hash, accepted_at, withdrawn_at)
    select id, share_id, version, 'x', accepted_at, withdrawn_at
    from app_user, (values
      (7, '1.0.0', timestamptz '2026-01-01Z', timestamptz '2026-01-02Z'),
      (7, '1.0.0', timestamptz '2026-01-02Z', null),
      (8, '1.0.0', timestamptz '2026-01-03Z', null),
      (8, '1.0.0', timestamptz '2026-01-04Z', null)
    ) as given (share_id, version, accepted_at, withdrawn_at)`.execute(database.db);

  await migrate(database, all);
  const { rows } = await sql`select purpose, subject,
    extract(day from accepted_at at time zone 'utc')::integer as given,
    extract(day from withdrawn_at at time zone 'utc')::integer as ended
    from consent order by id`.execute(database.db);
  const purpose = 'publication';
  expect(rows).toEqual([
    { purpose, subject: '7', given: 1, ended: 2 },
    { purpose, subject: '7', given: 2, ended: null },
    // Of two open consents only the newer one counts.
    { purpose, subject: '8', given: 3, ended: 4 },
    { purpose, subject: '8', given: 4, ended: null },
  ]);
});

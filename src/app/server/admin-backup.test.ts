import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { openDatabase } from '#platform/server/database.ts';
import { digestTable, listTables } from '#platform/server/database-catalog.ts';
import { createLog } from '#platform/server/log.ts';
import { createChatHarness, type ChatHarness, type Patient } from '#test/chat-harness.ts';
import { hold, textReply } from '#test/model-server-replies.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { passingTables, writeBackup } from './admin-backup.ts';
import { restoreBackup, type RestoreTarget } from './admin-restore.ts';
import { migrationsDir } from './open-storage.ts';

const passphrase = 'a long walk among apricots';
/** Cheap to guess. */
const key = { passphrase, workFactor: 4 };
const secret = 'a secret for tests only, 32 bytes long';

let folder: string;
let chat: ChatHarness;
let elsewhere: TestDatabase;
let files = 0;

beforeAll(async () => {
  folder = temporaryFolder();
  chat = await createChatHarness(Infinity);
});
beforeEach(async () => {
  elsewhere = await createTestDatabase();
  return () => elsewhere.drop();
});
afterAll(() => chat.close());

const newFile = () => join(folder, `backup-${(files += 1)}`);

async function backUp(file = newFile()): Promise<string> {
  const address = { connection: chat.database.connection };
  await writeBackup({ address, secret, keepsSecret: false, version: '0.0.0' }, { file, ...key });
  return file;
}

function restore(
  file: string,
  wish: Partial<RestoreTarget> = {},
  by = passphrase,
  confirms = false,
) {
  const target = {
    address: { connection: elsewhere.connection },
    secret,
    migrations: migrationsDir,
    now: () => new Date(),
    log: createLog('silent'),
    takeSecret: null,
    ...wish,
  };
  const confirm = confirms ? () => Promise.resolve(true) : null;
  return restoreBackup(target, { file, passphrase: by, confirm });
}

/** The database that was restored, through connections that are closed again. */
async function look<T>(use: (db: TestDatabase['db']) => Promise<T>): Promise<T> {
  const httpServer = openDatabase({ connection: elsewhere.connection });
  try {
    return await use(httpServer.db);
  } finally {
    await httpServer.close();
  }
}

async function count(db: TestDatabase['db'], from: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.raw(from)}`.execute(db);
  return rows[0]?.n ?? -1;
}

const digests = async (db: TestDatabase['db']) => {
  const tables = (await listTables(db)).filter(({ name }) => !passingTables.includes(name));
  return Promise.all(tables.map(async ({ name }) => [name, await digestTable(db, name)] as const));
};

describe('a backup', () => {
  it('taken during 50 sends restores to a consistent product', async () => {
    let asked = 0;
    chat.models.scriptByMessage(() => {
      asked += 1;
      const pieces = [
        '您这种头痛',
        { waitMs: 30 },
        '是一阵一阵的，',
        { waitMs: 30 },
        '还是一直痛？',
      ];
      return textReply(asked % 2 === 0 ? pieces : [...pieces, hold]);
    });
    const people = await Promise.all(Array.from({ length: 10 }, () => chat.patient(6)));
    const sends = people.flatMap((person) => sendInFiveSessions(person));
    await chat.models.held();
    const file = await backUp();
    expect(await count(chat.database.db, `message where status = 'streaming'`)).toBeGreaterThan(0);
    const release = setInterval(() => chat.models.release(), 20);
    await Promise.all(sends);
    clearInterval(release);

    const report = await restore(file);
    expect(report).toMatch(/running and are interrupted now: [1-9]/);
    expect(report).not.toContain('differ from their ledger');
    await look(async (db) => {
      expect(await count(db, 'app_user')).toBe(10);
      expect(await count(db, `message where status = 'streaming'`)).toBe(0);
      expect(await count(db, `message where status = 'interrupted'`)).toBeGreaterThan(0);
      expect(await count(db, `quota_hold where state = 'held'`)).toBe(0);
      const unasked = `message r where r.role = 'assistant' and not exists
        (select from message q where q.id = r.reply_to_id and q.role = 'user')`;
      expect(await count(db, unasked)).toBe(0);
      const uneven = `usage_account a where a.permanent <> (select sum(amount)
        from quota_ledger l where l.user_id = a.user_id and l.source = 'permanent')`;
      expect(await count(db, uneven)).toBe(0);
      const miscounted = `session s where s.messages_count <>
        (select count(*) from message m where m.session_id = s.id)`;
      expect(await count(db, miscounted)).toBe(0);
    });
  }, 120_000);

  it('contains every table except short-lived data', async () => {
    const before = await digests(chat.database.db);
    await restore(await backUp());
    const after = await look(digests);
    const changed = new Set(['audit_log']);
    expect(after.filter(([name]) => !changed.has(name))).toEqual(
      before.filter(([name]) => !changed.has(name)),
    );
    expect(await count(chat.database.db, 'sign_in')).toBeGreaterThan(0);
    for (const name of passingTables) expect(await look((db) => count(db, name))).toBe(0);
  });

  it('omits only tables that nothing else refers to', async () => {
    const { rows } = await sql<{ from: string }>`
      select conrelid::regclass::text as from from pg_constraint
      where contype = 'f' and confrelid = any(${passingTables}::regclass[])`.execute(
      chat.database.db,
    );
    expect(rows.filter(({ from }) => !passingTables.includes(from))).toEqual([]);
  });

  it('restores triggers, keys and indexes', async () => {
    const shapeOf = async (db: TestDatabase['db']) => {
      const { rows } = await sql`
        select conrelid::regclass::text as of, pg_get_constraintdef(oid) as what from pg_constraint
          where connamespace = 'public'::regnamespace
        union all select tablename::text, indexdef from pg_indexes where schemaname = 'public'
        union all select tgrelid::regclass::text, pg_get_triggerdef(oid) || tgenabled::text
          from pg_trigger where not tgisinternal
        order by 1, 2`.execute(db);
      return rows;
    };
    await restore(await backUp());
    expect(await look(shapeOf)).toEqual(await shapeOf(chat.database.db));
  });

  it('is readable by its owner only, reveals nothing, and never overwrites a file', async () => {
    const { userId } = await chat.patient();
    await sql`update app_user set first_name = 'canary' where id = ${userId}`.execute(
      chat.database.db,
    );
    const file = await backUp();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file)).includes('canary')).toBe(false);
    await expect(backUp(file)).rejects.toThrow('exists already; nothing was written');
  });

  it('that fails leaves no file behind', async () => {
    const address = { connection: { ...chat.database.connection, database: 'nowhere' } };
    const before = await readdir(folder);
    const source = { address, secret, keepsSecret: false, version: '0.0.0' };
    await expect(writeBackup(source, { file: newFile(), ...key })).rejects.toThrow('nowhere');
    expect(await readdir(folder)).toEqual(before);
  });
});

function sendInFiveSessions(person: Patient): Promise<string>[] {
  return Array.from({ length: 5 }, async (_, place) => {
    const made = await person.call(sessionEndpoints.createSession, { body: { title: '头痛' } });
    const wish = { session_id: made.data.id, model: 'scripted' };
    const response = await person.send(`头痛三天，第${place}次问`, wish);
    return response.text();
  });
}

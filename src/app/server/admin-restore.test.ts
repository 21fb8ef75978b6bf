import { randomBytes } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isProductConnected } from '#features/administration/server/restore-check-store.ts';
import { openDatabase } from '#platform/server/database.ts';
import { digestTable, listTables } from '#platform/server/database-catalog.ts';
import { createLog } from '#platform/server/log.ts';
import { insertAccount } from '#test/account-row.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { until } from '#test/until.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { writeBackup } from './admin-backup.ts';
import { restoreBackup, type RestoreOrder, type RestoreTarget } from './admin-restore.ts';
import { migrationsDir } from './open-storage.ts';

const passphrase = 'a long walk among apricots';
const secret = 'a secret for tests only, 32 bytes long';
const now = new Date('2026-11-21T10:00:00Z');

const log = createLog('silent');
let folder: string;
let file: string;
/** The accounts of the backup. */
let saved: number[];
let elsewhere: TestDatabase;

async function makePeople(db: TestDatabase['db'], names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const username of names) ids.push(await insertAccount(db, now, username));
  return ids;
}

beforeAll(async () => {
  folder = temporaryFolder();
  file = join(folder, 'backup');
  const source = await createTestDatabase();
  saved = await makePeople(source.db, ['lihua', 'wangwei']);
  // Enough that nothing can press to be several frames.
  const lastName = randomBytes(150_000).toString('base64');
  await source.db.updateTable('app_user').set({ last_name: lastName }).execute();
  const address = { connection: source.connection };
  const about = { secret, keepsSecret: true, version: '0.0.0' };
  await writeBackup({ address, ...about }, { file, passphrase, workFactor: 4 });
  await source.drop();
});
beforeEach(async () => {
  elsewhere = await createTestDatabase();
  return () => elsewhere.drop();
});

type Wish = { target?: Partial<RestoreTarget>; order?: Partial<RestoreOrder> };

function restore({ target, order }: Wish = {}): Promise<string> {
  const address = { connection: elsewhere.connection };
  const plain = {
    address,
    secret,
    migrations: migrationsDir,
    now: () => now,
    log,
    takeSecret: null,
  };
  return restoreBackup({ ...plain, ...target }, { file, passphrase, confirm: null, ...order });
}
const replace: Wish = { order: { confirm: () => Promise.resolve(true) } };

/** Through connections that are closed again, as nothing may run beside a restore. */
async function use<T>(work: (db: TestDatabase['db']) => Promise<T>): Promise<T> {
  const httpServer = openDatabase({ connection: elsewhere.connection });
  try {
    return await work(httpServer.db);
  } finally {
    await httpServer.close();
  }
}
const names = async (db: TestDatabase['db']) => {
  const rows = await db.selectFrom('app_user').select('username').orderBy('id').execute();
  return rows.map(({ username }) => username);
};
const everything = async (db: TestDatabase['db']) => {
  const tables = await listTables(db);
  return Promise.all(tables.map(async ({ name }) => [name, await digestTable(db, name)]));
};

describe('a restore', () => {
  it('fills an empty database and leaves a line in the audit log', async () => {
    expect(await restore()).toContain('are as they were on 20');
    expect(await use(names)).toEqual(['lihua', 'wangwei']);
    const rows = await use((db) => db.selectFrom('audit_log').select('action').execute());
    expect(rows).toEqual([{ action: 'backup.restore' }]);
  });

  it('refuses a database with data, unless replacing it is requested and confirmed', async () => {
    await use((db) => makePeople(db, ['zhangmin']));
    await expect(restore()).rejects.toThrow('1 accounts and 0 messages. To replace them, add');
    const losses: string[] = [];
    const confirm = (loss: string) => Promise.resolve(losses.push(loss) < 0);
    await expect(restore({ order: { confirm } })).rejects.toThrow('Nothing was changed');
    expect(losses).toEqual(['The database holds 1 accounts and 0 messages']);
    expect(await use(names)).toEqual(['zhangmin']);
    await restore(replace);
    expect(await use(names)).toEqual(['lihua', 'wangwei']);
  });

  it('refuses another passphrase, a cut file and another file, and changes nothing', async () => {
    await use((db) => makePeople(db, ['zhangmin']));
    const before = await use(everything);
    const bytes = await readFile(file);
    const cut = join(folder, 'cut');
    await writeFile(cut, bytes.subarray(0, bytes.length - 40));
    const half = join(folder, 'half');
    await writeFile(half, bytes.subarray(0, bytes.length / 2));
    const changed = join(folder, 'changed');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 500) ^ 1, bytes.length - 500);
    await writeFile(changed, bytes);
    const other = join(folder, 'other');
    await writeFile(other, 'x'.repeat(1000));
    const sure = { confirm: () => Promise.resolve(true) };
    const wrong: [Partial<RestoreOrder>, string][] = [
      [{ passphrase: 'another long walk' }, 'The passphrase is not the one'],
      [{ file: cut }, 'The file was cut or changed'],
      [{ file: half }, 'The file was cut or changed'],
      [{ file: changed }, 'The file was cut or changed'],
      [{ file: other }, 'not made by the backup command'],
      [{ file: join(folder, 'missing') }, 'ENOENT'],
    ];
    for (const [order, words] of wrong) {
      await expect(restore({ order: { ...sure, ...order } })).rejects.toThrow(words);
    }
    expect(await use(everything)).toEqual(before);
  }, 120_000);

  it('sees within its transaction that a process has stopped', async () => {
    const product = openDatabase({ connection: elsewhere.connection });
    await sql`select`.execute(product.db);
    await use((db) =>
      db.transaction().execute(async (tx) => {
        expect(await isProductConnected(tx)).toBe(true);
        await product.close();
        await until(async () => !(await isProductConnected(tx)));
      }),
    );
  });

  it('refuses to run beside a running product', async () => {
    await elsewhere.ping();
    await expect(restore()).rejects.toThrow('The product runs. Stop every process of it first');
  });

  it('refuses a backup with another secret, or adopts the secret if the product manages it', async () => {
    const target = { secret: 'another secret for tests, of 32 bytes' };
    await expect(restore({ target })).rejects.toThrow('made with another SECRET_KEY');
    const taken: string[] = [];
    const takeSecret = (found: string) => Promise.resolve(void taken.push(found));
    await restore({ target: { ...target, takeSecret } });
    expect(taken).toEqual([secret]);
  });

  it('brings an older backup up to the present schema', async () => {
    const migrations = temporaryFolder();
    await cp(migrationsDir, migrations, { recursive: true });
    const later = `alter table app_user add column shoe_size integer;
      update app_user set shoe_size = length(username);`;
    await writeFile(join(migrations, '999-later.sql'), later);
    await restore({ target: { migrations } });
    const { rows } = await use((db) =>
      sql<{ shoe_size: number }>`select shoe_size from app_user order by id`.execute(db),
    );
    expect(rows.map((row) => row.shoe_size)).toEqual([5, 7]);
  });

  it('refuses a backup of a newer product', async () => {
    const migrations = temporaryFolder();
    await cp(join(migrationsDir, '005-platform.sql'), join(migrations, '005-platform.sql'));
    await expect(restore({ target: { migrations } })).rejects.toThrow('needs another version');
    expect(await use(names)).toEqual([]);
  });

  it('deletes accounts again that were deleted since', async () => {
    const [first = 0] = saved;
    const [unknown = 0] = await use((db) => makePeople(db, ['one']));
    const requested = new Date('2026-11-01T10:00:00Z');
    const dates = { requested_at: requested, deleted_at: new Date('2026-11-16T10:00:00Z') };
    await use((db) =>
      db
        .insertInto('deleted_account')
        .values([
          { user_id: first, ...dates },
          { user_id: unknown, ...dates },
        ])
        .execute(),
    );
    expect(await restore(replace)).toContain('deleted since and are gone again: 1');
    expect(await use(names)).toEqual(['wangwei']);
    const left = await use((db) =>
      db.selectFrom('deleted_account').select('user_id').orderBy('user_id').execute(),
    );
    expect(left).toEqual([{ user_id: first }, { user_id: unknown }]);
  });
});

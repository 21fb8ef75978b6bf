import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#features/account/contract.ts';
import { insertUser } from '#features/account/server/user-store.ts';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { listLedgerRows, readBalance } from '#features/membership/server/usage-store.ts';
import { startProduct, type ProductProcess } from '#test/served-product.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { AdminError, readAdminCommand, runAdminCommand } from './admin-commands.ts';

const program = join(import.meta.dirname, 'admin.ts');
const now = new Date('2026-11-21T10:00:00Z');

describe('the words of a command', () => {
  it.each([
    [[]],
    [['staff']],
    [['staff', 'add']],
    [['staff', 'promote', 'lihua']],
    [['staff', 'add', 'lihua', 'wangwei']],
    [['grant', 'lihua']],
    [['remove', 'staff', 'lihua']],
  ])('%j are answered with the usage', (words) => {
    expect(() => readAdminCommand(words)).toThrow(/^Usage/);
  });

  it.each(['0', '-5', '1.5', '1e3', '100001', 'many', ''])(
    'that grant "%s" messages are refused',
    (messages) => {
      expect(() => readAdminCommand(['grant', 'lihua', messages])).toThrow(AdminError);
    },
  );
});

describe('a command', () => {
  let database: TestDatabase;
  let userId: number;
  const run = (...words: string[]) => runAdminCommand(database.db, readAdminCommand(words), now);
  const isStaff = async () => {
    const query = database.db.selectFrom('app_user').select('is_staff').where('id', '=', userId);
    return (await query.executeTakeFirstOrThrow()).is_staff;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    const user = { username: 'LiHua', email: 'lihua@example.org', passwordHash: 'x' };
    const made = await insertUser(database.db, user, now);
    if (!('id' in made)) throw new Error('the account was not made');
    userId = made.id;
  });
  afterAll(() => database.drop());

  it('makes an account staff and takes that away again, however its name is written', async () => {
    await run('staff', 'add', 'lihua');
    expect(await isStaff()).toBe(true);
    await run('staff', 'remove', 'ＬＩＨＵＡ');
    expect(await isStaff()).toBe(false);
  });

  it('gives permanent messages, to be read in the ledger', async () => {
    await run('grant', 'LiHua', '50');
    await run('grant', 'LiHua', '7');
    expect((await readBalance(database.db, userId, now)).permanent).toBe(57);
    const { rows } = await listLedgerRows(database.db, userId, { page: 1, page_size: 20 });
    expect(rows.map(({ amount, reason }) => [amount, reason])).toEqual([
      [7, 'granted-by-staff'],
      [50, 'granted-by-staff'],
    ]);
  });

  it.each([
    ['staff', 'add', 'nobody'],
    ['grant', 'nobody', '5'],
  ])('%s %s %s says that there is no such account', async (...words) => {
    await expect(run(...words)).rejects.toThrow('There is no account named "nobody".');
  });
});

describe('beside a running product with its own database', () => {
  const person = { username: 'lihua', password: 'apricot-pavilion-42' };
  let dataDir: string;
  let product: ProductProcess;

  function admin(...words: string[]): Promise<{ code: number; said: string }> {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    return new Promise((resolve) => {
      const child = execFile(process.execPath, [program, ...words], { env }, (_, out, faults) => {
        resolve({ code: child.exitCode ?? -1, said: `${out}${faults}`.trim() });
      });
    });
  }
  async function call(path: string, access: string | null, body?: unknown): Promise<unknown> {
    const headers = {
      'content-type': 'application/json',
      ...(access === null ? {} : { authorization: `Bearer ${access}` }),
    };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(product.url + path, { headers, ...sent });
    return ((await response.json()) as { data: unknown }).data;
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'xingwen admin '));
    product = await startProduct({ DATA_DIR: dataDir, DEMO: 'off' });
    const email = 'lihua@example.org';
    await call(accountEndpoints.registerAccount.path, null, { ...person, email });
  });
  afterAll(async () => {
    await product.stop();
    await rm(dataDir, { recursive: true });
  });

  it('grants what the product shows at once, and the product runs on', async () => {
    const done = await admin('grant', 'lihua', '30');
    expect(done).toEqual({ code: 0, said: 'lihua has been given 30 permanent messages.' });
    const { access } = (await call(accountEndpoints.signIn.path, null, person)) as {
      access: string;
    };
    const usage = await call(membershipEndpoints.getUsage.path, access);
    expect(usage).toMatchObject({ remainingCount: 30 });
  });

  it('ends with 1 and a sentence for an unknown account', async () => {
    const refused = await admin('staff', 'add', 'nobody');
    expect(refused).toEqual({ code: 1, said: 'There is no account named "nobody".' });
  });
});

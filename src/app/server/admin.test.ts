import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#features/account/contract.ts';
import { markForDeletion } from '#features/account/server/account-deletion-store.ts';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { listLedgerRows, readBalance } from '#features/membership/server/usage-store.ts';
import { insertOrder, markPaid } from '#features/orders/server/order-store.ts';
import { audit } from '#platform/server/audit-store.ts';
import { createLog } from '#platform/server/log.ts';
import { insertAccount } from '#test/account-row.ts';
import { bareEnvironment } from '#test/run-environment.ts';
import { startProduct, type ProductProcess } from '#test/served-product.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { runAdminCommand } from './admin-actions.ts';
import { readAdminCommand } from './admin-commands.ts';
import { AdminError } from './admin-error.ts';
import { readSettings } from './settings.ts';

const program = join(import.meta.dirname, 'admin.ts');
const now = new Date('2026-11-21T10:00:00Z');

describe('the arguments of a command', () => {
  it.each([
    [[]],
    [['staff']],
    [['staff', 'add']],
    [['staff', 'promote', 'lihua']],
    [['staff', 'add', 'lihua', 'wangwei']],
    [['grant', 'lihua']],
    [['remove', 'staff', 'lihua']],
    [['staff', 'list', 'lihua']],
    [['second-factor']],
    [['second-factor', 'remove']],
    [['second-factor', 'add', 'lihua']],
    [['backup']],
    [['backup', 'one', 'two']],
    [['restore']],
    [['restore', '--replace']],
    [['restore', 'file', '--yes']],
    [['restore', 'file', '--force']],
    [['purge', 'all']],
    [['audit', 'lihua', 'wangwei']],
    [['audit', '--days']],
    [['audit', '--year']],
    [['order']],
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

it.each(['0', '-1', '3651', 'all'])('no audit log of "%s" days is shown', (days) => {
  const words = ['audit', '--days', days];
  expect(() => readAdminCommand(words)).toThrow(`"${days}" is not a number of days`);
});

describe('a command', () => {
  let database: TestDatabase;
  let userId: number;
  let mailDir: string;
  const run = (...words: string[]) => {
    const address = { connection: database.connection };
    const storage = { database, address, secret: 'x'.repeat(32), dataDir: null };
    const settings = readSettings({});
    const log = createLog('silent');
    const context = { storage, settings, mailDir, version: '0.0.0', now: () => now, log };
    return runAdminCommand({ ...context, ask: null }, readAdminCommand(words));
  };
  const addAccount = (username: string) => insertAccount(database.db, now, username);
  const isStaff = async () => {
    const query = database.db.selectFrom('app_user').select('is_staff').where('id', '=', userId);
    return (await query.executeTakeFirstOrThrow()).is_staff;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    mailDir = temporaryFolder();
    userId = await addAccount('LiHua');
  });
  afterAll(() => database.drop());

  it('makes an account staff and takes that away again, however its name is written', async () => {
    await run('staff', 'add', 'lihua');
    expect(await isStaff()).toBe(true);
    expect(await run('staff', 'list')).toBe('LiHua');
    await run('staff', 'remove', 'ＬＩＨＵＡ');
    expect(await isStaff()).toBe(false);
    expect(await run('staff', 'list')).toBe('There are no staff accounts.');
  });

  it('takes a lost second factor away, which the audit log shows', async () => {
    const { db } = database;
    const message = 'LiHua has no second factor.';
    await expect(run('second-factor', 'remove', 'LiHua')).rejects.toThrow(message);
    const factor = { user_id: userId, secret: Buffer.from('sealed'), created_at: now };
    await db
      .insertInto('second_factor')
      .values({ ...factor, confirmed_at: now })
      .execute();
    await run('second-factor', 'remove', 'lihua');
    expect(await db.selectFrom('second_factor').selectAll().execute()).toEqual([]);
    const newest = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1);
    const object = { object_kind: 'account', object_id: String(userId) };
    const line = { actor: 'operator', action: 'second-factor.reset', ...object };
    expect(await newest.execute()).toMatchObject([line]);
  });

  it('removes expired data and reports the counts', async () => {
    const row = { key: 'somebody', failures: 3, last_failed_at: new Date('2026-11-01T10:00:00Z') };
    await database.db.insertInto('sign_in_failure').values(row).execute();
    expect(await run('purge')).toContain('Old refused sign-ins: 1');
    expect(await run('purge')).toContain('Old refused sign-ins: 0');
  });

  it('deletes the accounts that are due, and no others', async () => {
    const { db } = database;
    for (const [username, dueAt] of [
      ['leaving-now', now],
      ['leaving-soon', new Date(now.getTime() + 1)],
    ] as const) {
      await markForDeletion(db, await addAccount(username), { requestedAt: now, dueAt });
    }
    expect(await run('purge')).toMatch(/^Accounts whose deletion was due: 1\n/);
    const left = await db.selectFrom('app_user').select('username').orderBy('id').execute();
    expect(left).toEqual([{ username: 'LiHua' }, { username: 'leaving-soon' }]);
  });

  it('removes mails written to files a week ago, and no file of another kind', async () => {
    const old = '2026-11-14T09-59-59-999Z-0123abcd.eml';
    const kept = ['2020-01-01-notes.eml', '2026-11-14T10-00-00-000Z-0123abcd.eml', 'notes'];
    for (const name of [old, ...kept]) await writeFile(join(mailDir, name), '');
    await mkdir(join(mailDir, 'folder'));
    expect(await run('purge')).toContain('Old mails written to files: 1');
    expect(await readdir(mailDir)).toEqual([...kept.slice(0, 2), 'folder', 'notes']);
    await rm(mailDir, { recursive: true });
    expect(await run('purge')).toContain('Old mails written to files: 0');
    await mkdir(mailDir);
  });

  it('leaves a line in the audit log, without a name', async () => {
    await run('staff', 'add', 'lihua');
    await run('grant', 'lihua', '1');
    const query = database.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(2);
    const object = { object_kind: 'account', object_id: String(userId) };
    expect(await query.execute()).toMatchObject([
      { actor: 'operator', action: 'messages.grant', ...object },
      { actor: 'operator', action: 'staff.add', ...object },
    ]);
    await run('staff', 'remove', 'lihua');
  });

  it('reads the audit log: of all accounts or one, back to a day', async () => {
    const { db } = database;
    const id = await addAccount('WangWei');
    const days = (count: number) => new Date(now.getTime() - count * 24 * 3_600_000);
    await audit(db, { at: days(8), actor: id, action: 'sign-in' });
    await audit(db, { at: days(3), actor: 'nobody', action: 'sign-in', result: 'refused' });
    const object = { kind: 'sign-in', id: 5 };
    await audit(db, { at: days(2), actor: id, action: 'sign-out', object });
    await run('staff', 'add', 'wangwei');
    await run('staff', 'remove', 'wangwei');
    const lines = async (...words: string[]) => (await run('audit', ...words)).split('\n');

    const older = `2026-11-13T10:00:00.000Z  account ${id}  sign-in  -  ok  -`;
    const refused = '2026-11-18T10:00:00.000Z  nobody  sign-in  -  refused  -';
    const signOut = `2026-11-19T10:00:00.000Z  account ${id}  sign-out  sign-in 5  ok  -`;
    const ofOperator = ['staff.remove', 'staff.add'].map(
      (action) => `2026-11-21T10:00:00.000Z  operator  ${action}  account ${id}  ok  -`,
    );
    expect(await lines('wangwei')).toEqual([...ofOperator, signOut]);
    const [read, ...rest] = await lines('wangwei', '--days', '30');
    expect(read).toBe(ofOperator[0]?.replace('staff.remove', 'audit.read'));
    expect(rest).toEqual([...ofOperator, signOut, older]);
    expect((await lines()).slice(-2)).toEqual([signOut, refused]);
    expect(await lines('--days', '1')).not.toContain(signOut);
  });

  it('shows the history of an order', async () => {
    const bought = { kind: 'package' as const, months: null, messages: 50, priceFen: 990 };
    const order = { ...bought, number: 'x20261121-1', provider: 'sandbox' as const, userId, now };
    const { id } = await insertOrder(database.db, order);
    expect(await run('order', order.number)).toMatch(
      /Account LiHua\nFor     package, 50 messages\nPrice   9\.90 yuan\nState   created\n/,
    );
    await markPaid(database.db, { id, tradeNo: 't-1', isGranted: true, now });
    expect(await run('order', order.number)).toMatch(/State   granted[^]+sandbox, trade t-1$/);
    await expect(run('order', 'unknown')).rejects.toThrow('There is no order unknown.');
  });

  it('that needs a passphrase asks for it', async () => {
    await expect(run('backup', '/nowhere/file')).rejects.toThrow('Set BACKUP_PASSPHRASE');
  });

  it('grants permanent messages, recorded in the ledger', async () => {
    await run('grant', 'LiHua', '50');
    await run('grant', 'LiHua', '7');
    expect((await readBalance(database.db, userId, now)).permanent).toBe(58);
    const { rows } = await listLedgerRows(database.db, userId, { page: 1, page_size: 2 });
    expect(rows.map(({ amount, reason }) => [amount, reason])).toEqual([
      [7, 'granted-by-staff'],
      [50, 'granted-by-staff'],
    ]);
  });

  it.each([
    ['staff', 'add', 'nobody'],
    ['grant', 'nobody', '5'],
    ['audit', 'nobody'],
  ])('%s %s %s reports an unknown account', async (...words) => {
    await expect(run(...words)).rejects.toThrow('There is no account named "nobody".');
  });
});

describe('beside a running product with its own database', () => {
  const person = { username: 'lihua', password: 'apricot-pavilion-42' };
  const passphrase = 'a long walk among apricots';
  let dataDir: string;
  let product: ProductProcess;

  function admin(...words: string[]): Promise<{ code: number; said: string }> {
    const env = { ...bareEnvironment(), DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase };
    return new Promise((resolve) => {
      const child = execFile(process.execPath, [program, ...words], { env }, (_, out, errors) => {
        resolve({ code: child.exitCode ?? -1, said: `${out}${errors}`.trim() });
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
    dataDir = temporaryFolder();
    product = await startProduct({ DATA_DIR: dataDir, DEMO: 'off' });
    const email = 'lihua@example.org';
    await call(accountEndpoints.registerAccount.path, null, { ...person, email });
  });
  afterAll(() => product.stop());

  it('grants what the product shows at once, and the product keeps running', async () => {
    const done = await admin('grant', 'lihua', '30');
    expect(done).toEqual({ code: 0, said: 'lihua has been given 30 permanent messages.' });
    const { access } = (await call(accountEndpoints.signIn.path, null, person)) as {
      access: string;
    };
    const usage = await call(membershipEndpoints.getUsage.path, access);
    expect(usage).toMatchObject({ remainingCount: 20 + 30 });
  });

  it('exits with 1 and a message for an unknown account', async () => {
    const refused = await admin('staff', 'add', 'nobody');
    expect(refused).toEqual({ code: 1, said: 'There is no account named "nobody".' });
  });

  it('writes a backup that another installation can run from, including passwords', async () => {
    const file = join(dataDir, 'backup');
    const written = await admin('backup', file);
    expect(written).toMatchObject({
      code: 0,
      said: expect.stringMatching(/SHA-256 [0-9a-f]{64}$/),
    });
    await product.stop();
    await rename(join(dataDir, 'secret-key'), join(dataDir, 'old-secret-key'));
    const done = await admin('restore', file, '--replace', '--yes');
    expect(done).toMatchObject({ code: 0, said: expect.stringContaining('are as they were on') });

    product = await startProduct({ DATA_DIR: dataDir, DEMO: 'off' });
    const signedIn = await call(accountEndpoints.signIn.path, null, person);
    expect(signedIn).toMatchObject({ access: expect.any(String) });
  }, 120_000);
});

// Four processes of the product on one port, as WEB_CONCURRENCY starts them, under the limits of production.
import { execFile, type ChildProcess } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountEndpoints } from '#features/account/contract.ts';
import { agreementEndpoints } from '#features/agreement/contract.ts';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { insertAccount } from '#test/account-row.ts';
import { readStream } from '#test/chat-harness.ts';
import { databaseUrl } from '#test/database-url.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { hold, textReply } from '#test/model-server-replies.ts';
import {
  agree,
  call,
  makeSession,
  signIn,
  testPassword,
  type TestAccount,
} from '#test/product-people.ts';
import { startBuiltProduct, type ProductProcess } from '#test/served-product.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { until } from '#test/until.ts';
import { ensureServerBuilt } from '../../scripts/builds.mjs';

const processes = 4;
const repliesEach = 8;
const metricsToken = 'a token for the metrics of this test';

let database: TestDatabase;
let models: ModelServer;
let product: ProductProcess;
let dataDir: string;
let people: TestAccount[];

beforeAll(async () => {
  const error = await ensureServerBuilt();
  if (error) throw new Error(error);
  dataDir = temporaryFolder();
  database = await createTestDatabase();
  models = await startModelServer();
  await makeDueAccount();
  const model = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  product = await startBuiltProduct({
    ...environment(),
    SILENT_REPLY_MS: '3000',
    RATE_LIMITS: 'on',
    RUNNING_REPLIES_MAX: String(repliesEach),
    METRICS_TOKEN: metricsToken,
    MODELS: JSON.stringify([model]),
  });
}, 120_000);
afterAll(async () => {
  await product.stop();
  await models.stop();
  await database.drop();
});

const environment = () => ({
  WEB_CONCURRENCY: String(processes),
  DATABASE_URL: databaseUrl(database.connection),
  DATABASE_POOL_MAX: '4',
  DATA_DIR: dataDir,
  SECRET_KEY: 'a secret for every process on one database',
});

/** An account whose time to be deleted came before the processes start, which then all look at once. */
async function makeDueAccount(): Promise<void> {
  const userId = await insertAccount(database.db, new Date());
  await sql`update app_user set deletion_requested_at = now() - interval '30 days',
    deletion_due_at = now() - interval '1 day' where id = ${userId}`.execute(database.db);
}

async function count(from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(
    database.db,
  );
  return rows[0]?.count ?? 0;
}

/** The process ids of the members, from the system. */
async function members({ pid } = product.child): Promise<number[]> {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(pid)]);
  return stdout.trim().split('\n').map(Number);
}

const hasMembers = (group: ChildProcess): Promise<boolean> =>
  members(group).then(
    () => true,
    () => false,
  );

/** At once, each on a connection of its own, which the system gives to one of the processes. */
const atOnce = <T>(times: number, ask: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, number) => ask(number)));

it('starts as many as it was told to', async () => {
  expect(await members()).toHaveLength(processes);
});

it('deletes an account that was due once', async () => {
  await until(async () => (await count(sql`deleted_account`)) > 0);
  expect(await count(sql`deleted_account`)).toBe(1);
  expect(await count(sql`audit_log where action = 'account.delete'`)).toBe(1);
});

it('counts a limit over all processes', async () => {
  const { path, limits } = accountEndpoints.registerAccount;
  const max = limits[0]?.max ?? 0;
  const statuses = await atOnce(2 * max, async (number) => {
    const username = `person${number}`;
    const body = { username, email: `${username}@example.org`, password: testPassword };
    const headers = { 'content-type': 'application/json' };
    const wish = { method: 'POST', headers, body: JSON.stringify(body) };
    return { username, status: (await fetch(product.url + path, wish)).status };
  });
  const made = statuses.filter(({ status }) => status === 200 || status === 201);
  expect(made).toHaveLength(max);
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(max);
  people = made.map(({ username }) => {
    const email = `${username}@example.org`;
    const unknown = { userId: 0, access: '', refresh: '', cookie: '', csrf: '' };
    return { ...unknown, username, email, password: testPassword };
  });
  for (const person of people) {
    await signIn(product.url, person);
    await agree(product.url, person);
  }
});

it('sends each mail once', async () => {
  const { path } = accountEndpoints.requestPasswordReset;
  await Promise.all(people.map(({ email }) => call(product.url, path, null, { email })));
  await until(async () => (await count(sql`mail_outbox`)) === 0);
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(people.length);
});

it('begins a month once', async () => {
  const [{ access } = { access: '' }] = people;
  await sql`update usage_account set month_start = (date_trunc('month', now() at time zone 'Asia/Shanghai')
      - interval '1 month')::date, month_quota = 30, plan_quota = 30, subscription_ends_at = now() + interval '60 days'
    where user_id = (select id from app_user where username = ${people[0]?.username})`.execute(
    database.db,
  );
  await atOnce(20, () => call(product.url, membershipEndpoints.listLedger.path, access));
  const begun = await count(sql`quota_ledger where reason = 'month-begins'`);
  const lapsed = await count(sql`quota_ledger where reason = 'month-lapsed'`);
  expect([begun, lapsed]).toEqual([1, 1]);
});

it('reports the metrics of all processes together', async () => {
  const { path } = agreementEndpoints.getDocument;
  const asked = path.replace(':name', 'privacy');
  const read = async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const metrics = await (await fetch(`${product.url}/metrics`, { headers })).text();
    const counted = new RegExp(
      `^xingwen_request_seconds_count\\{method="GET",route="${path}",status="2xx"\\} (\\d+)$`,
      'm',
    );
    return Number(counted.exec(metrics)?.[1] ?? 0);
  };
  const before = await read();
  await atOnce(20, () => fetch(product.url + asked).then((response) => response.text()));
  expect((await read()) - before).toBe(20);
});

type Send = { person: TestAccount; sessionId: number };

/** Sends again what a busy process refused, as the page does. */
async function send(one: Send): Promise<Response> {
  const response = await fetch(product.url + messageEndpoints.sendMessage.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${one.person.access}` },
    body: JSON.stringify({
      session_id: one.sessionId,
      content: '头痛三天',
      model: 'scripted',
      client_message_id: `only-send-of-${one.sessionId}`,
    }),
  });
  if (response.status !== 503) return response;
  await sleep(Number(response.headers.get('retry-after')) * 1_000);
  return send(one);
}

it('ends the replies of a process that is killed, keeps those of the others, and replaces it', async () => {
  models.script(textReply(['先说说，', hold, '睡得怎样。']));
  const sends: Send[] = [];
  for (const person of people) {
    for (let number = 0; number < repliesEach; number += 1)
      sends.push({ person, sessionId: await makeSession(product.url, person, '头痛') });
  }
  let begun = 0;
  const ended = sends.map(async (one) => {
    const response = await send(one);
    begun += 1;
    return (await readStream(response)).sum.status;
  });
  const outcomes = Promise.allSettled(ended);
  await until(() => begun === sends.length && models.requests.length === sends.length);
  const [victim = 0, ...others] = await members();
  process.kill(victim, 'SIGKILL');
  await until(() => product.output().includes('a process ended and is replaced'));
  models.release();
  await until(async () => (await count(sql`message where status = 'streaming'`)) === 0);
  const complete = await count(sql`message where role = 'assistant' and status = 'complete'`);
  const interrupted = await count(sql`message where role = 'assistant' and status = 'interrupted'`);
  expect(interrupted).toBeGreaterThan(0);
  expect(complete + interrupted).toBe(sends.length);
  expect(await count(sql`message where role = 'user' and content = '头痛三天'`)).toBe(sends.length);
  // Who was connected to another process has read the end.
  const read = (await outcomes).map((one) => (one.status === 'fulfilled' ? one.value : 'cut'));
  expect(read.filter((status) => status === 'complete')).toHaveLength(complete);
  const held = await count(sql`quota_hold where state = 'held'`);
  const taken = await count(sql`quota_ledger where amount = -1`);
  const givenBack = await count(sql`quota_ledger where amount = 1`);
  expect([held, taken - givenBack]).toEqual([0, complete]);

  await until(async () => (await members()).length === processes);
  expect(await members()).toEqual(expect.arrayContaining(others));
});

it('stops all of them at one signal', async () => {
  const running = await members();
  expect(await product.stop()).toBe(0);
  for (const pid of running) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

it.each([1, processes])(
  'ends clean at a signal when %i of them have begun to start',
  async (count) => {
    const { promise: spawned, resolve } = Promise.withResolvers<ChildProcess>();
    const ended = startBuiltProduct(environment(), resolve).catch(String);
    const group = await spawned;
    await until(async () => (await hasMembers(group)) && (await members(group)).length >= count);
    group.kill('SIGTERM');
    expect(await ended).toBe('Error: the product ended with 0:\n');
  },
);

// How many lists of conversations are answered in a second, as a share of a bare authenticated query.
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { sessionListPageSize } from '#features/sessions/rules.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { createLog } from '#platform/server/log.ts';
import { makePerson, makeSession, type TestAccount } from '#test/product-people.ts';
import { startBenchProduct } from './bench-product.ts';
import { percentile, type Figure } from './figure.ts';

const people = 20;
const conversationsEach = 30;
const atOnce = 8;
const warmUps = 800;
const turns = 5;
const asked = 1_000;
const key = 'bench';

type Ask = (turn: number) => Promise<void>;

export async function measureLists(): Promise<Figure[]> {
  // More accounts than one address may open.
  const environment = { NODE_ENV: 'development', RATE_LIMITS: 'off' };
  const { product, dataDir, stop } = await startBenchProduct(environment);
  const database = await startEmbeddedPostgres({ dataDir, log: createLog('error') });
  const { host, port, user, password = '', database: name } = database.connection;
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-list.ts'), key], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PGHOST: host,
      PGPORT: String(port),
      PGUSER: user,
      PGPASSWORD: password,
      PGDATABASE: name,
    },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    const [printed] = (await once(bare.stdout, 'data')) as [Buffer];
    const accounts = await peopleWithConversations(product.url);
    const path = `${sessionEndpoints.listSessions.path}?page_size=${sessionListPageSize}`;
    const askProduct: Ask = (turn) =>
      ask(agent, product.url + path, accounts[turn % people]?.access ?? '');
    const askBare: Ask = (turn) =>
      ask(agent, printed.toString().trim(), tokenOf(accounts[turn % people]?.userId ?? 0));
    return [await compared(askProduct, askBare)];
  } finally {
    agent.destroy();
    bare.kill();
    await database.stop();
    await stop();
  }
}

async function peopleWithConversations(url: string): Promise<TestAccount[]> {
  const accounts: TestAccount[] = [];
  for (let number = 0; number < people; number += 1) {
    const person = await makePerson(url, `listing${number}`);
    for (let each = 0; each < conversationsEach; each += 1) await makeSession(url, person, 'bench');
    accounts.push(person);
  }
  return accounts;
}

const tokenOf = (userId: number): string =>
  `${userId}.${createHmac('sha256', key).update(String(userId)).digest('base64url')}`;

async function ask(agent: Agent, url: string, token: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
    text(response).then(() => resolve(), reject);
  }).on('error', reject);
  return promise;
}

/** The rates of both, by turns. */
async function compared(askProduct: Ask, askBare: Ask): Promise<Figure> {
  for (const each of [askProduct, askBare]) await rateOf(each, warmUps);
  const shares: number[] = [];
  const rates: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const [ours, theirs] = [await rateOf(askProduct, asked), await rateOf(askBare, asked)];
    shares.push(ours / theirs);
    rates.push(ours);
  }
  return {
    what: 'Lists of conversations, rate of a bare query',
    figure: `${(percentile(shares, 0.5) * 100).toFixed(0)} %`,
    target: '≥ 40 %',
    note: `${percentile(rates, 0.5).toFixed(0)} a second, ${atOnce} at once, medians of ${turns} turns of ${asked}`,
  };
}

async function rateOf(each: Ask, count: number): Promise<number> {
  const start = performance.now();
  let next = 0;
  const askSome = async () => {
    while (next < count) {
      next += 1;
      await each(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askSome));
  return (count * 1_000) / (performance.now() - start);
}

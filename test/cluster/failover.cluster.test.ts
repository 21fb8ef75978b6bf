// The primary of a cluster is killed while replies stream. Everything runs on this machine, the programs as in
// production: PostgreSQL with Patroni and etcd, HAProxy, PgBouncer in transaction mode, two processes of the product.
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { openDatabase } from '#platform/server/database.ts';
import { replayAgeMs, replicaLagMsMax } from '#platform/server/replica-reads.ts';
import { readStream, type ReadStream } from '../chat-harness.ts';
import { startModelServer, type ModelServer } from '../model-server.ts';
import { textReply } from '../model-server-replies.ts';
import { call, makePerson, makeSession, type TestAccount } from '../product-people.ts';
import { startProduct, type ProductProcess } from '../served-product.ts';
import { startDatabaseCluster, type DatabaseCluster } from './database-cluster.ts';

const peopleCount = 10;
const repliesAtOnce = 50;
const freeMessages = 100;
/** The replies last through the time without a primary. */
const sentence = '慢慢来。';
const sentences = 120;
const sentenceMs = 300;
const backMsMax = 30_000;
const pollMs = 200;
/** What is sent while there is no primary. */
const triesMeanwhile = 20;
const meanwhileMs = 500;
const refusalsMax = 200;

type Send = { person: TestAccount; sessionId: number; product: ProductProcess; content: string };
type Outcome = Send & { read: ReadStream; refusals: number };
type StoredMessage = { id: number; role: string; content: string; status: string };

let cluster: DatabaseCluster;
let models: ModelServer;
const products: ProductProcess[] = [];

beforeAll(async () => {
  [cluster, models] = await Promise.all([startDatabaseCluster(), startModelServer()]);
  // One after the other: the first one makes the tables.
  products.push(await start());
  products.push(await start());
}, 240_000);
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  await models?.stop();
  await cluster?.stop();
});

function start(): Promise<ProductProcess> {
  const model = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  return startProduct({
    DATABASE_URL: cluster.poolerUrl,
    DATABASE_DIRECT_URL: cluster.primaryUrl,
    DATABASE_REPLICA_URL: cluster.replicaUrl,
    BUS: 'poll',
    SECRET_KEY: 'a secret for every process on one database',
    FREE_MESSAGES: String(freeMessages),
    RUNNING_REPLIES_MAX: String(repliesAtOnce),
    MODELS: JSON.stringify([model]),
  });
}

/** Sends of new conversations, shared among the people and the processes. */
async function prepareSends(people: readonly TestAccount[], count: number): Promise<Send[]> {
  const sends: Send[] = [];
  for (let number = 0; number < count; number += 1) {
    const person = people[number % people.length] as TestAccount;
    const product = products[number % products.length] as ProductProcess;
    const sessionId = await makeSession(product.url, person, '睡不好');
    sends.push({ person, sessionId, product, content: `睡不好${number}天` });
  }
  return sends;
}

const post = ({ person, sessionId, product, content }: Send): Promise<Response> =>
  fetch(product.url + messageEndpoints.sendMessage.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.access}` },
    body: JSON.stringify({
      session_id: sessionId,
      content,
      model: 'scripted',
      client_message_id: `only-send-of-${sessionId}`,
    }),
  });

/** Sends a refused message again after the time it was given, as the same send: the page does so too. */
async function send(one: Send): Promise<Outcome> {
  for (let refusals = 0; ; refusals += 1) {
    const response = await post(one);
    const read = await readStream(response);
    const isBusy = response.status === 503 && response.headers.has('retry-after');
    if (!isBusy || refusals === refusalsMax) return { ...one, read, refusals };
    await sleep(Number(response.headers.get('retry-after')) * 1_000);
  }
}

/** How long until both processes write again. */
async function backAfterMs(probes: readonly Send[]): Promise<number> {
  const start = performance.now();
  for (const { product, person } of probes) {
    for (let isBack = false; !isBack; await sleep(pollMs)) {
      const { path } = sessionEndpoints.createSession;
      isBack = await call(product.url, path, person.access, { title: '头痛' }).then(
        () => true,
        () => false,
      );
      expect(performance.now() - start).toBeLessThan(10 * backMsMax);
    }
  }
  return performance.now() - start;
}

async function storedOf({ product, person, sessionId }: Send): Promise<StoredMessage[]> {
  const path = messageEndpoints.listMessages.path.replace(':id', String(sessionId));
  const page = await call<{ results: StoredMessage[] }>(product.url, path, person.access);
  return page.results;
}

type Checked = { status: string; faults: string[] };

/** How a send ended, and what is wrong with that. */
async function check(outcome: Outcome): Promise<Checked> {
  const { read, content } = outcome;
  const stored = await storedOf(outcome);
  const reply = stored.at(-1);
  const status = reply?.status ?? 'none';
  const whole = sentence.repeat(sentences);
  const faults = [
    read.status !== 200 && `refused with ${read.status}`,
    stored[0]?.content !== content && 'the message is lost',
    stored.length !== 2 && `${stored.length} messages are stored`,
    read.lines.at(-1) !== 'data: [DONE]' && 'the stream broke off',
    read.sum.status !== status && `stored as ${status}, but told ${read.sum.status}`,
    status === 'complete' && reply?.content !== whole && 'a complete reply lacks text',
    !['complete', 'interrupted', 'failed'].includes(status) && 'the reply has no end',
  ];
  return { status, faults: faults.filter(Boolean).map((fault) => `${content}: ${fault}`) };
}

async function spentBy(person: TestAccount): Promise<number> {
  const { path } = membershipEndpoints.getUsage;
  const { url } = products[0] as ProductProcess;
  const usage = await call<{ remainingCount: number }>(url, path, person.access);
  return freeMessages - usage.remainingCount;
}

describe('a replica of the cluster', () => {
  it('is known to keep up while the product runs', async () => {
    const replica = openDatabase({ url: cluster.replicaUrl });
    await expect.poll(() => replayAgeMs(replica.db)).toBeLessThan(replicaLagMsMax);
    await replica.close();
  });
});

describe('when the primary is killed while fifty replies stream', () => {
  it('every reply ends, no acknowledged message is lost, and the ledger is exact', async () => {
    const said = Array.from({ length: sentences }, () => [sentence, { waitMs: sentenceMs }]);
    models.script(textReply(said.flat()));
    const { url } = products[0] as ProductProcess;
    const people: TestAccount[] = [];
    for (let number = 0; number < peopleCount; number += 1)
      people.push(await makePerson(url, `person${number}`));
    const sends = await prepareSends(people, repliesAtOnce);
    const late = await prepareSends(people, triesMeanwhile);

    const outcomes = sends.map(send);
    while (models.requests.length < repliesAtOnce) await sleep(pollMs);
    await sleep(10 * sentenceMs);
    const killed = await cluster.killPrimary();
    const meanwhile = late.map(async (one, place) => {
      await sleep(place * meanwhileMs);
      return send(one);
    });
    const backMs = await backAfterMs(late.slice(0, products.length));
    const ended = await Promise.all([...outcomes, ...meanwhile]);

    const checked = await Promise.all(ended.map(check));
    const faults = checked.flatMap((each) => each.faults);
    for (const person of people) {
      const isWhole = (_: unknown, place: number) =>
        ended[place]?.person === person && checked[place]?.status === 'complete';
      const [spent, whole] = [await spentBy(person), checked.filter(isWhole).length];
      if (spent !== whole)
        faults.push(`${person.username}: ${spent} spent on ${whole} whole replies`);
    }
    const counts = Object.entries(Object.groupBy(checked, ({ status }) => status));
    const lines = [
      `killed: ${killed}; the primary now: ${await cluster.findPrimary()}`,
      `both processes write again after ${(backMs / 1_000).toFixed(1)} s`,
      `refused and sent again: ${ended.filter(({ refusals }) => refusals > 0).length}`,
      `${ended.length} sends: ${counts.map(([status, all]) => `${all?.length} ${status}`).join(', ')}`,
      ...faults,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(faults).toEqual([]);
    expect(backMs).toBeLessThanOrEqual(backMsMax);
  }, 600_000);
});

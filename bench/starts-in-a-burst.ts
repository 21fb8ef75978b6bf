// Many replies started within two seconds: every started reply ends complete, every refusal is reported, and the ledger
// has no other row.
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { textReply } from '#test/model-server-replies.ts';
import { call, makePerson, makeSession, type TestAccount } from '#test/product-people.ts';
import { startBenchProduct } from './bench-product.ts';
import { percentile, type Figure } from './figure.ts';

const burstMs = 2_000;
const people = 50;
const peopleAtOnce = 4;
const tokens = 60;
const tokenMs = 50;
const granted = 10_000;

type Start = { person: TestAccount; sessionId: number };
type Outcome = {
  status: number;
  retryAfter: string | undefined;
  code: string | undefined;
  isWhole: boolean;
  firstTextMs: number;
};

/** Begins this many replies within two seconds, once for each number, and counts how they ended. */
export async function measureBursts(counts: readonly number[]): Promise<Figure[]> {
  const models = await startModelServer();
  const pieces = Array.from({ length: tokens }, () => ['慢慢来。', { waitMs: tokenMs }]).flat();
  models.script(textReply(pieces));
  try {
    const figures: Figure[] = [];
    for (const count of counts) figures.push(...(await measureBurst(models, count)));
    return figures;
  } finally {
    await models.stop();
  }
}

async function measureBurst(models: ModelServer, count: number): Promise<Figure[]> {
  const model = { value: 'steady', label: 'steady', baseUrl: models.url, model: 'steady' };
  const { product, stop } = await startBenchProduct({
    // More accounts than one address may open.
    NODE_ENV: 'development',
    RATE_LIMITS: 'off',
    FREE_MESSAGES: String(granted),
    MODELS: JSON.stringify([model]),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  try {
    const starts = await prepareStarts(product.url, count);
    const outcomes = await Promise.all(
      starts.map(async (start, place) => {
        await delay((place * burstMs) / count);
        return begin(agent, product.url, start);
      }),
    );
    return figuresOf(count, outcomes, await readSpent(product.url, starts));
  } finally {
    agent.destroy();
    await stop();
  }
}

async function prepareStarts(url: string, count: number): Promise<Start[]> {
  const starts: Start[] = [];
  const numbers = Array.from({ length: people }, (_, number) => number);
  const prepare = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const person = await makePerson(url, `burst${number}`);
      for (let each = 0; each < count / people; each += 1) {
        starts.push({ person, sessionId: await makeSession(url, person, 'bench') });
      }
    }
  };
  await Promise.all(Array.from({ length: peopleAtOnce }, prepare));
  return starts.toSorted((a, b) => a.sessionId - b.sessionId).slice(0, count);
}

function begin(agent: Agent, url: string, { person, sessionId }: Start): Promise<Outcome> {
  const body = JSON.stringify({ session_id: sessionId, content: '请您说说。', model: 'steady' });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.access}` };
  const startedAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  let text = '';
  let firstTextMs = Number.NaN;
  const path = url + messageEndpoints.sendMessage.path;
  const sent = request(path, { method: 'POST', headers, agent }, (response) => {
    const end = () =>
      resolve({
        status: response.statusCode ?? 0,
        retryAfter: response.headers['retry-after'],
        code: /"code":"(\w+)"/.exec(text)?.[1],
        isWhole: text.includes('"status":"complete"') && text.endsWith('data: [DONE]\n\n'),
        firstTextMs,
      });
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      text += chunk;
      if (Number.isNaN(firstTextMs) && chunk.includes('"content"')) {
        firstTextMs = performance.now() - startedAt;
      }
    });
    response.on('end', end);
    response.on('error', end);
  });
  sent.on('error', (error) =>
    resolve({
      status: 0,
      retryAfter: undefined,
      code: error.message,
      isWhole: false,
      firstTextMs,
    }),
  );
  sent.end(body);
  return promise;
}

async function readSpent(url: string, starts: readonly Start[]): Promise<number> {
  let spent = 0;
  for (const person of new Set(starts.map((each) => each.person))) {
    const { path } = membershipEndpoints.getUsage;
    const { remainingCount } = await call<{ remainingCount: number }>(url, path, person.access);
    spent += granted - remainingCount;
  }
  return spent;
}

function figuresOf(count: number, outcomes: readonly Outcome[], spent: number): Figure[] {
  const begun = outcomes.filter(({ status }) => status === 200);
  const whole = begun.filter(({ isWhole }) => isWhole);
  const told = outcomes.filter(
    ({ status, retryAfter }) => status === 503 && retryAfter !== undefined,
  );
  const lost = outcomes.filter((each) => !begun.includes(each) && !told.includes(each));
  const waits = whole.map(({ firstTextMs }) => firstTextMs);
  const codes = [...new Set(lost.map(({ status, code }) => `${status} ${code}`))].join(', ');
  const what = `${count} starts in 2 s`;
  const row = (name: string, figure: string, target = '', note = ''): Figure => ({
    what: `${what}: ${name}`,
    figure,
    target,
    note,
  });
  return [
    row('begun, ended whole', `${begun.length}, ${whole.length}`, 'equal'),
    row('refused with Retry-After', `${told.length}`),
    row('neither', `${lost.length}`, '0', codes),
    row('spent beyond what ended whole', `${spent - whole.length}`, '0'),
    row(
      'first text, p50, p95',
      [0.5, 0.95].map((share) => `${percentile(waits, share).toFixed(0)} ms`).join(', '),
    ),
  ];
}

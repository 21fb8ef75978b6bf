// A thousand people read replies that another process writes, as after a reload that reached the other one: whether
// everybody gets the whole text, and what it costs either process.
import { messageEndpoints } from '#features/messages/contract.ts';
import { urlOf } from '#platform/contract/endpoint.ts';
import { readStream } from '#test/chat-harness.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { textReply } from '#test/model-server-replies.ts';
import { makePerson, makeSession, sendMessage, type TestAccount } from '#test/product-people.ts';
import { startBuiltProduct, type ProductProcess } from '#test/served-product.ts';
import { startBenchProduct } from './bench-product.ts';
import { cpuSeconds } from './cpu-time.ts';
import { percentile, type Figure } from './figure.ts';

const replies = 20;
const followersEach = 50;
const tokens = 300;
const tokenMs = 100;
const sentence = '慢慢来。';
const whole = sentence.repeat(tokens);

type Read = { isWhole: boolean; endedAt: number };
type Written = { person: TestAccount; sessionId: number; end: Promise<Read> };

export async function measureFollowers(): Promise<Figure[]> {
  const models = await startModelServer();
  const said = Array.from({ length: tokens }, () => [sentence, { waitMs: tokenMs }]);
  models.script(textReply(said.flat()));
  try {
    return await measure(models);
  } finally {
    await models.stop();
  }
}

async function measure(models: ModelServer): Promise<Figure[]> {
  const model = { value: 'steady', label: 'steady', baseUrl: models.url, model: 'steady' };
  const environment = {
    // More accounts than one address may open.
    NODE_ENV: 'development',
    RATE_LIMITS: 'off',
    MODELS: JSON.stringify([model]),
  };
  const { product: writer, dataDir, stop } = await startBenchProduct(environment);
  const reader = await startBuiltProduct({ ...environment, DATA_DIR: dataDir, DEMO: 'off' });
  try {
    const people: TestAccount[] = [];
    for (let number = 0; number < replies; number += 1)
      people.push(await makePerson(writer.url, `followed${number}`));
    const cpuBefore = [cpuOf(writer), cpuOf(reader)] as const;
    const written: Written[] = [];
    for (const person of people) written.push(await begin(writer.url, person));
    const follows = written.flatMap((reply) =>
      Array.from({ length: followersEach }, async () => {
        const read = await readToEnd(await follow(reader.url, reply));
        return { ...read, lagMs: read.endedAt - (await reply.end).endedAt };
      }),
    );
    const followed = await Promise.all(follows);
    const cpu = [cpuOf(writer) - cpuBefore[0], cpuOf(reader) - cpuBefore[1]] as const;
    const lags = followed.map(({ lagMs }) => lagMs);
    const what = `${followed.length} followers of ${replies} replies in another process`;
    return [
      {
        what: `${what}: read the whole text`,
        figure: `${followed.filter(({ isWhole }) => isWhole).length}`,
        target: `${followed.length}`,
        note: '',
      },
      {
        what: `${what}: end after the writer's, p50, p95`,
        figure: [0.5, 0.95].map((share) => `${percentile(lags, share).toFixed(0)} ms`).join(', '),
        target: '',
        note: 'texts are read every 500 ms',
      },
      {
        what: `${what}: CPU of the writer, of the reader`,
        figure: cpu.map((seconds) => `${seconds.toFixed(1)} s`).join(', '),
        target: '',
        note: `${(tokens * tokenMs) / 1_000} s of text`,
      },
    ];
  } finally {
    await reader.stop();
    await stop();
  }
}

const cpuOf = ({ child }: ProductProcess): number => cpuSeconds(child.pid) ?? Number.NaN;

async function begin(url: string, person: TestAccount): Promise<Written> {
  const sessionId = await makeSession(url, person, 'bench');
  const sent = { sessionId, content: '请您说说。', model: 'steady' };
  return { person, sessionId, end: readToEnd(await sendMessage(url, person, sent)) };
}

function follow(url: string, { person, sessionId }: Written): Promise<Response> {
  const { path } = messageEndpoints.followReply;
  const headers = { authorization: `Bearer ${person.access}` };
  return fetch(url + urlOf(path, { id: sessionId }), { headers });
}

async function readToEnd(response: Response): Promise<Read> {
  const { sum, lines } = await readStream(response);
  const isWhole = sum.content === whole && lines.at(-1) === 'data: [DONE]';
  return { isWhole, endedAt: performance.now() };
}

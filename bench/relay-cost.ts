import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { textReply } from '#test/model-server-replies.ts';
import { makePerson, makeSession, sendMessage } from '#test/product-people.ts';
import { startBenchProduct } from './bench-product.ts';
import { cpuSeconds } from './cpu-time.ts';
import type { Figure } from './figure.ts';

const streams = 20;
const tokens = 1500;
const warmUpTokens = 300;

/** One round: this many streams in parallel, each read to its end. */
type Round = () => Promise<void>;

/**
 * The product's CPU per token of a model server, compared with a minimal relay of the same stream.
 */
export async function measureRelayCost(): Promise<Figure[]> {
  const models = await startModelServer();
  try {
    const product = await costOfProduct(models);
    const bare = await costOfPassThrough(models);
    const note = `${streams} streams at once of ${tokens} tokens, CPU of the process alone`;
    const figure = (microseconds: number): string =>
      Number.isNaN(microseconds) ? 'no /proc' : `${microseconds.toFixed(1)} µs`;
    return [
      { what: 'Relay, CPU for one token', figure: figure(product), target: '', note },
      { what: 'Bare node:http pass-through', figure: figure(bare), target: '', note },
      { what: 'Ratio', figure: `${(product / bare).toFixed(1)}×`, target: '', note: '' },
    ];
  } finally {
    await models.stop();
  }
}

async function costOfProduct(models: ModelServer): Promise<number> {
  const model = { value: 'fast', label: 'fast', baseUrl: models.url, model: 'fast' };
  const { product, stop } = await startBenchProduct({ MODELS: JSON.stringify([model]) });
  try {
    const person = await makePerson(product.url, 'relayed');
    const sessionIds: number[] = [];
    while (sessionIds.length < streams) {
      sessionIds.push(await makeSession(product.url, person, 'bench'));
    }
    return await tokenCost(models, product.child.pid, async () => {
      const replies = await Promise.all(
        sessionIds.map(async (sessionId) => {
          const sent = { sessionId, content: '请您说说。', model: 'fast' };
          return (await sendMessage(product.url, person, sent)).text();
        }),
      );
      if (replies.some((reply) => !reply.includes('"complete"'))) throw new Error(replies[0]);
    });
  } finally {
    await stop();
  }
}

async function costOfPassThrough(models: ModelServer): Promise<number> {
  const program = join(import.meta.dirname, 'pass-through.ts');
  const child = spawn(process.execPath, [program, models.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    const url = printed.toString().trim();
    const messages = [{ role: 'user', content: '请您说说。' }];
    const body = JSON.stringify({ model: 'fast', stream: true, messages });
    return await tokenCost(models, child.pid, async () => {
      await Promise.all(
        Array.from({ length: streams }, async () =>
          (await fetch(url, { method: 'POST', body })).text(),
        ),
      );
    });
  } finally {
    child.kill();
  }
}

/** Microseconds of CPU per token; NaN where the CPU time of a process cannot be read. */
async function tokenCost(
  models: ModelServer,
  pid: number | undefined,
  round: Round,
): Promise<number> {
  models.script(textReply(tokensOf(warmUpTokens)));
  await round();
  models.script(textReply(tokensOf(tokens)));
  const before = cpuSeconds(pid) ?? Number.NaN;
  await round();
  const after = cpuSeconds(pid) ?? Number.NaN;
  return ((after - before) * 1e6) / (streams * tokens);
}

/** Words as a model sends them, in lines and paragraphs. */
function tokensOf(count: number): string[] {
  const words = ['您', '可以', '早点', '休息', '，', '少', '看', '手机', '，', '慢慢', '来', '。'];
  return Array.from({ length: count }, (_, place) =>
    place % 60 === 59 ? '\n\n' : (words[place % words.length] ?? ''),
  );
}

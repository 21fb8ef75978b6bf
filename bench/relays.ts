// The two relays of a model's stream that are measured beside one another: the product as users run it, and a bare
// pass-through.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ModelServer } from '#test/model-server.ts';
import { makePerson, makeSession, sendMessage, type TestAccount } from '#test/product-people.ts';
import { startBenchProduct } from './bench-product.ts';
import { cpuSeconds, cpuSecondsOfDatabase } from './cpu-time.ts';
import { residentMb } from './resident-memory.ts';

const people = 20;
const beginAgainMs = 200;
const content = '请您说说。';

/** A relay under measurement: how a stream is asked of it, its CPU seconds so far, and its memory. */
export type Relay = {
  begin: (place: number) => Promise<Response>;
  cpu: () => number;
  databaseCpu: () => number;
  memoryMb: () => number;
};

/** The product with so many conversations, one for each place. */
export async function withProduct<T>(
  models: ModelServer,
  conversations: number,
  measure: (relay: Relay) => Promise<T>,
): Promise<T> {
  const model = { value: 'fast', label: 'fast', baseUrl: models.url, model: 'fast' };
  const { product, dataDir, stop } = await startBenchProduct({
    // More accounts than one address may open.
    NODE_ENV: 'development',
    RATE_LIMITS: 'off',
    MODELS: JSON.stringify([model]),
  });
  try {
    const sessions: { person: TestAccount; sessionId: number }[] = [];
    for (let number = 0; number < people; number += 1) {
      const person = await makePerson(product.url, `relayed${number}`);
      for (let each = 0; each < conversations / people; each += 1) {
        sessions.push({ person, sessionId: await makeSession(product.url, person, 'bench') });
      }
    }
    return await measure({
      begin: async (place) => {
        const { person, sessionId } = sessions[place % sessions.length] as (typeof sessions)[0];
        for (;;) {
          try {
            return await sendMessage(product.url, person, { sessionId, content, model: 'fast' });
          } catch (error) {
            if (!(error instanceof Error && error.message.includes('unavailable'))) throw error;
            await delay(beginAgainMs);
          }
        }
      },
      cpu: () => cpuSeconds(product.child.pid) ?? Number.NaN,
      databaseCpu: () => cpuSecondsOfDatabase(dataDir) ?? Number.NaN,
      memoryMb: () => residentMb(product.child.pid),
    });
  } finally {
    await stop();
  }
}

export async function withPassThrough<T>(
  models: ModelServer,
  measure: (relay: Relay) => Promise<T>,
): Promise<T> {
  const program = join(import.meta.dirname, 'pass-through.ts');
  const child = spawn(process.execPath, [program, models.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    const url = printed.toString().trim();
    const body = JSON.stringify({
      model: 'fast',
      stream: true,
      messages: [{ role: 'user', content }],
    });
    return await measure({
      begin: () => fetch(url, { method: 'POST', body }),
      cpu: () => cpuSeconds(child.pid) ?? Number.NaN,
      databaseCpu: () => 0,
      memoryMb: () => residentMb(child.pid),
    });
  } finally {
    child.kill();
  }
}

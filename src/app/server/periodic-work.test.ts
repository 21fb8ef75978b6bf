import { expect, it } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { repeat } from './periodic-work.ts';

const hourMs = 3_600_000;
const log = createLog('silent');

it('waits for the current round when it stops', async () => {
  const { promise: round, resolve: finish } = Promise.withResolvers<void>();
  const work = repeat('count', hourMs, () => round, log);
  let isStopped = false;
  const stopped = work.stop().then(() => (isStopped = true));
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
});

it('does not wait for a round that never ends', async () => {
  const endless = () => new Promise<never>(() => undefined);
  await expect(repeat('wait', hourMs, endless, log, 1).stop()).resolves.toBeUndefined();
});

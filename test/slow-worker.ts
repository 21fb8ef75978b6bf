// A thread for the tests of the worker pool: it does what it is told.
import { setTimeout as delay } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { answerJobs } from '#platform/server/worker-jobs.ts';

export type Order = { do: 'echo' | 'throw' | 'spin' | 'crash' | 'wait'; flag?: SharedArrayBuffer };

answerJobs<Order, { said: string; threadId: number }>(async (order) => {
  if (order.do === 'throw') throw new Error('told to');
  if (order.do === 'crash') process.nextTick(() => process.exit(1));
  if (order.do === 'spin') for (;;);
  const flag = order.flag && new Int32Array(order.flag);
  while (order.do === 'wait' && flag && Atomics.load(flag, 0) === 0) await delay(1);
  if (order.do === 'crash') await delay(60_000);
  return { said: order.do, threadId };
});

// A thread for the tests of the worker pool: it does what it is told.
import { setTimeout as delay } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { answerJobs } from '#platform/server/worker-jobs.ts';

export type Order = { do: 'echo' | 'throw' | 'spin' | 'crash' | 'wait'; flag?: SharedArrayBuffer };

answerJobs(async (order: Order) => {
  if (order.do === 'throw') throw new Error('told to');
  if (order.do === 'crash') process.nextTick(() => process.exit(1));
  if (order.do === 'spin') for (;;);
  const isLetGo = (): boolean => !order.flag || new Int32Array(order.flag)[0] === 1;
  while (!isLetGo()) await delay(1);
  if (order.do === 'crash') await delay(60_000);
  return { said: order.do, threadId };
});

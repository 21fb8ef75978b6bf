// A worker thread for the tests of the worker pool: it executes the given commands.
import { setTimeout as delay } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { answerJobs } from '#platform/server/worker-jobs.ts';

export type Order = { do: 'echo' | 'throw' | 'spin' | 'crash' | 'wait'; flag?: SharedArrayBuffer };

/** Wakes the thread that waits for the second number of the flag. */
function setFlag(flag: SharedArrayBuffer): void {
  const numbers = new Int32Array(flag);
  Atomics.store(numbers, 1, 1);
  Atomics.notify(numbers, 1);
}

answerJobs(async (order: Order) => {
  if (order.do === 'throw') throw new Error('as ordered');
  if (order.do === 'crash') process.nextTick(() => process.exit(1));
  if (order.do === 'spin') {
    if (order.flag) setFlag(order.flag);
    for (;;);
  }
  const isLetGo = (): boolean => !order.flag || new Int32Array(order.flag)[0] === 1;
  while (!isLetGo()) await delay(1);
  if (order.do === 'crash') await delay(60_000);
  if (order.flag) setTimeout(setFlag, 20, order.flag);
  return { said: order.do, threadId };
});

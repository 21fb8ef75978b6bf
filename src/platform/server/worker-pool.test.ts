import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#platform/contract/app-error.ts';
import type { Order } from '#test/slow-worker.ts';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

type Echo = { said: string; threadId: number };
const program = new URL('../../../test/slow-worker.ts', import.meta.url);
const busy = { 'zh-CN': '忙', 'en-US': 'Busy' };
const usual = { workersMax: 1, queueMax: 1, timeLimitMs: 20_000, idleMs: 20_000, busy };

let pool: WorkerPool<Order, Echo>;
afterEach(() => pool.close());
const open = (options: Partial<WorkerPoolOptions> = {}) => {
  pool = createWorkerPool<Order, Echo>(program, { ...usual, ...options });
};
const failureOf = (job: Promise<unknown>): Promise<unknown> =>
  job.then(
    () => null,
    (why) => why,
  );
/** A job that lasts until it is let go. */
const held = () => {
  const flag = new SharedArrayBuffer(8);
  const numbers = new Int32Array(flag);
  const job = pool.run({ do: 'wait', flag });
  return {
    job,
    letGo: () => Atomics.store(numbers, 0, 1),
    /** Blocks the event loop until the thread has posted its result. */
    blockUntilSaid: () => Atomics.wait(numbers, 1, 0),
  };
};

describe('a pool of threads', () => {
  it('runs jobs one after another in the same thread, off the event loop', async () => {
    open();
    const first = await pool.run({ do: 'echo' });
    const second = await pool.run({ do: 'echo' });
    expect(first.threadId).toBeGreaterThan(0);
    expect(second).toEqual(first);
  });

  it('queues a limited number and refuses the next with a text', async () => {
    open();
    const one = held();
    const two = pool.run({ do: 'echo' });
    const refused = await failureOf(pool.run({ do: 'echo' }));
    expect(refused).toMatchObject({ code: 'unavailable', text: busy, retryAfterSeconds: 5 });
    one.letGo();
    expect((await one.job).said).toBe('wait');
    expect((await two).said).toBe('echo');
  });

  it('aborts a job that takes too long and continues with the next', async () => {
    open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const flag = new SharedArrayBuffer(8);
      const endless = failureOf(pool.run({ do: 'spin', flag }));
      Atomics.wait(new Int32Array(flag), 1, 0);
      const next = pool.run({ do: 'echo' });
      vi.advanceTimersByTime(usual.timeLimitMs);
      expect(await endless).toBeInstanceOf(AppError);
      expect((await next).said).toBe('echo');
    } finally {
      vi.useRealTimers();
    }
  });

  it('accepts a result that arrived in time while the event loop was blocked', async () => {
    open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const one = held();
      one.letGo();
      one.blockUntilSaid();
      vi.advanceTimersByTime(usual.timeLimitMs);
      expect((await one.job).said).toBe('wait');
    } finally {
      vi.useRealTimers();
    }
  });

  it('survives a job that throws and a thread that exits', async () => {
    open();
    const thrown = await failureOf(pool.run({ do: 'throw' }));
    expect(thrown).toMatchObject({ message: 'a job failed', cause: { message: 'as ordered' } });
    expect(await failureOf(pool.run({ do: 'crash' }))).toBeInstanceOf(Error);
    expect((await pool.run({ do: 'echo' })).said).toBe('echo');
  });

  it('aborts the current job when it closes, and accepts no more', async () => {
    open();
    const one = failureOf(held().job);
    const two = failureOf(pool.run({ do: 'echo' }));
    await pool.close();
    expect(await one).toMatchObject({ code: 'unavailable' });
    expect(await two).toMatchObject({ code: 'unavailable' });
    expect(await failureOf(pool.run({ do: 'echo' }))).toMatchObject({ code: 'unavailable' });
  });
});

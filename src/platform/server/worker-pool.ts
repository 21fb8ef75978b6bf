import { setImmediate as nextRound } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '#platform/contract/app-error.ts';
import type { Bilingual } from '#platform/contract/define-texts.ts';
import type { Job, JobResult } from './worker-jobs.ts';

export type WorkerPoolOptions = {
  /** Threads at once; each is started when it is first needed. */
  workersMax: number;
  /** Jobs that may wait for a thread; one more is refused. */
  queueMax: number;
  /** A job that takes longer, its wait not counted, is given up and its thread ended. */
  timeLimitMs: number;
  /** A thread without a job for so long is ended, and with it its memory is given back. */
  idleMs: number;
  /** Texts for a job that is refused or abandoned. */
  busy: Bilingual;
};

export type WorkerPool<I, O> = {
  /**
   * Does one job in a thread. Input and output are copied.
   * @throws AppError `unavailable` when too many wait, when it takes too long or after `close`
   */
  run: (input: I) => Promise<O>;
  /** Ends all threads; jobs under way are given up. */
  close: () => Promise<void>;
};

type Waiting = { input: unknown; resolve: (value: unknown) => void; reject: (why: Error) => void };
type Member = { worker: Worker; job: Waiting | null; timer: NodeJS.Timeout | undefined };

const retrySeconds = 5;

const refusalIn = (text: Bilingual): AppError =>
  new AppError('unavailable', { text, retryAfterSeconds: retrySeconds });

function settle({ resolve, reject }: Waiting, result: JobResult): void {
  if ('failure' in result) reject(new Error('a job failed', { cause: result.failure }));
  else resolve(result.output);
}

/**
 * Gives up a job whose time is up, unless it has its result after all. An event loop that was held up
 * finds the limit passed and the result still queued: one full turn of the loop delivers it.
 */
async function unlessAnswered(member: Member, job: Waiting, giveUp: () => unknown): Promise<void> {
  await nextRound();
  await nextRound();
  if (member.job === job) await giveUp();
}

/** Threads that run a program made with `answerJobs`, for work that would hold up the event loop. */
export function createWorkerPool<I, O>(program: URL, options: WorkerPoolOptions): WorkerPool<I, O> {
  const members = new Set<Member>();
  const waiting: Waiting[] = [];
  let isClosed = false;

  const refusal = (): AppError => refusalIn(options.busy);

  const end = (member: Member, why: Error | null): Promise<number> => {
    members.delete(member);
    clearTimeout(member.timer);
    const { job } = member;
    member.job = null;
    if (job) job.reject(why ?? refusal());
    return member.worker.terminate();
  };

  const give = (member: Member, job: Waiting): void => {
    member.job = job;
    clearTimeout(member.timer);
    member.worker.ref();
    const giveUp = () => end(member, refusal()).then(goOn);
    member.timer = setTimeout(() => void unlessAnswered(member, job, giveUp), options.timeLimitMs);
    member.worker.postMessage({ input: job.input } satisfies Job, []);
  };

  const rest = (member: Member): void => {
    clearTimeout(member.timer);
    // An idle thread keeps no process alive.
    member.worker.unref();
    member.timer = setTimeout(() => void end(member, null), options.idleMs).unref();
  };

  const start = (): Member => {
    const worker = new Worker(program, { execArgv: [] });
    const member: Member = { worker, job: null, timer: undefined };
    members.add(member);
    worker.on('message', (result: JobResult) => {
      const { job } = member;
      member.job = null;
      rest(member);
      if (job) settle(job, result);
      goOn();
    });
    const fail = (cause: unknown): void => {
      if (!members.has(member)) return;
      void end(member, new Error('a worker thread failed', { cause })).then(goOn);
    };
    worker.on('error', fail);
    worker.on('exit', fail);
    return member;
  };

  const goOn = (): void => {
    if (isClosed || waiting.length === 0) return;
    const idle = [...members].find(({ job }) => job === null);
    const member = idle ?? (members.size < options.workersMax ? start() : undefined);
    const job = member && waiting.shift();
    if (member && job) give(member, job);
  };

  return {
    run: async (input) => {
      if (isClosed) throw refusal();
      const isFree = members.size < options.workersMax || [...members].some(({ job }) => !job);
      if (!isFree && waiting.length >= options.queueMax) throw refusal();
      const output = new Promise<unknown>((resolve, reject) => {
        waiting.push({ input, resolve, reject });
      });
      goOn();
      return (await output) as O;
    },
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(refusal());
      await Promise.all([...members].map((member) => end(member, null)));
    },
  };
}

import { parentPort } from 'node:worker_threads';

export type Job = { input: unknown };
export type JobResult = { output: unknown } | { failure: unknown };

/**
 * Makes this thread answer the jobs of a worker pool, one after the other. What the work throws is
 * reported to the pool and ends that job only.
 */
export function answerJobs(work: (input: never) => unknown): void {
  const port = parentPort;
  if (port === null) throw new Error('answerJobs works in a worker thread only');
  port.on('message', ({ input }: Job) => {
    const done = Promise.resolve(input).then(work as (input: unknown) => unknown);
    done.then(
      (output) => port.postMessage({ output } satisfies JobResult),
      (failure: unknown) => port.postMessage({ failure } satisfies JobResult),
    );
  });
}

// Runs in a separate thread (reading-thread.ts).
import { answerJobs } from '#platform/server/worker-jobs.ts';
import type { Reader } from '#platform/server/reader.ts';

/** What is to be done there: what `name` of `module` makes of an order. */
export type ReadingJob = { module: string; name: string; order: unknown };

answerJobs(async ({ module, name, order }: ReadingJob) => {
  const exported = (await import(module)) as Record<string, Reader<unknown, unknown>>;
  return exported[name]?.read(order);
});

import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#platform/server/log.ts';

/** A round still running this long after shutdown is abandoned, because a mail server may not respond. */
const stopPatienceMs = 5_000;

export type PeriodicWork = { stop: () => Promise<void> };

/** Repeats a task without overlapping rounds; a failed round is logged and the next one retries. */
export function repeat(
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
  log: Pick<Log, 'error'>,
  patienceMs = stopPatienceMs,
): PeriodicWork {
  let running: Promise<void> | null = null;
  const round = () => {
    running ??= work()
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error, work: name }, 'periodic work failed'),
      )
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(round, everyMs);
  round();
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.race([running, delay(patienceMs, undefined, { ref: false })]);
    },
  };
}

import type { Log } from '#platform/server/log.ts';

export type PeriodicWork = { stop: () => Promise<void> };

/** Does a piece of work again and again, never twice at once; a failed round is logged and the next one tries. */
export function repeat(
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
  log: Log,
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
      await running;
    },
  };
}

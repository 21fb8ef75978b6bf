import type { QueryCache } from '@tanstack/react-query';

/** A page that never ends its reading does not keep the app from being installed. */
export const settledMsMax = 5000;

/**
 * Resolves when the page has drawn what it reads and is idle, at the latest after `settledMsMax`: keeping
 * the build's files for offline use must take neither network nor processor from the first content.
 */
export async function pageSettled(
  cache: Pick<QueryCache, 'findAll' | 'subscribe'>,
  idle: () => Promise<void>,
): Promise<void> {
  const { promise: isLate, resolve: giveUpWaiting } = Promise.withResolvers<void>();
  const timer = setTimeout(giveUpWaiting, settledMsMax);
  await Promise.race([readAndIdle(cache, idle), isLate]);
  clearTimeout(timer);
}

async function readAndIdle(
  cache: Pick<QueryCache, 'findAll' | 'subscribe'>,
  idle: () => Promise<void>,
): Promise<void> {
  await idle(); // by then the page has begun to read
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (cache.findAll({ fetchStatus: 'fetching' }).length > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = cache.subscribe(look);
    look();
  });
  await idle();
}

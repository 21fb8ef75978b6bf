import { setTimeout as sleep } from 'node:timers/promises';

type RetryOptions = {
  triesMax: number;
  /** Between two tries; without it the next one starts immediately. */
  waitMs?: number;
  isRetryable: (error: unknown) => boolean;
};

/** Runs `work` until it succeeds, its error is not retryable, or it has run `triesMax` times. */
export async function retry<T>(
  { triesMax, waitMs = 0, isRetryable }: RetryOptions,
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= triesMax || !isRetryable(error)) throw error;
    }
    if (waitMs > 0) await sleep(waitMs);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchResources } from './resource-watch.ts';

const aMinuteMs = 60_000;

type Watched = { open: () => string[] };

function watched(wishes: Parameters<typeof watchResources>[0]): Watched {
  const { open, stop } = watchResources(wishes);
  onTestFinished(stop);
  return { open: () => open().map((describeOne) => describeOne()) };
}

describe('a timer that is left', () => {
  it('is named with the place where it was started', () => {
    const { open } = watched({});
    const timer = setTimeout(() => undefined, aMinuteMs);
    onTestFinished(() => clearTimeout(timer));
    expect(open()).toEqual([expect.stringMatching(/^a timer\n.*resource-watch\.test\.ts/)]);
  });

  it('is named with the function that it calls where there are many', () => {
    const { open } = watched({ manyTimers: true });
    const timer = setTimeout(() => undefined, aMinuteMs);
    onTestFinished(() => clearTimeout(timer));
    expect(open()).toEqual([
      expect.stringMatching(/^a timer for the function at\n.*resource-watch\.test\.ts.*:\d+$/),
    ]);
  });

  it('of a promise is named with the place where it was started', async () => {
    const { open } = watched({ manyTimers: true });
    const stopped = new AbortController();
    const sleeping = sleep(aMinuteMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    expect(open()).toEqual([expect.stringMatching(/^a timer\n.*resource-watch\.test\.ts/)]);
    stopped.abort();
    await sleeping;
  });
});

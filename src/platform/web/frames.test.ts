// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { inFrames } from './frames.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the newest state once per frame, however often it is requested', async () => {
  vi.useFakeTimers();
  let [state, frames] = [0, 0];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames += 1;
    return setTimeout(draw, 16);
  });
  const shown: number[] = [];
  const { request, settled } = inFrames(() => shown.push(state));
  for (const next of [1, 2, 3]) {
    state = next;
    request();
  }
  expect(shown).toEqual([]);
  await vi.runAllTimersAsync();
  expect([shown, frames]).toEqual([[3], 1]);
  state = 4;
  request();
  const end = settled();
  await vi.runAllTimersAsync();
  await end;
  expect(shown).toEqual([3, 4]);
});

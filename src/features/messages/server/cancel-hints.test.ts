import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventBus } from '#platform/server/event-bus.ts';
import { captureLog } from '#test/captured-log.ts';
import { CancelHints } from './cancel-hints.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('notifies others at most ten times a second which replies to stop, and leaves none out', async () => {
  const notices: string[][] = [];
  let receive: (message: never) => void = () => undefined;
  const bus: EventBus = {
    publish: (_, message) => {
      notices.push((message as { replies: string[] }).replies);
      receive(message as never);
      return Promise.resolve();
    },
    subscribe: (_, onMessage) => {
      receive = onMessage;
      return () => undefined;
    },
    close: () => Promise.resolve(),
  };
  const stopped: string[] = [];
  const hints = new CancelHints(bus, (id) => stopped.push(id), captureLog().log);
  const ids = Array.from({ length: 1_000 }, (_, id) => `7.${id}`);
  for (const id of ids) hints.send(id);
  expect(notices).toEqual([['7.0']]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(notices.length).toBeLessThanOrEqual(10);
  expect(stopped).toEqual(ids);
  receive({ replies: 'all' } as never);
  expect(stopped).toEqual(ids);
  hints.stop();
  expect(vi.getTimerCount()).toBe(0);
});

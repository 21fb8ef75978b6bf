// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { headStartMs, patienceMs, SendOwner, writersTimeMs } from './outbox.ts';

type Ask = {
  granted: (lock: unknown) => Promise<unknown>;
  free: () => void;
  signal: AbortSignal | undefined;
};

/** The browser's locks: one holder per name, the others queue. */
class Locks {
  readonly #lines = new Map<string, Ask[]>();

  readonly manager = {
    request: (
      name: string,
      { signal, ifAvailable }: LockOptions,
      granted: (lock: unknown) => Promise<unknown>,
    ) =>
      new Promise<void>((free, refuse) => {
        const line = this.#lines.get(name) ?? [];
        this.#lines.set(name, line);
        if (ifAvailable && line.length > 0) {
          void granted(null);
          free();
          return;
        }
        const ask = { granted, free, signal };
        line.push(ask);
        signal?.addEventListener('abort', () => {
          if (line.indexOf(ask) > 0) {
            line.splice(line.indexOf(ask), 1);
            refuse(signal.reason as Error);
          }
        });
        if (line.length === 1) void this.#hold(line);
      }),
  } as unknown as LockManager;

  async #hold(line: Ask[]): Promise<void> {
    for (let [first] = line; first; [first] = line) {
      await Promise.resolve();
      await first.granted({});
      line.shift();
      first.free();
    }
  }
}

const tab = (locks?: Locks) => {
  const granted = vi.fn<() => void>();
  return { granted, owner: new SendOwner(locks?.manager, granted) };
};
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('leaves a message to the tab that wrote it, from the start', async () => {
  const locks = new Locks();
  const [writer, other] = [tab(locks), tab(locks)];
  writer.owner.claim('one');
  expect(writer.owner.ownershipOf('one')).toBe('ours');
  other.owner.watch(['one'], false);
  await settle();
  expect(other.owner.ownershipOf('one')).toBe('others');
  expect(writer.granted).not.toHaveBeenCalled();
});

it('takes messages at once that no other tab has open', async () => {
  const page = tab(new Locks());
  page.owner.watch(['one'], false);
  expect(page.owner.ownershipOf('one')).toBe('unknown');
  await settle();
  expect(page.owner.ownershipOf('one')).toBe('ours');
  const old = tab();
  old.owner.watch(['one'], false);
  expect(old.owner.ownershipOf('one')).toBe('ours');
});

it('gives a live writer the time to be first in the queue', async () => {
  const locks = new Locks();
  const [writer, other] = [tab(locks), tab(locks)];
  other.owner.watch(['one'], true);
  await settle(headStartMs - 1);
  writer.owner.claim('one');
  await settle(2 * headStartMs);
  expect(other.owner.ownershipOf('one')).toBe('others');
  writer.owner.watch([], true);
  await settle(patienceMs / 2);
  expect(other.owner.ownershipOf('one')).toBe('ours');
});

it('passes a message released by its writer to the next tab in the queue, and only to that', async () => {
  const locks = new Locks();
  const [writer, second, third] = [tab(locks), tab(locks), tab(locks)];
  writer.owner.claim('one');
  second.owner.watch(['one'], false);
  third.owner.watch(['one'], false);
  await settle();
  writer.owner.watch([], false);
  await settle(patienceMs - 1);
  expect([second, third].map(({ owner }) => owner.ownershipOf('one'))).toEqual(['ours', 'others']);
});

it('does not take a message that was sent', async () => {
  const locks = new Locks();
  const [writer, other] = [tab(locks), tab(locks)];
  writer.owner.claim('one');
  other.owner.watch(['one'], false);
  await settle();
  other.owner.watch([], false);
  writer.owner.watch([], false);
  other.granted.mockClear();
  await settle(2 * patienceMs);
  expect(other.granted).not.toHaveBeenCalled();
});

it('takes over from a suspended tab, but only while visible', async () => {
  const locks = new Locks();
  const [sleeping, other] = [tab(locks), tab(locks)];
  sleeping.owner.claim('one');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  other.owner.watch(['one'], false);
  await settle(2 * patienceMs);
  expect(other.owner.ownershipOf('one')).toBe('others');
  hidden.mockReturnValue(false);
  await settle(patienceMs);
  expect(other.owner.ownershipOf('one')).toBe('ours');
});

it('gives the writer time when the browser has no locks, and then sends anyway', async () => {
  const [writer, other] = [tab(), tab()];
  writer.owner.claim('one');
  expect(writer.owner.ownershipOf('one')).toBe('ours');
  other.owner.watch(['one'], true);
  await settle(headStartMs + writersTimeMs - 1);
  expect(other.owner.ownershipOf('one')).toBe('others');
  await settle(1);
  expect(other.owner.ownershipOf('one')).toBe('ours');
  expect(other.granted).toHaveBeenCalledTimes(1);
});

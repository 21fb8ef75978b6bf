// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CallError } from './call-error.ts';
import { forgetAtSignOut, storeQueries, offlineReading } from './offline-reading.ts';
import type { Copy, CopyKey } from './offline-store.ts';
import { shownFromDevice } from './shown-from-device.ts';
import { signInState } from './sign-in-state.ts';

const copies = new Map<string, Copy>();

// IndexedDB is missing in this environment; the browser tests use the real one.
vi.mock('./offline-store.ts', () => ({
  readCopy: (key: CopyKey) => Promise.resolve(copies.get(JSON.stringify(key))),
  writeCopy: (copy: Copy) => Promise.resolve(void copies.set(JSON.stringify(copy.key), copy)),
  clearCopies: () => Promise.resolve(copies.clear()),
  clearGroup: (userId: number, group: string) => {
    for (const [name, { key }] of copies) {
      if (key[0] === userId && key[1] === group) copies.delete(name);
    }
    return Promise.resolve();
  },
}));

const tokens = { access: 'a', refresh: 'r' };
const signIn = (id: number): void =>
  signInState.begin({ id, name: `patient${id}`, email: '' }, tokens, true);
const failure = (code: 'network' | 'not_found' | 'internal') => new CallError({ code, text: code });
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 5));

let client: QueryClient;
const read = async (answer: unknown): Promise<unknown> => {
  const said = await client.fetchQuery({
    queryKey: ['getSession', 7],
    queryFn: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
    staleTime: 0,
  });
  await settled();
  return said;
};

beforeEach(() => {
  signIn(1);
  client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        persister: storeQueries({
          groupOf: ([name, id]) => (name === 'getSession' ? String(id) : null),
          merge: (_key, fresh) => fresh,
        }),
      },
    },
  });
  forgetAtSignOut();
});
afterEach(async () => {
  signInState.end('signed-out');
  await settled();
  localStorage.clear();
  client.clear();
});

describe('offline reading', () => {
  it('stores nothing before it is switched on', async () => {
    await read('咳嗽');
    expect(copies.size).toBe(0);
    await expect(read(failure('network'))).rejects.toThrow('network');
  });

  it('shows the last answer when the network fails, with its time', async () => {
    await offlineReading.switchOn();
    await read('咳嗽');
    expect(await read(failure('network'))).toBe('咳嗽');
    expect(shownFromDevice.oldestMs(['getSession'])).toBeLessThanOrEqual(Date.now());
    await read('好些了');
    expect(shownFromDevice.oldestMs(['getSession'])).toBeNull();
  });

  it('shows no copy when the server itself refuses', async () => {
    await offlineReading.switchOn();
    await read('咳嗽');
    await expect(read(failure('internal'))).rejects.toThrow('internal');
    expect(copies.size).toBe(1);
  });

  it('deletes what no longer exists on the server', async () => {
    await offlineReading.switchOn();
    await read('咳嗽');
    await expect(read(failure('not_found'))).rejects.toThrow('not_found');
    await settled();
    expect(copies.size).toBe(0);
  });

  it('deletes what the user deletes', async () => {
    await offlineReading.switchOn();
    await read('咳嗽');
    await offlineReading.forget('8');
    expect(copies.size).toBe(1);
    await offlineReading.forget('7');
    expect(copies.size).toBe(0);
  });

  it.each(['signed-out', 'expired'] as const)(
    'keeps nothing once the sign-in is %s',
    async (how) => {
      await offlineReading.switchOn();
      await read('咳嗽');
      signInState.end(how);
      await settled();
      expect(copies.size).toBe(0);
      signIn(1);
      expect(offlineReading.isOn()).toBe(how === 'expired');
    },
  );

  it('stores nothing for another user who signs in, and is off for them', async () => {
    await offlineReading.switchOn();
    await read('咳嗽');
    signIn(2);
    await settled();
    expect(offlineReading.isOn()).toBe(false);
    expect(copies.size).toBe(0);
    await expect(read(failure('network'))).rejects.toThrow('network');
  });

  it('does not store an answer that arrives after signing out', async () => {
    await offlineReading.switchOn();
    const answer = Promise.withResolvers<string>();
    const reading = client.fetchQuery({
      queryKey: ['getSession', 7],
      queryFn: () => answer.promise,
    });
    signInState.end('signed-out');
    answer.resolve('咳嗽');
    await reading;
    await settled();
    expect(copies.size).toBe(0);
  });

  it('deletes everything when it is switched off', async () => {
    await offlineReading.switchOn();
    await read('咳嗽');
    await offlineReading.switchOff();
    expect(copies.size).toBe(0);
    expect(offlineReading.isOn()).toBe(false);
  });
});

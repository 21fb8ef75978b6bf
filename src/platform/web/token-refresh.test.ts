import { describe, expect, it } from 'vitest';

import type { Tokens } from './sign-in-state.ts';
import { createTokenRefresh } from './token-refresh.ts';
import type { Exclusive } from './token-refresh.ts';

/** State shared by all tabs of one origin. */
function storeWith(tokens: Tokens | null) {
  const store = {
    kept: tokens,
    tokens: () => store.kept,
    renew: (renewed: Tokens) => {
      store.kept = renewed;
    },
  };
  return store;
}

/** The browser's lock: one holder at a time across all tabs. */
function oneLock(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (_, work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function rotatingServer() {
  const spent: string[] = [];
  return {
    spent,
    exchange: async (refresh: string): Promise<Tokens | null> => {
      await Promise.resolve();
      if (spent.includes(refresh)) return null;
      spent.push(refresh);
      return { access: `access-${spent.length}`, refresh: `refresh-${spent.length}` };
    },
  };
}

describe('refreshing tokens', () => {
  it('exchanges once for any number of concurrent calls', async () => {
    const server = rotatingServer();
    const store = storeWith({ access: 'access-0', refresh: 'refresh-0' });
    const refreshAfter = createTokenRefresh(store, server.exchange, oneLock());
    const answers = await Promise.all(Array.from({ length: 8 }, () => refreshAfter('access-0')));
    expect(new Set(answers)).toEqual(new Set(['access-1']));
    expect(server.spent).toEqual(['refresh-0']);
  });

  it('lets the second tab use the result of the first, so that neither is signed out', async () => {
    const server = rotatingServer();
    const store = storeWith({ access: 'access-0', refresh: 'refresh-0' });
    const lock = oneLock();
    const tabs = [1, 2].map(() => createTokenRefresh(store, server.exchange, lock));
    const answers = await Promise.all(tabs.map((refreshAfter) => refreshAfter('access-0')));
    expect(answers).toEqual(['access-1', 'access-1']);
    expect(server.spent).toEqual(['refresh-0']);
  });

  it('reports that the sign-in has ended when the server refuses', async () => {
    const store = storeWith({ access: 'access-0', refresh: 'refresh-0' });
    const refreshAfter = createTokenRefresh(store, () => Promise.resolve(null), oneLock());
    expect(await refreshAfter('access-0')).toBeNull();
  });

  it('keeps the sign-in when only the network failed, and tries again next time', async () => {
    const store = storeWith({ access: 'access-0', refresh: 'refresh-0' });
    let isOnline = false;
    const exchange = (): Promise<Tokens> =>
      isOnline
        ? Promise.resolve({ access: 'access-1', refresh: 'refresh-1' })
        : Promise.reject(new Error('offline'));
    const refreshAfter = createTokenRefresh(store, exchange, oneLock());
    await expect(refreshAfter('access-0')).rejects.toThrow('offline');
    isOnline = true;
    expect(await refreshAfter('access-0')).toBe('access-1');
  });

  it('does not sign in again after a sign-out during the exchange', async () => {
    const store = storeWith({ access: 'access-0', refresh: 'refresh-0' });
    const exchange = (): Promise<Tokens> => {
      store.kept = null;
      return Promise.resolve({ access: 'access-1', refresh: 'refresh-1' });
    };
    expect(await createTokenRefresh(store, exchange, oneLock())('access-0')).toBeNull();
    expect(store.kept).toBeNull();
  });
});

import type { Tokens } from './sign-in-state.ts';

type TokenStore = {
  tokens: () => Tokens | null;
  renew: (tokens: Tokens) => void;
};

/** Runs one task at a time across all tabs of this origin. */
export type Exclusive = <T>(name: string, work: () => Promise<T>) => Promise<T>;

const lockName = 'token-refresh';

/**
 * The browser's lock; without one (an insecure origin) only this tab is serialised, and the
 * server's grace period helps.
 */
const acrossTabs: Exclusive = (name, work) =>
  typeof navigator === 'undefined' || !('locks' in navigator)
    ? work()
    : (navigator.locks.request(name, work) as ReturnType<typeof work>);

/**
 * Creates the page's one refresher. `refreshAfter(stale)` returns an access token newer than
 * `stale`: another tab's if that was faster, else the result of one exchange however many calls
 * wait; null when the sign-in has ended. A network failure is thrown and does not sign out.
 * `exchange` resolves with null when the server refuses the refresh token.
 */
export function createTokenRefresh(
  store: TokenStore,
  exchange: (refresh: string) => Promise<Tokens | null>,
  exclusive: Exclusive = acrossTabs,
): (stale: string | null) => Promise<string | null> {
  let running: Promise<string | null> | null = null;
  const run = async (stale: string | null): Promise<string | null> => {
    const known = store.tokens();
    if (!known) return null;
    if (known.access !== stale) return known.access;
    const renewed = await exchange(known.refresh);
    if (!renewed) return null;
    // Signed out during the exchange: its result must not sign in again.
    if (!store.tokens()) return null;
    store.renew(renewed);
    return renewed.access;
  };
  return (stale) => {
    running ??= exclusive(lockName, () => run(stale)).finally(() => {
      running = null;
    });
    return running;
  };
}

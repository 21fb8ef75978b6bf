import type { Tokens } from './sign-in-state.ts';

type TokenStore = {
  tokens: () => Tokens | null;
  renew: (tokens: Tokens) => void;
};

/** Runs one piece of work at a time over all tabs of this origin. */
export type Exclusive = <T>(name: string, work: () => Promise<T>) => Promise<T>;

const lockName = 'token-refresh';

/** The browser's lock; without one (an insecure origin), this tab alone is orderly and the server's grace helps. */
const acrossTabs: Exclusive = (name, work) =>
  typeof navigator === 'undefined' || !('locks' in navigator)
    ? work()
    : (navigator.locks.request(name, work) as ReturnType<typeof work>);

/**
 * Makes the one refresher of the page. `refreshAfter(stale)` gives an access token newer than `stale`:
 * another tab's when it was faster, else that of one exchange, however many calls ask at once; null
 * when the sign-in is over. A network failure is thrown: it ends nobody's sign-in.
 * `exchange` answers null when the server refuses the refresh token.
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
    // Signed out while the exchange was under way: what came back must not sign in again.
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

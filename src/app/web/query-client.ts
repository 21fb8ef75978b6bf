import { QueryClient, focusManager, onlineManager } from '@tanstack/react-query';

import { CallError } from '#platform/web/call-error.ts';
import { language } from '#platform/web/language.ts';
import { forgetAtSignOut, storeQueries } from '#platform/web/offline-reading.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import type { SignIn } from '#platform/web/sign-in-state.ts';

import { offlineQueries } from './installed-app/offline-queries.ts';

const freshMs = 10_000;
const retriesMax = 2;

/** A refusal will not change on a retry; a network failure may be temporary. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= retriesMax || !(error instanceof CallError) || !navigator.onLine) return false;
  return error.status === 0 || error.status >= 500;
}

/** The one cache of server data, keyed by endpoint. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: isWorthRetrying,
      refetchOnWindowFocus: true,
      // When offline, queries fail at once; they run again when the network returns.
      networkMode: 'always',
      refetchOnReconnect: true,
      persister: storeQueries(offlineQueries),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const userOf = (signIn: SignIn): number | null =>
  signIn.status === 'signed-in' ? signIn.user.id : null;

// It assumes that a starting page is online and would miss the return of the network.
onlineManager.setOnline(navigator.onLine);
// A browser may call a starting page online that is not: then the return is no change for it.
window.addEventListener('online', () => {
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
});

// It notices a page that becomes visible, but not one that stayed open beside another window or
// device.
window.addEventListener('focus', () => focusManager.onFocus());

forgetAtSignOut();

// Some answers contain translated text, such as model names: they are requested again in the new
// language.
language.subscribe(() => void readAllAgain());

/** A first request that is still running would return the old language and count as fresh. */
async function readAllAgain(): Promise<void> {
  await queryClient.cancelQueries();
  await queryClient.invalidateQueries();
}

signInState.subscribe((now, was) => {
  const isAnother = userOf(was) !== null && userOf(now) !== null && userOf(was) !== userOf(now);
  // One user's data must not be shown to the next user of this device.
  if (now.status !== 'signed-in' || isAnother) queryClient.clear();
});

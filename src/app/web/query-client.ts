import { QueryClient, focusManager, onlineManager } from '@tanstack/react-query';

import { CallError } from '#platform/web/call-error.ts';
import { language } from '#platform/web/language.ts';
import { forgetAtSignOut, keepReadings } from '#platform/web/offline-reading.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import type { SignIn } from '#platform/web/sign-in-state.ts';

import { keptReadings } from './installed-app/kept-readings.ts';

const freshMs = 10_000;
const retriesMax = 2;

/** A refusal stays one however often it is asked; a bad connection may have been a moment. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= retriesMax || !(error instanceof CallError) || !navigator.onLine) return false;
  return error.status === 0 || error.status >= 500;
}

/** The one cache of what the server said, keyed by endpoint. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: isWorthRetrying,
      refetchOnWindowFocus: true,
      // Without a network a page says so at once; when it is back, it is read again.
      networkMode: 'always',
      refetchOnReconnect: true,
      persister: keepReadings(keptReadings),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const userOf = (signIn: SignIn): number | null =>
  signIn.status === 'signed-in' ? signIn.user.id : null;

// It takes every page for online at its start, and would not hear of the network's return.
onlineManager.setOnline(navigator.onLine);

// It hears of a page that comes to light, not of one that lay open beside another window or device.
window.addEventListener('focus', () => focusManager.onFocus());

forgetAtSignOut();

// Some answers hold words, such as the names of models: they are asked for again in the new language.
language.subscribe(() => void readAllAgain());

/** A first reading that is still on its way would bring the old words and count as fresh. */
async function readAllAgain(): Promise<void> {
  await queryClient.cancelQueries();
  await queryClient.invalidateQueries();
}

signInState.subscribe((now, was) => {
  const isAnother = userOf(was) !== null && userOf(now) !== null && userOf(was) !== userOf(now);
  // What the server said to one person is not for the next one at this screen.
  if (now.status !== 'signed-in' || isAnother) queryClient.clear();
});

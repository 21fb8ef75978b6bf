import { RouterProvider, createBrowserHistory, createRouter } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';

import { focusContentOn } from '#app/web/focus-content.ts';
import { queryClient } from '#app/web/query-client.ts';
import { router as product } from '#app/web/router.tsx';
import { followRefusal, watchSignIn } from '#app/web/watch-sign-in.ts';
import { exchangeTokens } from '#features/account/web/sign-in-actions.ts';
import { connectApi } from '#platform/web/api.ts';
import { dismiss, notifications } from '#platform/web/notify.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import { KitRoot } from '#platform/web/ui/kit-root.tsx';

import type { Answers } from './scripted-answers.ts';
import { profile, signedInAnswers, clientConfig } from './samples.ts';
import { ScriptedServer } from './scripted-server.ts';

const { queries, mutations } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({
  // The page retries failed network requests twice; here without a delay.
  // Clearing the cache does not stop all timers that would remove unused entries.
  queries: { ...queries, retryDelay: 0, gcTime: Infinity },
  mutations: { ...mutations, gcTime: Infinity },
});

type Router = ReturnType<typeof routerAt>;
export type OpenPage = {
  user: UserEvent;
  server: ScriptedServer;
  router: Router;
  /** Replaces the value of the field with this label. */
  fill: (field: string | HTMLElement, words: string) => Promise<void>;
};

type Visitor = {
  /** The user of the page: by default signed in, with the agreement accepted. */
  as?: 'signed-in' | 'not-agreed' | 'anonymous';
};

/**
 * Opens an address of the product with its router, query cache, client and UI kit, on a scripted
 * network.
 * Responses and requests that break the contract, calls without a scripted response, and React's
 * complaints fail the test.
 */
export async function openPage(
  address: string,
  answers: Answers = {},
  { as = 'signed-in' }: Visitor = {},
): Promise<OpenPage> {
  const usual = as === 'anonymous' ? { getClientConfig: clientConfig } : signedInAnswers;
  const server = new ScriptedServer({ ...usual, ...answers });
  vi.spyOn(window, 'fetch').mockImplementation(server.fetch);
  if (as === 'anonymous') signInState.end('never');
  else {
    const { id, username: name, email } = profile;
    signInState.begin({ id, name, email }, { access: 'access', refresh: 'refresh' }, true);
    signInState.setAgreed(as === 'signed-in');
  }
  const router = routerAt(address);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stopWatching = watchSignIn(router, signInState);
  onTestFinished(async () => {
    stopWatching();
    const said = complaints.mock.calls.map(([words]) => String(words));
    cleanup();
    await server.close();
    forgetPage();
    router.history.destroy();
    expect([...server.errors, ...said.filter(isComplaint)]).toEqual([]);
  });
  await router.load();
  render(
    <KitRoot>
      <RouterProvider router={router} />
    </KitRoot>,
  );
  const user = userEvent.setup();
  return {
    user,
    server,
    router,
    fill: async (field, words) => {
      const element = typeof field === 'string' ? screen.getByLabelText(field) : field;
      await user.clear(element);
      if (words !== '') await user.paste(words);
    },
  };
}

/** The product's router, with everything connected to it, at an address of this window. */
function routerAt(address: string) {
  window.history.replaceState(null, '', address);
  const router = createRouter({ ...product.options, history: createBrowserHistory() });
  connectApi({
    exchange: exchangeTokens,
    onRefused: (code) => followRefusal(router, signInState, code),
  });
  focusContentOn(router);
  return router;
}

/** React supports newer elements than this DOM does. */
const isComplaint = (words: string): boolean => !words.includes('is unrecognized in this browser');

/** Leaves no state to the next test. */
function forgetPage(): void {
  cleanup();
  for (const { id } of notifications.get()) dismiss(id);
  queryClient.clear();
  signInState.end('signed-out');
  clearStorage(window.sessionStorage);
  clearStorage(window.localStorage);
  vi.restoreAllMocks();
}

/** Modules that cache a stored value are notified, as by another tab. */
function clearStorage(storageArea: Storage): void {
  const keys = Object.keys(storageArea);
  storageArea.clear();
  for (const key of keys) {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea }));
  }
}

// @vitest-environment happy-dom
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { signInState } from '#platform/web/sign-in-state.ts';

import { router as product } from './router.tsx';
import { watchSignIn } from './watch-sign-in.ts';

const user = { id: 1, name: 'patient', email: '' };

/** The product's pages, with one of them open. */
function openAt(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: product.routeTree, history });
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  watchSignIn(router, signInState);
  return navigate;
}

beforeEach(() => signInState.begin(user, { access: 'a', refresh: 'r' }, true));
afterEach(() => {
  signInState.end('signed-out');
  localStorage.clear();
});

describe('losing a sign-in', () => {
  it.each(['/about', '/help', '/terms', '/privacy', '/sso-test', '/login', '/no-such-page'])(
    'keeps the user on %s',
    (path) => {
      const navigate = openAt(path);
      signInState.end('expired');
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it.each(['/sessions', '/chat/7', '/settings', '/privacy-agreement', '/purchase', '/pay/3'])(
    'redirects from %s to the sign-in page',
    (path) => {
      const navigate = openAt(path);
      signInState.end('expired');
      expect(navigate).toHaveBeenCalledWith({ to: '/login', replace: true });
    },
  );
});

import type { AnyRouter } from '@tanstack/react-router';

import type { CallCode } from '#platform/web/call-error.ts';
import { language } from '#platform/web/language.ts';
import { notify } from '#platform/web/notify.ts';
import type { signInState } from '#platform/web/sign-in-state.ts';

import { isGuarded } from './guards.ts';
import { forgetTargets, rememberTarget } from './remembered-target.ts';
import { startTexts } from './start-texts.ts';

type SignInState = typeof signInState;

/**
 * When the sign-in ends, here or in another tab, a page that requires one redirects to /login.
 * Returns a function that stops this.
 */
export function watchSignIn(router: AnyRouter, state: SignInState): () => void {
  return state.subscribe((now, was) => {
    if (was.status === 'signed-in' && now.status === 'anonymous') {
      leave(router, now.ended === 'expired');
    }
  });
}

function leave(router: AnyRouter, isExpired: boolean): void {
  const { href, pathname } = router.state.location;
  if (!isGuarded(router, pathname)) return;
  const texts = startTexts[language.get()];
  if (isExpired) rememberTarget('redirectAfterLogin', href);
  else forgetTargets();
  notify({ type: 'info', message: isExpired ? texts.signInExpired : texts.signedOut });
  void router.navigate({ to: '/login', replace: isExpired });
}

/** Any call may require another page first: the agreement (PAGE-10), a pending deletion. */
export function followRefusal(router: AnyRouter, state: SignInState, code: CallCode): void {
  if (code === 'agreement_required') goToAgreement(router, state);
  if (code === 'deletion_pending') void router.navigate({ to: '/account-deletion', replace: true });
}

function goToAgreement(router: AnyRouter, state: SignInState): void {
  state.setAgreed(false);
  const { pathname, href } = router.state.location;
  if (pathname === '/privacy-agreement') return;
  rememberTarget('redirectAfterPrivacy', href);
  void router.navigate({ to: '/privacy-agreement' });
}

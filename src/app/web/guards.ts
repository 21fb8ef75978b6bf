import { redirect, type AnyRouter } from '@tanstack/react-router';

import { agreementApi } from '#features/agreement/web/agreement-api.ts';
import { CallError } from '#platform/web/call-error.ts';
import { signInState } from '#platform/web/sign-in-state.ts';

import { rememberTarget } from './remembered-target.ts';

type Visit = {
  location: { href: string };
  /** Only a preload: nothing may be remembered. */
  preload: boolean;
};

const isSignedIn = (): boolean => signInState.get().status === 'signed-in';

/** PAGE-7: signed-out users go to /login and return afterwards. */
export function requireSignIn({ location, preload }: Visit): void {
  if (isSignedIn()) return;
  if (!preload) rememberTarget('redirectAfterLogin', location.href);
  throw redirect({ to: '/login', replace: true });
}

/**
 * PAGE-8: requires sign-in and the accepted agreement, from the local flag or else from the server.
 */
export async function requireAgreement(visit: Visit): Promise<void> {
  requireSignIn(visit);
  if (signInState.hasAgreed()) return;
  const hasAccepted = await askWhetherAccepted(visit);
  if (hasAccepted) {
    signInState.setAgreed(true);
    return;
  }
  if (!visit.preload) rememberTarget('redirectAfterPrivacy', visit.location.href);
  throw redirect({ to: '/privacy-agreement', replace: true });
}

async function askWhetherAccepted(visit: Visit): Promise<boolean> {
  try {
    return (await agreementApi.getAgreementStatus()).hasAccepted;
  } catch (error) {
    // The answer may be that the sign-in has expired, or that the account is about to be deleted.
    requireSignIn(visit);
    if (error instanceof CallError && error.code === 'deletion_pending') {
      throw redirect({ to: '/account-deletion', replace: true });
    }
    throw error;
  }
}

/**
 * Whether a path leads to a page of ours that needs a sign-in: it is left when the sign-in ends, and
 * returned to after the next one.
 */
export function isGuarded(router: AnyRouter, pathname: string): boolean {
  const [routes] = router.getMatchedRoutes(pathname);
  return routes.some(({ options: { beforeLoad } }) => {
    return beforeLoad === requireSignIn || beforeLoad === requireAgreement;
  });
}

/** Signed-in users are redirected away from /login and /register. */
export function requireAnonymous(): void {
  if (isSignedIn()) throw redirect({ to: '/sessions', replace: true });
}

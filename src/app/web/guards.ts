import { redirect, type AnyRouter } from '@tanstack/react-router';

import { agreementApi } from '#features/agreement/web/agreement-api.ts';
import { CallError } from '#platform/web/call-error.ts';
import { signInState } from '#platform/web/sign-in-state.ts';

import { rememberTarget } from './remembered-target.ts';

type Visit = {
  location: { href: string };
  /** Only looked at in advance: nothing may be remembered. */
  preload: boolean;
};

const isSignedIn = (): boolean => signInState.get().status === 'signed-in';

/** PAGE-7: whoever is not signed in goes to /login and comes back afterwards. */
export function requireSignIn({ location, preload }: Visit): void {
  if (isSignedIn()) return;
  if (!preload) rememberTarget('redirectAfterLogin', location.href);
  throw redirect({ to: '/login', replace: true });
}

/** PAGE-8: sign-in and the accepted agreement, by the local flag or else by the server's word. */
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
    // The answer may be that the sign-in has expired, or that the account waits for its deletion.
    requireSignIn(visit);
    if (error instanceof CallError && error.code === 'deletion_pending') {
      throw redirect({ to: '/account-deletion', replace: true });
    }
    throw error;
  }
}

/** Whether the open page needs a sign-in; who loses theirs may go on reading every other one. */
export function isGuarded(router: AnyRouter): boolean {
  return router.matchRoutes(router.state.location).some(({ routeId }) => {
    const { beforeLoad } = router.routesById[routeId].options;
    return beforeLoad === requireSignIn || beforeLoad === requireAgreement;
  });
}

/** Who is signed in has no business at /login and /register. */
export function requireAnonymous(): void {
  if (isSignedIn()) throw redirect({ to: '/sessions', replace: true });
}

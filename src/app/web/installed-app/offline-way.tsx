import { Link, useLocation } from '@tanstack/react-router';

import { offlineReading } from '#platform/web/offline-reading.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import { useStore } from '#platform/web/use-store.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { useSignIn } from '../use-sign-in.ts';
import { startTexts } from '../start-texts.ts';

/**
 * A link for offline use: to the conversations stored on this device, or to the setting that stores
 * them.
 */
export function OfflineWay() {
  const texts = useTexts(startTexts);
  const isSignedIn = useSignIn().status === 'signed-in';
  const isKept = useStore(signInState, offlineReading.isOn);
  const { pathname } = useLocation();
  const to = isKept ? '/sessions' : '/settings';
  if (!isSignedIn || pathname === to) return null;
  return (
    <Link
      to={to}
      className="inline-flex shrink-0 items-center text-pine underline decoration-pine/40 underline-offset-4 hover:decoration-pine pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      {isKept ? texts.readKept : texts.switchReadingOn}
    </Link>
  );
}

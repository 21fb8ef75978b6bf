import { useEffect, useState } from 'react';

import { startSignIn } from '#features/account/web/sign-in-actions.ts';
import { failureText } from '#platform/web/call-error.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useOnline } from '#platform/web/use-online.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { startTexts } from '../start-texts.ts';
import { FullScreenWait } from './full-screen-wait.tsx';

/** Finds out who is signed in; without a connection it shows an error and a retry button. */
export function Starting() {
  const texts = useTexts(startTexts);
  const isOffline = !useOnline();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (failure) return; // until the user tries again
    startSignIn().catch((error: unknown) => setFailure({ error }));
  }, [failure]);
  if (!failure) return <FullScreenWait />;
  const words = isOffline
    ? { title: texts.offlinePage, hint: texts.offlinePageHint }
    : { title: texts.startFailed, hint: failureText(failure.error, texts.startFailedHint) };
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <ErrorState titleAs="h1" {...words} onRetry={() => setFailure(null)} />
    </main>
  );
}

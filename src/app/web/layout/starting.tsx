import { useEffect, useState } from 'react';

import { startSignIn } from '#features/account/web/sign-in-actions.ts';
import { failureText } from '#platform/web/call-error.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';
import { FullScreenWait } from './full-screen-wait.tsx';

/** Finds out who is signed in; without a connection it says so and offers another try. */
export function Starting() {
  const texts = useTexts(appTexts);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (failure) return; // until the reader asks again
    startSignIn().catch((error: unknown) => setFailure({ error }));
  }, [failure]);
  if (!failure) return <FullScreenWait />;
  const hint = failureText(failure.error, texts.startFailedHint);
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <ErrorState
        titleAs="h1"
        title={texts.startFailed}
        hint={hint}
        onRetry={() => setFailure(null)}
      />
    </main>
  );
}

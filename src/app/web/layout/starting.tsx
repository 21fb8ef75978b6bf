import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

import { startSignIn } from '#features/account/web/sign-in-actions.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { isWorthRetrying } from '../query-client.ts';
import { appTexts } from '../texts.ts';
import { FullScreenWait } from './full-screen-wait.tsx';

/** Finds out who is signed in; without a connection it says so and offers another try. */
export function Starting() {
  const texts = useTexts(appTexts);
  const start = useMutation({ mutationFn: startSignIn, retry: isWorthRetrying });
  const { mutate, isError } = start;
  useEffect(() => mutate(), [mutate]);
  if (!isError) return <FullScreenWait />;
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <ErrorState title={texts.startFailed} hint={texts.startFailedHint} onRetry={() => mutate()} />
    </main>
  );
}

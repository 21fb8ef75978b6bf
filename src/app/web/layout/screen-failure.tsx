import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';

import { CallError } from '#platform/web/call-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useKitTexts } from '#platform/web/use-kit-texts.ts';
import { useOnline } from '#platform/web/use-online.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { OfflineWay } from '../installed-app/offline-way.tsx';
import { startTexts } from '../start-texts.ts';

/**
 * Shown when a page could not be opened or rendered (PAGE-17): what failed, retry, reload and back.
 */
export function ScreenFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const texts = useTexts(startTexts);
  const kit = useKitTexts();
  const isCall = error instanceof CallError;
  const isOffline = !useOnline();
  const words = isOffline
    ? { title: texts.offlinePage, hint: texts.offlinePageHint }
    : isCall
      ? { title: texts.startFailed, hint: error.text }
      : { title: kit.pageFailed, hint: kit.pageFailedHint };
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="flex min-h-[70dvh] items-center justify-center">
      <ErrorState titleAs="h1" {...words} onRetry={retry}>
        {isOffline && <OfflineWay />}
        <Button variant="quiet" onClick={() => window.location.reload()}>
          {kit.reload}
        </Button>
        <Button variant="quiet" onClick={() => router.history.back()}>
          {kit.goBack}
        </Button>
      </ErrorState>
    </div>
  );
}

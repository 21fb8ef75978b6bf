import { CallError } from '#platform/web/call-error.ts';
import { failureHint } from '#platform/web/failure-hint.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useTexts } from '#platform/web/use-texts.ts';
import { SearchX } from 'lucide-react';

import { isUnreached } from './is-unreached.ts';
import { sharedTexts } from './shared-texts.ts';

interface SharedFailureProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Spec 5 and 6: what is not there may be gone or not for this reader; else the server's words. */
export function SharedFailure({ error, isRetrying, onRetry }: SharedFailureProps) {
  const texts = useTexts(sharedTexts);
  if (error instanceof CallError && error.code === 'not_found') {
    return (
      <div className="flex flex-col items-center gap-2 px-4 py-14 text-center">
        <SearchX aria-hidden="true" className="mb-2 size-8 text-muted" />
        <h1 className="text-xl">{texts.missingTitle}</h1>
        <p className="max-w-[30em] text-muted">{texts.missing}</p>
      </div>
    );
  }
  return (
    <ErrorState
      titleAs="h1"
      title={isUnreached(error) ? texts.failedBadly : texts.failed}
      hint={failureHint(error)}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}

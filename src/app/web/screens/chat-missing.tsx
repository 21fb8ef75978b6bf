import { Link } from '@tanstack/react-router';

import { CallError } from '#platform/web/call-error.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Missing } from '#platform/web/ui/missing.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { missingTexts } from './missing-texts.ts';

/** A conversation that is not there, or could not be loaded. */
export default function ChatMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const texts = useTexts(missingTexts);
  const way = (
    <Link to="/sessions" className={buttonClass('quiet')}>
      {texts.toSessions}
    </Link>
  );
  if (error instanceof CallError && error.code === 'not_found') {
    return <Missing title={texts.sessionMissing} action={way} />;
  }
  return (
    <ErrorState titleAs="h1" title={texts.sessionFailed} onRetry={onRetry}>
      {way}
    </ErrorState>
  );
}

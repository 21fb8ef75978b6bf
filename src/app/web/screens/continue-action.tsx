import { Link } from '@tanstack/react-router';

import { continuationWebTexts } from '#features/continuation/web/texts.ts';
import type { Session } from '#features/sessions/contract.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useTexts } from '#platform/web/use-texts.ts';

type ContinueActionProps = {
  session: Session;
  onContinue: () => void;
  /** Whether a continuation exists is being loaded. */
  isLooking: boolean;
};

/** Continues a full or ended session: opens its continuation, or creates one. */
export function ContinueAction({ session, onContinue, isLooking }: ContinueActionProps) {
  const texts = useTexts(continuationWebTexts);
  if (session.continuationSessionId === null) {
    return (
      <Button size="small" className="mt-1" pending={isLooking} onClick={onContinue}>
        {texts.continueInNew}
      </Button>
    );
  }
  return (
    <Link
      to="/chat/$sessionId"
      params={{ sessionId: session.continuationSessionId }}
      className={buttonClass('primary', 'small', 'mt-1')}
    >
      {texts.toContinuation}
    </Link>
  );
}

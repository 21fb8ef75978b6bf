import { useNavigate } from '@tanstack/react-router';

import { CheckInCards } from './check-in-cards.tsx';
import { CheckInOffer } from './check-in-offer.tsx';

/** Under a result, over the list of its conversation, or, with neither, over the first question. */
export type CheckInPlace = { messageId?: number; sessionId?: number };

export function CheckInPart({ messageId, sessionId }: CheckInPlace) {
  const navigate = useNavigate();
  if (messageId !== undefined) return <CheckInOffer key={messageId} messageId={messageId} />;
  if (sessionId !== undefined) {
    return (
      <CheckInCards
        sessionId={sessionId}
        onWorse={focusInput}
        className="mx-auto w-full max-w-[760px] px-3 pt-2"
      />
    );
  }
  const goTo = (id: number): void =>
    void navigate({ to: '/chat/$sessionId', params: { sessionId: id } });
  return <CheckInCards onWorse={goTo} className="max-w-reading mb-2" />;
}

/** The input of a conversation, which is the only form of its page. */
function focusInput(): void {
  document.querySelector<HTMLTextAreaElement>('main form textarea')?.focus();
}

import { useEffect, useEffectEvent, useState } from 'react';

import type { CheckIn } from '../contract.ts';
import { AskCard } from './ask-card.tsx';
import { justWorse, useCheckIns } from './use-check-ins.ts';
import { WorseCard } from './worse-card.tsx';

type CheckInCardsProps = {
  /** Of one conversation only. */
  sessionId?: number;
  /** It was answered as worse: opens the conversation to continue. */
  onWorse: (sessionId: number) => void;
  className?: string;
};

/** The open questions, oldest first, and what to do where it got worse. */
export function CheckInCards({ sessionId, onWorse, className }: CheckInCardsProps) {
  const all = useCheckIns() ?? [];
  const own = all.filter((each) => sessionId === undefined || each.sessionId === sessionId);
  const asked = own.find(({ isDue }) => isDue);
  const worse = sessionId === undefined ? undefined : own.find(({ advice }) => advice !== null);
  const [hidden, hide] = useState<CheckIn['messageId'] | null>(null);
  const worseId = asked ? undefined : worse?.messageId;
  const goOn = useEffectEvent(() => worse && onWorse(worse.sessionId));
  useEffect(() => {
    if (worseId !== undefined && justWorse.delete(worseId)) goOn();
  }, [worseId]);
  if (asked) {
    return (
      <div className={className}>
        <AskCard key={asked.messageId} {...{ asked, onWorse }} isInside={sessionId !== undefined} />
      </div>
    );
  }
  if (!worse?.advice || hidden === worse.messageId) return null;
  return (
    <div className={className}>
      <WorseCard
        advice={worse.advice}
        ambulance={worse.ambulance}
        onGoOn={() => onWorse(worse.sessionId)}
        onClose={() => hide(worse.messageId)}
      />
    </div>
  );
}

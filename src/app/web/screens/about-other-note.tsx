import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import type { Session } from '#features/sessions/contract.ts';
import { readStored, writeStored } from '#platform/web/storage.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { isFamilyChoiceOpen } from '../next-person.ts';
import { personTexts } from './person-texts.ts';

const storageKey = (sessionId: number): string => `aboutOther.${sessionId}`;

/** Shown once in a conversation of the account's holder that is clearly about someone else. */
export function AboutOtherNote({ session }: { session: Session }) {
  const texts = useTexts(personTexts);
  const navigate = useNavigate();
  const { id, isAboutOther, status } = session;
  const [isAnswered, setAnswered] = useState(() => readStored('local', storageKey(id)) !== null);
  if (isAboutOther !== true || isAnswered || status === 'completed') return null;
  const answer = (): void => {
    writeStored('local', storageKey(id), 'answered');
    setAnswered(true);
  };
  const begin = (): void => {
    answer();
    isFamilyChoiceOpen.set(true);
    void navigate({ to: '/sessions' });
  };
  return (
    <Banner type="info">
      <p>{texts.aboutOther}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button variant="quiet" size="small" onClick={begin}>
          {texts.beginOther}
        </Button>
        <Button variant="link" size="small" onClick={answer}>
          {texts.dismiss}
        </Button>
      </div>
    </Banner>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { LateCheckIn } from '#features/check-in/web/late-check-in.tsx';
import { useQuotaHint } from '#features/membership/web/use-quota-hint.ts';
import { FirstWords } from '#features/messages/web/first-words.tsx';
import { useBeginning } from '#features/messages/web/use-beginning.ts';
import { WaitingMessages } from '#features/messages/web/waiting-messages.tsx';
import { familyQuery } from '#features/profile/web/family-api.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useStore } from '#platform/web/use-store.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { nextPerson, isFamilyChoiceOpen } from '../next-person.ts';
import { firstWordsId, focusFirstWords, focusFirstWordsInitially } from '../focus-first-words.ts';
import { appTexts } from '../texts.ts';
import { FamilyChoice } from './family-choice.tsx';
import { firstScreenTexts, relatives } from './first-screen-texts.ts';
import { OtherInput } from './other-input.tsx';
import { PersonChip } from './person-chip.tsx';
import { Starters } from './starters.tsx';
import { useNextPerson } from './use-next-person.ts';

/**
 * What a tired person sees first: the question, an input, and six complaints to tap. On a phone the
 * input stays within the thumb's reach.
 */
export function FirstScreen({ onAskTitle }: { onAskTitle: () => void }) {
  const texts = useTexts(firstScreenTexts);
  const { herbCheck } = useTexts(appTexts);
  const navigate = useNavigate();
  const area = useRef<HTMLTextAreaElement>(null);
  const personId = useNextPerson();
  const beginning = useBeginning(personId, (sessionId) => {
    nextPerson.set(null);
    void navigate({ to: '/chat/$sessionId', params: { sessionId } });
  });
  const { text, write, begin, waiting } = beginning;
  const isForFamily = useStore(isFamilyChoiceOpen);
  const quotaHint = useQuotaHint();
  useEffect(focusFirstWordsInitially, []);
  const speakFor = (who: string): void => {
    write(text.startsWith(who) ? text : `${who}${text}`);
    focusFirstWords();
  };
  const choose = (chosen: number | undefined): void => {
    nextPerson.set(chosen ?? null);
    focusFirstWords();
  };
  const start = (words: string): void => {
    const isWhose = relatives.some((each) => each.words === text);
    if (begin(isWhose ? `${text}${words}` : words) && isWhose) write('');
  };
  return (
    <>
      <LateCheckIn />
      <section className="max-w-reading pt-2 thumb:mt-auto md:pt-[6vh]">
        <h1 className="text-[1.75rem] leading-snug md:text-[2rem]">{texts.title}</h1>
        <p className="mt-1.5 text-muted">{texts.lead}</p>
      </section>
      <div
        id={firstWordsId}
        className="max-w-reading mt-5 thumb:sticky thumb:bottom-0 thumb:z-5 thumb:order-last thumb:-mx-4 thumb:border-t thumb:border-line thumb:bg-paper thumb:px-3 thumb:pt-2 thumb:pb-[env(safe-area-inset-bottom)]"
      >
        <FirstWords
          beginning={beginning}
          placeholder={texts.placeholder}
          area={area}
          OtherInput={OtherInput}
          beside={<PersonChip personId={personId ?? undefined} onChoose={choose} />}
          quotaHint={quotaHint}
        />
      </div>
      <div className="max-w-reading mt-4">
        <Waiting {...beginning} />
        <Starters isDisabled={waiting.length > 0} onStart={start} />
        <div className="mt-2 flex flex-wrap items-center gap-x-5">
          <button
            type="button"
            className={buttonClass('link')}
            aria-expanded={isForFamily}
            onClick={() => isFamilyChoiceOpen.set(!isForFamily)}
          >
            {texts.forFamily}
          </button>
          <Link to="/herb-check" className={buttonClass('link')}>
            {herbCheck}
          </Link>
          <button type="button" className={buttonClass('link')} onClick={onAskTitle}>
            {texts.newSession}
          </button>
        </div>
        {isForFamily && <ForFamily text={text} onSpeakFor={speakFor} />}
      </div>
    </>
  );
}

type ForFamilyProps = Pick<RelativesProps, 'text' | 'onSpeakFor'>;

/** Family members with stored information are chosen; for others their name precedes the message. */
function ForFamily(props: ForFamilyProps) {
  const personId = useNextPerson();
  const { data: family } = useQuery(familyQuery);
  const kept = family?.persons.map(({ name }) => name) ?? [];
  return (
    <>
      {family && <FamilyChoice family={family} />}
      {personId === null && <Relatives {...props} kept={kept} />}
    </>
  );
}

type RelativesProps = {
  text: string;
  /** Family members with stored information are chosen themselves. */
  kept: readonly string[];
  onSpeakFor: (who: string) => void;
};

/** The message begins with the person whom the complaint concerns. */
function Relatives({ text, kept, onSpeakFor }: RelativesProps) {
  const texts = useTexts(firstScreenTexts);
  return (
    <fieldset className="mt-1">
      <legend className="sr-only">{texts.forWhom}</legend>
      <div className="flex flex-wrap gap-2">
        {relatives
          .filter(({ key }) => !kept.includes(texts[key]))
          .map(({ key, words }) => (
            <button
              key={key}
              type="button"
              aria-pressed={text.startsWith(words)}
              className={buttonClass('quiet', 'small')}
              onClick={() => onSpeakFor(words)}
            >
              {texts[key]}
            </button>
          ))}
      </div>
    </fieldset>
  );
}

type WaitingProps = Pick<ReturnType<typeof useBeginning>, 'waiting' | 'withdraw' | 'retry'>;

function Waiting({ waiting, withdraw, retry }: WaitingProps) {
  if (waiting.length === 0) return null;
  return (
    <div className="mb-5 animate-appear">
      <WaitingMessages
        waiting={waiting}
        isServerBusy={false}
        isAnswering={false}
        onWithdraw={withdraw}
        onRetry={retry}
      />
    </div>
  );
}

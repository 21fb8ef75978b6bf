import { use } from 'react';
import type { ReactNode } from 'react';

import { useTexts } from '#platform/web/use-texts.ts';

import type { SymptomsSummary } from '../contract.ts';
import { ReplyFold } from './reply-fold.tsx';
import { SymptomSourcesContext } from './symptom-sources.ts';
import { chatTexts } from './texts.ts';

/** What a consultation came to. The prescriptions of a message are formulas for reference (MED-2). */
export function SummaryBox({ summary }: { summary: SymptomsSummary }) {
  const texts = useTexts(chatTexts);
  const { gender, age, symptoms, prescriptions } = summary;
  return (
    <section aria-label={texts.summaryTitle} className="reply-situation">
      <ReplyFold title={texts.summaryTitle}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-[0.9375rem]">
          {gender && <Row name={texts.gender}>{gender}</Row>}
          {age && <Row name={texts.age}>{age}</Row>}
          {symptoms.length > 0 && (
            <Row name={texts.symptoms} isList>
              <ul>
                {symptoms.map((symptom) => (
                  <Symptom key={symptom} text={symptom} />
                ))}
              </ul>
            </Row>
          )}
          {prescriptions && (
            <Row name={texts.formulas}>
              {prescriptions.join('、')}
              <span className="block text-sm text-ochre">{texts.formulasNote}</span>
            </Row>
          )}
        </dl>
      </ReplyFold>
    </section>
  );
}

/** Leads to the person's own words where they are known; a guess is marked as one. */
function Symptom({ text }: { text: string }) {
  const texts = useTexts(chatTexts);
  const { items, onJump } = use(SymptomSourcesContext);
  const source = items.find(({ label }) => text.includes(label));
  const messageId = source?.messageId ?? null;
  const isGuess = source?.origin === 'model';
  if (isGuess || messageId === null) {
    return (
      <li>
        <span>{text}</span>
        {isGuess && <span className="text-sm text-ochre">{texts.guess}</span>}
      </li>
    );
  }
  return (
    <li>
      <button type="button" title={texts.toOwnWords} onClick={() => onJump(messageId)}>
        {text}
      </button>
    </li>
  );
}

type RowProps = { name: string; isList?: boolean; children: ReactNode };

/** On a phone a list gets the whole width. */
function Row({ name, isList = false, children }: RowProps) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd data-list={isList || undefined}>{children}</dd>
    </>
  );
}

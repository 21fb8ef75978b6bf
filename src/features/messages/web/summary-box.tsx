import { Fragment, use } from 'react';
import type { ReactNode } from 'react';

import { useTexts } from '#platform/web/use-texts.ts';

import type { SymptomsSummary } from '../contract.ts';
import { SymptomSourcesContext } from './symptom-sources.ts';
import { chatTexts } from './texts.ts';

/** The mark never begins a line, also after a name that can be pressed. */
const separator = '\u2060；';

/** What a consultation came to. The prescriptions of a message are formulas for reference (MED-2). */
export function SummaryBox({ summary }: { summary: SymptomsSummary }) {
  const texts = useTexts(chatTexts);
  const { gender, age, symptoms, prescriptions } = summary;
  return (
    <section
      aria-label={texts.summaryTitle}
      className="mt-4 rounded-control bg-sunken px-4 py-3 text-[0.9375rem]"
    >
      <h3 className="mb-2 text-base">{texts.summaryTitle}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5">
        {gender && <Row name={texts.gender}>{gender}</Row>}
        {age && <Row name={texts.age}>{age}</Row>}
        {symptoms.length > 0 && (
          <Row name={texts.symptoms}>
            {symptoms.map((symptom, index) => (
              <Fragment key={symptom}>
                {index > 0 && separator}
                <Symptom text={symptom} />
              </Fragment>
            ))}
          </Row>
        )}
        {prescriptions && (
          <Row name={texts.formulas}>
            {prescriptions.join('、')}
            <span className="block text-sm text-ochre">{texts.formulasNote}</span>
          </Row>
        )}
      </dl>
    </section>
  );
}

/** Leads to the person's own words where they are known; a guess is marked as one. */
function Symptom({ text }: { text: string }) {
  const texts = useTexts(chatTexts);
  const { items, onJump } = use(SymptomSourcesContext);
  const source = items.find(({ label }) => text.includes(label));
  const messageId = source?.messageId ?? null;
  if (source?.origin === 'model') {
    return (
      <>
        {text}
        <span className="text-sm text-ochre">{texts.guess}</span>
      </>
    );
  }
  if (messageId === null) return text;
  return (
    <button
      type="button"
      title={texts.toOwnWords}
      className="text-left text-pine underline decoration-pine/40 pointer-coarse:min-h-11 pointer-coarse:min-w-11 underline-offset-4 hover:decoration-pine"
      onClick={() => onJump(messageId)}
    >
      {text}
    </button>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="m-0">{children}</dd>
    </>
  );
}

import type { ReactNode } from 'react';

import { useTexts } from '#platform/web/use-texts.ts';

import type { SymptomsSummary } from '../contract.ts';
import { chatTexts } from './texts.ts';

/** What a consultation came to. The wire's prescriptions are formulas for reference (law). */
export function SummaryBox({ summary }: { summary: SymptomsSummary }) {
  const texts = useTexts(chatTexts);
  const { gender, age, symptoms, prescriptions } = summary;
  return (
    <section
      aria-label={texts.summaryTitle}
      className="mt-4 rounded-control bg-sunken px-4 py-3 text-[0.9375rem]"
    >
      <h3 className="mb-2 text-base">{texts.summaryTitle}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {gender && <Row name={texts.gender}>{gender}</Row>}
        {age && <Row name={texts.age}>{age}</Row>}
        {symptoms.length > 0 && <Row name={texts.symptoms}>{symptoms.join('；')}</Row>}
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

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="m-0">{children}</dd>
    </>
  );
}

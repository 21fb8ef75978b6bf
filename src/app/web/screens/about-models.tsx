import type { OperatorFacts } from '#platform/contract/operator-facts.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { aboutTexts } from './about-texts.ts';

/** Each available model, where it sends conversations, and its filing number. */
export function AboutModels({ models }: Pick<OperatorFacts, 'models'>) {
  const texts = useTexts(aboutTexts);
  return (
    <>
      <p className="mb-3 text-muted">{texts.modelsLead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {models.map(({ label, receiver, filingNumber }) => (
          <li key={label} className="py-3">
            <p className="font-medium">{label}</p>
            <dl className="mt-1 grid gap-x-8 text-sm sm:grid-cols-2">
              <Fact name={texts.receiver}>{receiver ?? texts.noReceiver}</Fact>
              <Fact name={texts.filing}>
                {filingNumber ?? (receiver === null ? texts.ruleBased : texts.noFiling)}
              </Fact>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

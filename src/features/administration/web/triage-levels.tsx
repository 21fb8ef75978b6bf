import { classNames } from '#platform/web/class-names.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Overview } from '../contract.ts';
import { levels, type Level } from '../rules.ts';
import { overviewTexts } from './texts.ts';

const tones: Record<Level, string> = {
  emergency: 'bg-cinnabar',
  crisis: 'bg-cinnabar',
  safety: 'bg-cinnabar',
  urgent: 'bg-ochre',
  routine: 'bg-pine',
};

/** Triage levels of recent sends, most severe first. */
export function TriageLevels({ overview }: { overview: Overview }) {
  const { language } = useLanguage();
  const texts = overviewTexts[language];
  const { triage, days } = overview;
  const most = Math.max(1, ...levels.map((level) => triage[level]));
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{texts.triage}</h2>
        <span className="text-sm text-muted">{texts.recent(days)}</span>
      </div>
      <dl className="mt-3 flex flex-col gap-2.5">
        {levels.map((level) => (
          <div key={level} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
            <dt className="text-sm text-muted">{texts[level]}</dt>
            <dd className="tabular-nums">
              {new Intl.NumberFormat(language).format(triage[level])}
            </dd>
            <dd aria-hidden="true" className="col-span-2 mt-1 h-1.5 rounded-full bg-sunken">
              <div
                className={classNames('h-full rounded-full', tones[level])}
                style={{ width: `${(triage[level] / most) * 100}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{texts.triageHint}</p>
    </Card>
  );
}

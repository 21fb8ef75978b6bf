import { classNames } from '#platform/web/class-names.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Overview } from '../contract.ts';
import { trendCounts, type TrendCount } from '../rules.ts';
import { overviewTexts } from './texts.ts';
import { TrendBars } from './trend-bars.tsx';

const tones: Record<TrendCount, string> = {
  people: 'text-pine',
  replies: 'text-pine',
  failures: 'text-cinnabar',
  refunds: 'text-ochre',
  alarms: 'text-cinnabar',
  closings: 'text-ochre',
};

/** The last days as bars, and the same figures as a table. */
export function Trends({ trend }: { trend: Overview['trend'] }) {
  const { language } = useLanguage();
  const texts = overviewTexts[language];
  return (
    <Card as="section">
      <h2 className="text-lg">{texts.trend(trend.length)}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {trendCounts.map((name) => {
          const counts = trend.map((each) => each.counts[name]);
          const today = counts.at(-1) ?? 0;
          const most = Math.max(0, ...counts);
          return (
            <li key={name} className="flex min-w-0 flex-col gap-1.5">
              <p className="flex items-baseline justify-between gap-2 text-sm text-muted">
                {texts.trendName(name)}
                <span className="font-serif text-xl text-ink tabular-nums">
                  {new Intl.NumberFormat(language).format(today)}
                </span>
              </p>
              <div className={tones[name]}>
                <TrendBars
                  counts={counts}
                  label={texts.trendBars(texts.trendName(name), today, most)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <details className="mt-4">
        <summary className="cursor-pointer py-2.5 text-pine">{texts.trendTable}</summary>
        <TrendTable trend={trend} />
      </details>
      <p className="mt-2 text-sm text-muted">{texts.trendHint}</p>
    </Card>
  );
}

function TrendTable({ trend }: { trend: Overview['trend'] }) {
  const { language } = useLanguage();
  const texts = overviewTexts[language];
  const scrolling = { role: 'region', tabIndex: 0, 'aria-label': texts.trend(trend.length) };
  const cell = 'py-2 ps-2 text-end tabular-nums';
  return (
    <div {...scrolling} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm max-sm:text-xs">
        <thead>
          <tr className="border-b border-line align-bottom text-muted">
            <th scope="col" className="py-2 text-start font-normal">
              {texts.trendDay}
            </th>
            {trendCounts.map((name) => (
              <th key={name} scope="col" className={classNames(cell, 'font-normal')}>
                {texts.trendName(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trend.toReversed().map(({ day, counts }) => (
            <tr key={day} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-start font-normal whitespace-nowrap">
                {day.slice('YYYY-'.length)}
              </th>
              {trendCounts.map((name) => (
                <td key={name} className={cell}>
                  {counts[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

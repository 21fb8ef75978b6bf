import { Card } from '#platform/web/ui/card.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Overview } from '../contract.ts';
import { dangerGroupNames } from './danger-group-texts.ts';
import { overviewTexts } from './texts.ts';

const columns = ['alarms', 'deniedSoon', 'questions'] as const;
type Counts = Readonly<Record<(typeof columns)[number], number>>;

const nothing: Counts = { alarms: 0, deniedSoon: 0, questions: 0 };

/** Alarms, those that were denied soon, and questions about danger, by group and period. */
export function AlarmCounts({ overview }: { overview: Overview }) {
  const { language } = useLanguage();
  const texts = overviewTexts[language];
  const periods = overview.alarms;
  const widest = periods.at(-1)?.groups ?? [];
  const headings = {
    alarms: texts.alarmRaised,
    deniedSoon: texts.alarmDenied,
    questions: texts.alarmAsked,
  };
  const scrolling = { role: 'region', tabIndex: 0, 'aria-label': texts.alarms };
  const nameOf = ({ group, title }: (typeof widest)[number]): string => {
    if (title === '') return texts.alarmUnnamed;
    return language === 'zh-CN' ? title : (dangerGroupNames[group] ?? title);
  };
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{texts.alarms}</h2>
        <span className="text-sm text-muted">
          {texts.alarmsPeriod(periods.map(({ days }) => days))}
        </span>
      </div>
      {widest.length === 0 ? (
        <p className="mt-3 text-muted">{texts.alarmsNone}</p>
      ) : (
        <div {...scrolling} className="mt-3 overflow-x-auto">
          <table className="w-full border-collapse text-sm max-sm:text-xs">
            <thead>
              <tr className="border-b border-line align-bottom text-muted">
                <th scope="col" className="py-2 pe-2 text-start font-normal">
                  {texts.alarmGroup}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 ps-2 text-end font-normal">
                    {headings[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <CountsRow name={texts.alarmAll} periods={periods} />
              {widest.map((row) => (
                <CountsRow
                  key={row.group}
                  name={nameOf(row)}
                  periods={periods.map(
                    ({ groups }) => groups.find(({ group }) => group === row.group) ?? nothing,
                  )}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="mt-3 text-sm text-muted">{texts.alarmsHint}</p>
    </Card>
  );
}

function CountsRow({ name, periods }: { name: string; periods: readonly Counts[] }) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2.5 pe-2 text-start font-normal break-words">
        {name}
      </th>
      {columns.map((column) => (
        <td key={column} className="py-2.5 ps-2 text-end whitespace-nowrap tabular-nums">
          {periods.map((counts) => counts[column]).join(' / ')}
        </td>
      ))}
    </tr>
  );
}

import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Overview } from '../contract.ts';
import { endings } from '../rules.ts';
import { overviewTexts } from './texts.ts';

/** Outcomes of recent replies by model. */
export function RepliesTable({ overview }: { overview: Overview }) {
  const texts = useTexts(overviewTexts);
  const { replies, running, days } = overview;
  const scrolling = { role: 'region', tabIndex: 0, 'aria-label': texts.replies };
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{texts.replies}</h2>
        <span className="text-sm text-muted">{texts.recent(days)}</span>
        {running > 0 && <Badge tone="pine">{texts.running(running)}</Badge>}
      </div>
      {replies.length === 0 ? (
        <p className="mt-3 text-muted">{texts.noReplies}</p>
      ) : (
        // The headings of a narrow phone are wider than its screen.
        <div {...scrolling} className="mt-3 overflow-x-auto">
          <table className="w-full border-collapse text-sm max-sm:text-xs">
            <thead>
              <tr className="border-b border-line align-bottom text-muted">
                <th scope="col" className="py-2 pe-2 text-start font-normal">
                  {texts.model}
                </th>
                {[...endings, 'refunded' as const].map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="py-2 ps-1.5 text-end sm:ps-2 font-normal whitespace-nowrap"
                  >
                    {texts[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {replies.map((row) => (
                <ModelRow key={row.model} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function ModelRow({ row }: { row: Overview['replies'][number] }) {
  const texts = useTexts(overviewTexts);
  const names = new Map([
    ['local', texts.local],
    ['triage', texts.triageModel],
  ]);
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="max-w-40 py-2.5 pe-2 text-start font-normal break-words">
        {names.get(row.model) ?? row.model}
      </th>
      {endings.map((ending) => (
        <td key={ending} className="py-2.5 ps-1.5 text-end sm:ps-2 tabular-nums">
          <Troubled isTrouble={ending === 'failed' && row.endings.failed > 0}>
            {row.endings[ending]}
          </Troubled>
        </td>
      ))}
      <td className="py-2.5 ps-1.5 text-end sm:ps-2 tabular-nums">{row.refunded}</td>
    </tr>
  );
}

function Troubled({ isTrouble, children }: { isTrouble: boolean; children: number }) {
  return isTrouble ? <span className="font-medium text-cinnabar">{children}</span> : children;
}

import { Link } from '@tanstack/react-router';
import { MessageSquareQuote } from 'lucide-react';

import {
  chartLines,
  courseAxis,
  laneShapes,
  type CourseAxis,
} from '#features/summary/course-layout.ts';
import { axisDays } from '#features/summary/course-text.ts';
import { LaneAxis } from '#platform/web/ui/lane-axis.tsx';
import { ChartTrack, LaneTrack } from '#platform/web/ui/lane-track.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { VisitSummary, VisitSummarySection } from '../contract.ts';
import {
  aiMark,
  aiNotice,
  drawnOf,
  leftOutWords,
  originWords,
  sectionTitles,
  sheetRows,
  sheetTitle,
  wordsNotice,
  type SheetRow,
} from '../sheet-labels.ts';
import { visitSummaryWebTexts } from './texts.ts';
import { sheetTexts } from '../sheet-texts.ts';

type Holding = {
  heldBack: ReadonlySet<string>;
  onHold: (keys: readonly string[], isHeld: boolean) => void;
};

/** The sheet as it will be printed. */
export function SheetPaper({ summary, heldBack, onHold }: Holding & { summary: VisitSummary }) {
  return (
    <article
      data-paper
      lang="zh-CN"
      className="rounded-card border border-line bg-surface px-4 py-5 sm:px-7 print:border-0 print:bg-transparent print:p-0 print:text-[10pt]/snug"
    >
      <header className="mb-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-2xl">{sheetTitle}</h2>
          <p className="text-sm font-medium text-muted">{aiMark}</p>
        </div>
        <p className="mt-1 text-sm text-muted">{originWords(summary)}</p>
        <p className="mt-1 text-sm text-muted">
          <strong className="font-medium text-ink">{aiNotice}</strong>
          {wordsNotice}
        </p>
      </header>
      {summary.sections.map((section) => (
        <PaperSection
          key={section.id}
          section={section}
          sessionId={summary.sessionId}
          heldBack={heldBack}
          onHold={onHold}
        />
      ))}
      {summary.leftOut > 0 && (
        <p className="border-t border-line pt-2 text-sm text-muted">
          {leftOutWords(summary.leftOut)}
        </p>
      )}
      <footer className="border-t border-line pt-2 text-sm text-muted">
        {aiMark} · {sheetTexts.numberLabel}{' '}
        <span className="break-all">{summary.AIGC.ProduceID}</span>
      </footer>
    </article>
  );
}

function PaperSection({
  section,
  sessionId,
  ...holding
}: Holding & { section: VisitSummarySection; sessionId: number }) {
  const rows = sheetRows(section);
  const isHeld = section.lines.length > 0 && rows.every((row) => isRowHeld(row, holding.heldBack));
  const isDanger = section.id === 'alarms' && section.lines.length > 0;
  const axis = section.id === 'picture' ? courseAxis(drawnOf(section.lines)) : null;
  const sources = new Map(section.lines.map(({ key, messageId }) => [key, messageId]));
  return (
    <section
      className={classNames(
        'grid gap-x-4 border-t border-line py-2 md:grid-cols-[8rem_1fr] print:grid-cols-[7rem_1fr] print:break-inside-avoid-page print:py-1',
        isHeld && 'print:hidden',
      )}
    >
      <h3
        className={classNames(
          'pt-1.5 font-sans text-base font-semibold md:pt-2 print:pt-0 print:text-[10pt]',
          isDanger && 'text-cinnabar',
        )}
      >
        {sectionTitles[section.id]}
      </h3>
      <ul>
        {axis && (
          <li className="lane-sheet">
            <LaneAxis days={axisDays('zh-CN', axis)} />
          </li>
        )}
        {rows.map((row) => (
          <PaperRow
            key={`${row.label}${row.keys[0] ?? row.words}`}
            row={row}
            axis={axis}
            sessionId={sessionId}
            messageId={sources.get(row.keys[0] ?? '') ?? null}
            {...holding}
          />
        ))}
      </ul>
    </section>
  );
}

function PaperRow({
  row,
  axis,
  sessionId,
  messageId,
  heldBack,
  onHold,
}: Holding & {
  row: SheetRow;
  axis: CourseAxis | null;
  sessionId: number;
  messageId: number | null;
}) {
  const texts = useTexts(visitSummaryWebTexts);
  const isHeld = isRowHeld(row, heldBack);
  const words = (
    <span className={classNames('wrap-anywhere', isHeld && 'text-muted line-through')}>
      {row.label !== '' && <span className="mr-3 text-muted tabular-nums">{row.label}</span>}
      {axis && <Drawing row={row} axis={axis} />}
      {row.words}
    </span>
  );
  if (row.keys.length === 0) return <li className="py-1.5 text-muted print:py-0">{words}</li>;
  return (
    <li className={classNames('flex items-start gap-1', isHeld && 'print:hidden')}>
      <Checkbox
        // Next to the first line, so that it also looks right in rows of many lines.
        className="min-w-0 flex-1 items-start! py-2 print:min-h-0 print:py-0 [&>span:first-child]:mt-1 print:[&>span:first-child]:hidden"
        label={words}
        title={texts.handOver}
        checked={!isHeld}
        onCheckedChange={(isHandedOver) => onHold(row.keys, !isHandedOver)}
      />
      {messageId !== null && (
        <Link
          to="/chat/$sessionId"
          params={{ sessionId }}
          search={{ message: messageId }}
          aria-label={`${texts.source}：${row.words.slice(0, 20)}`}
          title={texts.source}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink print:hidden"
        >
          <MessageSquareQuote aria-hidden="true" className="size-4.5" />
        </Link>
      )}
    </li>
  );
}

/** The drawing of a row of the course; its words have the same content. */
function Drawing({ row: { lane, chart }, axis }: { row: SheetRow; axis: CourseAxis }) {
  return (
    <span className="lane-sheet block">
      {lane && <LaneTrack {...laneShapes(axis, lane)} />}
      {chart && chart.points.length > 1 && <ChartTrack lines={chartLines(axis, chart)} />}
    </span>
  );
}

function isRowHeld({ keys }: SheetRow, heldBack: ReadonlySet<string>): boolean {
  return keys.length > 0 && keys.every((key) => heldBack.has(key));
}

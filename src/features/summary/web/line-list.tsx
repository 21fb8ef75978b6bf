import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { plainLine } from '#platform/web/plain-line.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';
import { summarySections } from '#medicine/summary/line.ts';

import type { SummaryLine } from '../contract.ts';
import { lineTexts, sectionTexts, statusTexts } from './line-texts.ts';
import { QuotedWords } from './quoted-words.tsx';
import type { JumpTo } from './own-words-link.tsx';

/** The lines of a summary by section; each opens the words that it is based on. */
export function LineList({ lines, ...jump }: { lines: readonly SummaryLine[] } & JumpTo) {
  const sections = useTexts(sectionTexts);
  return summarySections.map((section) => {
    const own = lines.filter((line) => line.section === section);
    if (own.length === 0) return null;
    return (
      <section key={section} aria-label={sections[section]}>
        <h3 className="mb-1 text-base">{sections[section]}</h3>
        <ul className="divide-y divide-line" lang="zh-CN">
          {own.map((line) => (
            <li key={`${line.label} ${line.status ?? ''} ${line.by ?? ''}`}>
              {line.by === 'kept' ? <KeptLine line={line} /> : <Line line={line} {...jump} />}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** Characters of the words that name a danger. */
const dangerCharsMax = 24;

/** A danger is called by what the person said; an answer of one word says nothing by itself. */
function dangerInOwnWords({ section, sources: [first] }: SummaryLine): string | undefined {
  if (section !== 'alarms' || !first || first.question !== undefined) return undefined;
  return plainLine(first.quote, dangerCharsMax);
}

const tones: Partial<Record<NonNullable<SummaryLine['status']>, BadgeTone>> = {
  worse: 'cinnabar',
  open: 'cinnabar',
  same: 'ochre',
  stopped: 'ochre',
  maybe: 'ochre',
  better: 'pine',
  gone: 'pine',
  taken: 'pine',
  seen: 'pine',
  corrected: 'pine',
};

/** What was filled in before: there are no words to show. */
function KeptLine({ line: { label, status } }: { line: SummaryLine }) {
  const texts = useTexts(lineTexts);
  const statuses = useTexts(statusTexts);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 py-1.5">
      {label !== '' && <span>{label}</span>}
      {status !== undefined && <Badge tone={tones[status] ?? 'plain'}>{statuses[status]}</Badge>}
      <span className="text-sm text-muted">{texts.kept}</span>
    </p>
  );
}

function Line({ line, ...jump }: { line: SummaryLine } & JumpTo) {
  const texts = useTexts(lineTexts);
  const statuses = useTexts(statusTexts);
  const [isOpen, setOpen] = useState(false);
  const wordsId = useId();
  const { label, detail, status, isUncertain, by, detailBy, sources } = line;
  const plain = line.plain ?? dangerInOwnWords(line);
  const name = plain ?? (label === '' && line.section === 'alarms' ? texts.unnamedAlarm : label);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={wordsId}
        title={texts.showWords}
        className="flex min-h-11 w-full items-center gap-2 rounded-mark py-1.5 text-left hover:bg-sunken"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          {name !== '' && <span>{name}</span>}
          {plain !== undefined && label !== '' && (
            <span className="text-[0.8125rem] text-muted">{label}</span>
          )}
          {detail !== '' && <span className="text-muted">{detail}</span>}
          {status !== undefined && (
            <Badge tone={tones[status] ?? 'plain'}>{statuses[status]}</Badge>
          )}
          {isUncertain && <Badge tone="ochre">{texts.unconfirmed}</Badge>}
          {(by ?? detailBy) === 'model' && <Badge tone="plain">{texts.readByModel}</Badge>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={wordsId} hidden={!isOpen} className="pb-2">
        {sources.map((source) => (
          <QuotedWords key={`${source.messageId} ${source.quote}`} source={source} {...jump} />
        ))}
      </div>
    </>
  );
}

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';
import { summarySections } from '#medicine/summary/line.ts';

import type { LineSource, SummaryLine } from '../contract.ts';
import { lineTexts, sectionTexts, statusTexts } from './line-texts.ts';
import { OwnWordsLink, type JumpTo } from './own-words-link.tsx';

/** The lines of a summary by section; each opens the words that it rests on. */
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
            <li key={`${line.label} ${line.status ?? ''}`}>
              <Line line={line} {...jump} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
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

function Line({ line, ...jump }: { line: SummaryLine } & JumpTo) {
  const texts = useTexts(lineTexts);
  const statuses = useTexts(statusTexts);
  const [isOpen, setOpen] = useState(false);
  const wordsId = useId();
  const { label, detail, status, isUncertain, by, sources } = line;
  const name = label === '' && line.section === 'alarms' ? texts.unnamedAlarm : label;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={wordsId}
        title={texts.showWords}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-2 rounded-mark py-1.5 text-left hover:bg-sunken"
        onClick={() => setOpen(!isOpen)}
      >
        {name !== '' && <span>{name}</span>}
        {detail !== '' && <span className="text-muted">{detail}</span>}
        {status !== undefined && <Badge tone={tones[status] ?? 'plain'}>{statuses[status]}</Badge>}
        {isUncertain && <Badge tone="ochre">{texts.unconfirmed}</Badge>}
        {by === 'model' && <Badge tone="plain">{texts.readByModel}</Badge>}
        <ChevronDown
          aria-hidden="true"
          className={`ml-auto size-4 text-muted ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={wordsId} hidden={!isOpen} className="pb-2">
        {sources.map((source) => (
          <Words key={`${source.messageId} ${source.quote}`} source={source} {...jump} />
        ))}
      </div>
    </>
  );
}

/** What was said, with the way to the message that it is in. */
function Words({ source, sessionId, onJump }: { source: LineSource } & JumpTo) {
  const texts = useTexts(lineTexts);
  const { question, quote, messageId } = source;
  return (
    <figure className="mb-1 border-l-2 border-pine/40 pl-3 text-[0.9375rem]">
      {question !== undefined && <p className="text-muted">{texts.asked(question)}</p>}
      <blockquote className="wrap-anywhere whitespace-pre-line">“{quote}”</blockquote>
      <figcaption>
        <OwnWordsLink
          sessionId={sessionId}
          messageId={messageId}
          label={texts.toMessage(quote)}
          onJump={onJump}
          className="inline-flex min-h-8 items-center rounded-mark text-sm text-pine underline decoration-pine/40 underline-offset-4 hover:decoration-pine pointer-coarse:min-h-11"
        >
          {texts.inMessage}
        </OwnWordsLink>
      </figcaption>
    </figure>
  );
}

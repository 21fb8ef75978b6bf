import { classNames } from '#platform/web/class-names.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Mask } from '../contract.ts';
import { maskKindNames } from './review-names.ts';
import { reviewPieces } from './review-pieces.ts';
import { reviewTexts } from './review-texts.ts';

interface MarkedTextProps {
  content: string;
  taken: readonly Mask[];
  open: readonly Mask[];
}

const takenClass = 'bg-pine-soft text-pine';
const openClass = 'bg-ochre-soft text-ochre underline decoration-dotted underline-offset-4';

/** A text as it was submitted, where it was masked and where the rules would mask it still. */
export function ReviewMarkedText({ content, taken, open }: MarkedTextProps) {
  const { language } = useLanguage();
  const texts = reviewTexts[language];
  return reviewPieces(content, taken, open).map(({ start, words, mark }) => {
    if (!mark) return <span key={start}>{words}</span>;
    const kind = maskKindNames[language][mark.kind];
    const note = mark.isTaken ? texts.takenOf(kind) : texts.openOf(kind, mark.replacement);
    return (
      <mark
        key={start}
        title={note}
        className={classNames('rounded-mark px-1', mark.isTaken ? takenClass : openClass)}
      >
        {words}
        <span className="sr-only">（{note}）</span>
      </mark>
    );
  });
}

/** What the two kinds of marks mean, and how many there are. */
export function ReviewLegend({ takenCount, openCount }: { takenCount: number; openCount: number }) {
  const { language } = useLanguage();
  const texts = reviewTexts[language];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span aria-hidden="true" className={`rounded-mark px-1.5 ${takenClass}`}>
        {texts.taken}
      </span>
      <span aria-hidden="true" className={`rounded-mark px-1.5 ${openClass}`}>
        {texts.open}
      </span>
      <span className="tabular-nums">{texts.masksCount(takenCount, openCount)}</span>
    </div>
  );
}

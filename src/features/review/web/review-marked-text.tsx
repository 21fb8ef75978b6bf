import type { ReactNode } from 'react';

import { classNames } from '#platform/web/class-names.ts';
import { MarkedMarkdown } from '#platform/web/markdown/marked-markdown.tsx';
import { useLanguage } from '#platform/web/use-language.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Mask } from '#features/masking/contract.ts';
import { maskKindNames } from '#features/masking/texts.ts';
import {
  reviewPieces,
  reviewStretches,
  type ReviewMark,
  type ReviewStretch,
} from './review-pieces.ts';
import { reviewTexts } from './review-texts.ts';

type MarkedTextProps = {
  content: string;
  taken: readonly Mask[];
  open: readonly Mask[];
};

const takenClass = 'bg-pine-soft text-pine';
const openClass = 'bg-ochre-soft text-ochre underline decoration-dotted underline-offset-4';

/** A text as it was submitted, where it was masked and where the rules would mask it still. */
export function ReviewMarkedText({ content, taken, open }: MarkedTextProps) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {reviewPieces(content, taken, open).map(({ start, words, mark }) =>
        mark ? (
          <Marked key={start} mark={mark}>
            {words}
          </Marked>
        ) : (
          <span key={start}>{words}</span>
        ),
      )}
    </p>
  );
}

/** The same as readers will see it drawn; what they will not see is marked below it. */
export function ReviewMarkedMessage(props: MarkedTextProps) {
  const { content, taken, open } = props;
  const { notSeen } = useTexts(reviewTexts);
  const drawBelow = (stretches: readonly ReviewStretch[]): ReactNode => (
    <p className="mt-2 text-sm wrap-anywhere text-muted">
      {notSeen}
      {stretches.map((each) => (
        <span key={each.start} className="mr-2">
          {drawMarked(each, content.slice(each.start, each.end))}
        </span>
      ))}
    </p>
  );
  return (
    <MarkedMarkdown
      text={content}
      stretches={reviewStretches(content, taken, open)}
      drawStretch={drawMarked}
      drawUndrawn={drawBelow}
      headingLevel={4}
      source={<ReviewMarkedText {...props} />}
    />
  );
}

const drawMarked = ({ mark }: ReviewStretch, words: string): ReactNode => (
  <Marked mark={mark}>{words}</Marked>
);

function Marked({ mark, children }: { mark: ReviewMark; children: string }) {
  const { language } = useLanguage();
  const texts = reviewTexts[language];
  const kind = maskKindNames[language][mark.kind];
  const note = mark.isTaken ? texts.takenOf(kind) : texts.openOf(kind, mark.replacement);
  return (
    <mark
      title={note}
      className={classNames('rounded-mark px-1', mark.isTaken ? takenClass : openClass)}
    >
      {children}
      <span className="sr-only">（{note}）</span>
    </mark>
  );
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

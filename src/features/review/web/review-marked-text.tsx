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
  applied: readonly Mask[];
  proposed: readonly Mask[];
};

const appliedClass = 'bg-pine-soft text-pine';
const proposedClass = 'bg-ochre-soft text-ochre underline decoration-dotted underline-offset-4';

/** A submitted text with its applied masks and those the rules still propose. */
export function ReviewMarkedText({ content, applied, proposed }: MarkedTextProps) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {reviewPieces(content, applied, proposed).map(({ start, words, mark }) =>
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

/** The same, rendered as for readers; marks in invisible parts are listed below. */
export function ReviewMarkedMessage(props: MarkedTextProps) {
  const { content, applied, proposed } = props;
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
      stretches={reviewStretches(content, applied, proposed)}
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
  const note = mark.isApplied ? texts.appliedOf(kind) : texts.proposedOf(kind, mark.replacement);
  return (
    <mark
      title={note}
      className={classNames('rounded-mark px-1', mark.isApplied ? appliedClass : proposedClass)}
    >
      {children}
      <span className="sr-only">（{note}）</span>
    </mark>
  );
}

/** The legend of the two kinds of marks, with their counts. */
export function ReviewLegend({
  appliedCount,
  proposedCount,
}: {
  appliedCount: number;
  proposedCount: number;
}) {
  const { language } = useLanguage();
  const texts = reviewTexts[language];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span aria-hidden="true" className={`rounded-mark px-1.5 ${appliedClass}`}>
        {texts.applied}
      </span>
      <span aria-hidden="true" className={`rounded-mark px-1.5 ${proposedClass}`}>
        {texts.proposed}
      </span>
      <span className="tabular-nums">{texts.masksCount(appliedCount, proposedCount)}</span>
    </div>
  );
}

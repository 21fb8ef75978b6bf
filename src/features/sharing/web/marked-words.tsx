import { memo } from 'react';

import { classNames } from '#platform/web/class-names.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { piecesOf, type MarkedText } from './share-marks.ts';
import { shareTexts } from './share-texts.ts';

type MarkedWordsProps = {
  text: MarkedText;
  onFlip: (place: number) => void;
};

/** A text with its marks as buttons: pressed ones are covered, the others stay as they are. */
export const MarkedWords = memo(
  function MarkedWords({ text, onFlip }: MarkedWordsProps) {
    const texts = useTexts(shareTexts);
    return piecesOf(text).map(({ start, words, mark, place }) =>
      mark ? (
        <button
          key={start}
          type="button"
          aria-pressed={mark.isTaken}
          className={classNames(
            'inline rounded-mark px-1 text-left break-words whitespace-pre-wrap',
            mark.isTaken
              ? 'bg-pine-soft text-pine'
              : 'underline decoration-ochre decoration-dashed decoration-2 underline-offset-4',
          )}
          onClick={() => onFlip(place)}
        >
          <span data-piece={start} className={mark.isTaken ? 'line-through' : undefined}>
            {words}
          </span>
          <span className="sr-only">{mark.replacement === '' ? ' ' : texts.becomes}</span>
          <span className={mark.isTaken ? 'ml-1 font-medium select-none' : 'sr-only'}>
            {mark.replacement === '' ? texts.leftOut : mark.replacement}
          </span>
        </button>
      ) : (
        <span key={start} data-piece={start}>
          {words}
        </span>
      ),
    );
  },
  (before, after) => before.text === after.text,
);

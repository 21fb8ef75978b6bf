import { memo } from 'react';

import { classNames } from '#platform/web/class-names.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { piecesOf, type MarkedText } from './share-marks.ts';
import { shareTexts } from './share-texts.ts';

type MarkedTextEditorProps = {
  text: MarkedText;
  onFlip: (place: number) => void;
};

/** A text with its marks as toggle buttons: pressed ones are masked. */
export const MarkedTextEditor = memo(
  function MarkedTextEditor({ text, onFlip }: MarkedTextEditorProps) {
    const texts = useTexts(shareTexts);
    return piecesOf(text).map(({ start, words, mark, place }) =>
      mark ? (
        <button
          key={start}
          type="button"
          aria-pressed={mark.isApplied}
          className={classNames(
            'inline rounded-mark px-1 text-left break-words whitespace-pre-wrap',
            mark.isApplied
              ? 'bg-pine-soft text-pine'
              : 'underline decoration-ochre decoration-dashed decoration-2 underline-offset-4',
          )}
          onClick={() => onFlip(place)}
        >
          <span data-piece={start} className={mark.isApplied ? 'line-through' : undefined}>
            {words}
          </span>
          <span className="sr-only">{mark.replacement === '' ? ' ' : texts.becomes}</span>
          <span className={mark.isApplied ? 'ml-1 font-medium select-none' : 'sr-only'}>
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

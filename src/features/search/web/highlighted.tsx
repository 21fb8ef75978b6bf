import { Fragment } from 'react';

import type { Highlight } from '../contract.ts';

/** A text with its matches highlighted. */
export function Highlighted({ text, marks }: { text: string; marks: readonly Highlight[] }) {
  const ends = marks.map(({ start, length }) => start + length);
  return (
    <>
      {marks.map(({ start, length }, place) => (
        <Fragment key={start}>
          {text.slice(ends[place - 1] ?? 0, start)}
          <mark className="rounded-sm bg-ochre-soft text-ink">
            {text.slice(start, start + length)}
          </mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}

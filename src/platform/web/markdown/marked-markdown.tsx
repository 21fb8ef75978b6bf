import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { useKitTexts } from '../use-kit-texts.ts';
import { cutWords, undrawn, type Stretch } from './cut-words.ts';
import { drawNode, type Words } from './draw-node.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { markdownLengthMax, tameMarkdown } from './tame-markdown.ts';

type MarkedMarkdownProps<S extends Stretch> = {
  text: string;
  /** What is marked in it, in reading order. */
  stretches: readonly S[];
  drawStretch: (stretch: S, words: string) => ReactNode;
  headingLevel: number;
  className?: string;
  /** Stands below the text for what is not seen whole in it, such as the address of a link. */
  drawUndrawn: (stretches: readonly S[]) => ReactNode;
  /** Stands here where the text is too large or too strange to be drawn with marks. */
  source: ReactNode;
};

/** Markdown as the page draws it, with parts of its source marked in it. */
export function MarkedMarkdown<S extends Stretch>(props: MarkedMarkdownProps<S>) {
  const { text, stretches, drawStretch, headingLevel, className } = props;
  const { scrollingTable: tableLabel } = useKitTexts();
  // Places are counted in the source as it is.
  const canBeCounted = text.length <= markdownLengthMax && tameMarkdown(text) === text;
  if (!canBeCounted) return props.source;
  const nodes = parseMarkdown(text);
  const missed = undrawn(nodes, text, stretches);
  const drawWords = (node: Words): ReactNode =>
    createElement(
      Fragment,
      null,
      ...cutWords(node, text, stretches).map(({ words, stretch }) =>
        stretch ? drawStretch(stretch, words) : words,
      ),
    );
  return (
    <>
      <div className={classNames('markdown', className)}>
        {createElement(
          Fragment,
          null,
          ...nodes.map((node) => drawNode(node, { headingLevel, tableLabel, drawWords })),
        )}
      </div>
      {missed.length > 0 && props.drawUndrawn(missed)}
    </>
  );
}

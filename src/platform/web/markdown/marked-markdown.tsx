import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { useTexts } from '../use-texts.ts';
import { tableTexts } from './table-texts.ts';
import { cutWords, undrawn, type Stretch } from './cut-words.ts';
import { drawNode, type Words } from './draw-node.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { markdownLengthMax, tameMarkdown } from './tame-markdown.ts';

type MarkedMarkdownProps<S extends Stretch> = {
  text: string;
  /** The highlights, in reading order. */
  stretches: readonly S[];
  drawStretch: (stretch: S, words: string) => ReactNode;
  headingLevel: number;
  className?: string;
  /**
   * Rendered below the text for content that is not fully visible in it, such as the address of a
   * link.
   */
  drawUndrawn: (stretches: readonly S[]) => ReactNode;
  /** Rendered instead when the text is too large or too complex to be highlighted. */
  source: ReactNode;
};

/** Markdown rendered as on the page, with parts of its source highlighted. */
export function MarkedMarkdown<S extends Stretch>(props: MarkedMarkdownProps<S>) {
  const { text, stretches, drawStretch, headingLevel, className } = props;
  const { scrollingTable: tableLabel } = useTexts(tableTexts);
  // Positions refer to the unmodified source.
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

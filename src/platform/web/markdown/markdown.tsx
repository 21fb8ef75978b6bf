import { memo, useMemo, useState } from 'react';

import { classNames } from '../class-names.ts';
import { useKitTexts } from '../use-kit-texts.ts';
import { drawNode } from './draw-node.ts';
import type { DrawOptions } from './draw-node.ts';
import { IncrementalMarkdown } from './incremental-markdown.ts';
import type { MarkdownBlock } from './incremental-markdown.ts';

type MarkdownProps = {
  text: string;
  /** The text is still growing: open markers are closed and incomplete markup is hidden. */
  isStreaming?: boolean;
  /** The level of its headings: one below the heading above it. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  className?: string;
};

/**
 * Renders Markdown block by block: unchanged blocks are not rendered again while the text grows.
 */
export const Markdown = memo(function Markdown(props: MarkdownProps) {
  const { text, isStreaming = false, headingLevel = 2, className } = props;
  const { scrollingTable } = useKitTexts();
  // The parser's state is only a cache: the same text gives the same blocks.
  const [parser] = useState(() => new IncrementalMarkdown());
  const options = useMemo(
    () => ({ headingLevel, tableLabel: scrollingTable }),
    [headingLevel, scrollingTable],
  );
  return (
    <div className={classNames('markdown', className)}>
      {parser.show(text, isStreaming).map((block) => (
        <Block key={block.key} node={block.node} options={options} />
      ))}
    </div>
  );
});

const Block = memo(function Block(props: { node: MarkdownBlock['node']; options: DrawOptions }) {
  return drawNode(props.node, props.options);
});

import { Fragment, memo, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { useTexts } from '../use-texts.ts';
import { tableTexts } from './table-texts.ts';
import { drawNode } from './draw-node.ts';
import type { DrawOptions } from './draw-node.ts';
import { IncrementalMarkdown } from './incremental-markdown.ts';
import type { MarkdownBlock } from './incremental-markdown.ts';
import { inSections, type Section } from './sections.ts';

/** Draws the content below a title. */
export type SectionComponent = ComponentType<{
  title: string;
  /** The words of a paragraph that comes first; null where something else does. */
  firstLine: ReactNode;
  /** What follows the first line, or everything where there is none. */
  children: ReactNode;
}>;

export type Sections = { titles: ReadonlySet<string>; Section: SectionComponent };

type MarkdownProps = {
  text: string;
  /** The text is still growing: open markers are closed and incomplete markup is hidden. */
  isStreaming?: boolean;
  /** The level of its headings: one below the heading above it. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Parts under these titles are drawn apart. The same object from frame to frame. */
  sections?: Sections;
  /** Draws the words of a text otherwise. The same function from frame to frame. */
  drawText?: (words: string) => ReactNode;
  className?: string;
};

/**
 * Renders Markdown block by block: unchanged blocks are not rendered again while the text grows.
 */
export const Markdown = memo(function Markdown(props: MarkdownProps) {
  const { text, isStreaming = false, headingLevel = 2, sections, drawText, className } = props;
  const { scrollingTable } = useTexts(tableTexts);
  // The parser's state is only a cache: the same text gives the same blocks.
  const [parser] = useState(() => new IncrementalMarkdown());
  const options = useMemo<DrawOptions>(
    () => ({
      headingLevel,
      tableLabel: scrollingTable,
      ...(drawText && {
        drawWords: (node) => (node.type === 'text' ? drawText(node.value) : node.value),
      }),
    }),
    [headingLevel, scrollingTable, drawText],
  );
  const blocks = parser.show(text, isStreaming);
  return (
    <div className={classNames('markdown', className)}>
      {sections
        ? inSections(blocks, sections.titles).map((section, at) => (
            <Titled key={at} {...{ section, options }} draw={sections.Section} />
          ))
        : blocks.map((block) => <Block key={block.key} node={block.node} options={options} />)}
    </div>
  );
});

type TitledProps = { section: Section; options: DrawOptions; draw: SectionComponent };

function Titled({ section: { title, blocks }, options, draw: Draw }: TitledProps) {
  const drawn = (some: readonly MarkdownBlock[]): ReactNode =>
    some.map((block) => <Block key={block.key} node={block.node} options={options} />);
  const [first, ...rest] = blocks;
  if (title === null) return drawn(blocks);
  const line = first?.node.type === 'paragraph' ? first.node.children : null;
  return (
    <Draw
      title={title}
      firstLine={line?.map((node, at) => (
        <Fragment key={at}>{drawNode(node, options)}</Fragment>
      ))}
    >
      {drawn(line ? rest : blocks)}
    </Draw>
  );
}

const Block = memo(function Block(props: { node: MarkdownBlock['node']; options: DrawOptions }) {
  return drawNode(props.node, props.options);
});

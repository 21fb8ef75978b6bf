import type { Nodes } from 'mdast';

import type { MarkdownBlock } from './incremental-markdown.ts';

/** Blocks under one of the given titles; those before the first title have none. */
export type Section = { title: string | null; blocks: readonly MarkdownBlock[] };

/** Divides a text at the blocks that consist of a title: a heading, or a line all in bold. */
export function inSections(
  blocks: readonly MarkdownBlock[],
  titles: ReadonlySet<string>,
): Section[] {
  const sections: { title: string | null; blocks: MarkdownBlock[] }[] = [];
  for (const block of blocks) {
    const title = titleOf(block.node);
    if (title !== null && titles.has(title)) sections.push({ title, blocks: [] });
    else if (sections.length === 0) sections.push({ title: null, blocks: [block] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

function titleOf(node: MarkdownBlock['node']): string | null {
  if (node.type === 'heading') return wordsOf(node);
  if (node.type !== 'paragraph' || node.children.length !== 1) return null;
  const [only] = node.children;
  return only?.type === 'strong' ? wordsOf(only) : null;
}

const titleEnd = /[：:]$/u;

function wordsOf(node: Nodes): string {
  return wholeText(node).trim().replace(titleEnd, '');
}

function wholeText(node: Nodes): string {
  if ('children' in node) return node.children.map(wholeText).join('');
  return 'value' in node ? node.value : '';
}

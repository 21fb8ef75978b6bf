import type { Nodes } from 'mdast';
import { parseMarkdown } from '#platform/web/markdown/parse-markdown.ts';

/**
 * What a Markdown text is made of, in its order: headings with their depth, items, rows and cells,
 * quotations, code; and the marks that stand as letters among the words. Words themselves, and what
 * sets them apart within a block, are left out.
 */
export const structureOf = (text: string): string[] =>
  parseMarkdown(text).flatMap((node) => linesOf(node, ''));

const inline = new Set(['text', 'strong', 'emphasis', 'delete', 'inlineCode', 'break', 'link']);

function linesOf(node: Nodes, path: string): string[] {
  if (node.type === 'text') return /\*\*|__|~~/u.test(node.value) ? [`${path}/stray marks`] : [];
  const depth = node.type === 'heading' ? node.depth : '';
  const here = inline.has(node.type) ? path : `${path}/${node.type}${depth}`;
  const below = 'children' in node ? node.children.flatMap((child) => linesOf(child, here)) : [];
  return here === path ? below : [here, ...below];
}

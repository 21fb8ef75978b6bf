import type { Code, Heading, Html, InlineCode, Link, List, Nodes, Parents } from 'mdast';
import type { Table, TableRow, Text } from 'mdast';
import { createElement } from 'react';
import type { ReactNode } from 'react';

import { safeLink } from './safe-link.ts';

export type DrawOptions = {
  /**
   * All headings get one level, below the page's own: models skip levels, which confuses screen
   * readers.
   */
  headingLevel: number;
  /** The label of a table's scroll container. */
  tableLabel: string;
  /** Renders a text node differently, such as with highlights. */
  drawWords?: (node: Words) => ReactNode;
};

/** A node that contains text itself. */
export type Words = Text | InlineCode | Code | Html;

const lineBreak = /^<br\s*\/?>$/i;

/** Renders one node. No text becomes HTML, and nothing is loaded. */
export function drawNode(node: Nodes, options: DrawOptions): ReactNode {
  switch (node.type) {
    case 'text':
      return words(node, options);
    case 'paragraph':
      return element('p', node, options);
    case 'strong':
      return element('strong', node, options);
    case 'emphasis':
      return element('em', node, options);
    case 'delete':
      return element('del', node, options);
    case 'blockquote':
      return element('blockquote', node, options);
    case 'heading':
      return drawHeading(node, options);
    case 'list':
      return drawList(node, options);
    case 'table':
      return drawTable(node, options);
    case 'link':
      return drawLink(node, options);
    case 'break':
      return createElement('br');
    case 'thematicBreak':
      return createElement('hr');
    case 'inlineCode':
      return createElement('code', null, words(node, options));
    case 'code':
      return createElement('pre', null, createElement('code', null, words(node, options)));
    case 'image':
      return node.alt;
    case 'html':
      return lineBreak.test(node.value) ? createElement('br') : words(node, options);
    // Lists and tables render their own children; everything else is disabled in the parser.
    case 'listItem':
    case 'tableRow':
    case 'tableCell':
    case 'root':
    case 'linkReference':
    case 'imageReference':
    case 'definition':
    case 'footnoteDefinition':
    case 'footnoteReference':
    case 'yaml':
    default:
      return 'children' in node ? element('span', node, options) : null;
  }
}

const words = (node: Words, { drawWords }: DrawOptions): ReactNode =>
  drawWords ? drawWords(node) : node.value;

const children = (node: Parents, options: DrawOptions): ReactNode[] =>
  node.children.map((child) => drawNode(child, options));

const element = (tag: string, node: Parents, options: DrawOptions, props: object | null = null) =>
  createElement(tag, props, ...children(node, options));

function drawHeading(node: Heading, options: DrawOptions): ReactNode {
  return element(`h${options.headingLevel}`, node, options, { 'data-depth': node.depth });
}

function drawLink(node: Link, options: DrawOptions): ReactNode {
  const href = safeLink(node.url);
  if (href === undefined) return element('span', node, options);
  const rel = 'noopener noreferrer nofollow ugc';
  return element('a', node, options, { href, rel, target: '_blank' });
}

/** The items of a tight list contain their text without paragraphs. */
function drawList(node: List, options: DrawOptions): ReactNode {
  const isTight = !node.spread && node.children.every((item) => !item.spread);
  const items = node.children.map((item) =>
    createElement(
      'li',
      null,
      ...item.children.flatMap((child) =>
        isTight && child.type === 'paragraph' ? children(child, options) : drawNode(child, options),
      ),
    ),
  );
  return node.ordered
    ? createElement('ol', { start: node.start ?? 1 }, ...items)
    : createElement('ul', null, ...items);
}

function drawTable(node: Table, options: DrawOptions): ReactNode {
  const cells = (row: TableRow, tag: 'th' | 'td') =>
    createElement(
      'tr',
      null,
      ...row.children.map((cell, column) =>
        element(tag, cell, options, {
          'data-align': node.align?.[column] ?? undefined,
          ...(tag === 'th' && { scope: 'col' }),
        }),
      ),
    );
  const [head, ...rows] = node.children;
  const table = createElement(
    'table',
    null,
    head && createElement('thead', null, cells(head, 'th')),
    rows.length > 0 && createElement('tbody', null, ...rows.map((row) => cells(row, 'td'))),
  );
  const frame = { tabIndex: 0, role: 'region', 'aria-label': options.tableLabel };
  return createElement('div', frame, table);
}

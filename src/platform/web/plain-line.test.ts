import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';

import { parseMarkdown } from './markdown/parse-markdown.ts';
import { plainLine } from './plain-line.ts';

/** The text of the page's own renderer, on one line. */
function drawnWords(text: string): string {
  const words = (node: Nodes): string => {
    if ('children' in node)
      return (node.children as Nodes[]).map(words).join(isInline(node) ? '' : ' ');
    if (node.type === 'break') return ' ';
    if (node.type === 'image') return node.alt ?? '';
    if (node.type === 'html') return /^<br/i.test(node.value) ? ' ' : node.value;
    return 'value' in node ? node.value : '';
  };
  return parseMarkdown(text).map(words).join(' ').replace(/\s+/gu, ' ').trim();
}

const isInline = ({ type }: Nodes): boolean =>
  ['paragraph', 'heading', 'strong', 'emphasis', 'delete', 'link', 'tableCell'].includes(type);

describe('a plain line', () => {
  it('shows a short text completely, on one line', () => {
    expect(plainLine('头痛\n\n  三天了 ', 100)).toBe('头痛 三天了');
  });

  it.each([
    '**目前的判断**\n\n1. 喝温水\n- 早睡',
    '看一下\n\n| 症状 | 程度 |\n| --- | :-: |\n| 头痛 | 中 |\n\n---\n\n多休息',
    '口干*夜里*重，_尤其_是后半夜，__别急__，~~不要~~',
    '> - **先看口干**\n> - 再看*夜间*',
    '见[说明](https://example.org/a_(b)_c)和![舌苔](https://example.org/a.png)',
    '判断\n===\n\n再说\n---\n\n结尾',
    '煎法：\n\n```text\n水 500 ml\n```\n\n用 `小火` 煎',
    '1) 甲\n2) 乙\n\n10. 丙',
    '第一行<br>第二行',
    '不是\\*强调\\*，体温 3~6 天，名为 a_b_c 的表',
    '三分之一是 3 * 4，也写 5 * 6',
    '### 一、**辨证**：*脾虚*',
  ])('shows of %j what the renderer shows', (text) => {
    expect(plainLine(text, 1000)).toBe(drawnWords(text));
  });

  it('leaves no half marker where an excerpt was cut', () => {
    expect(plainLine('先看**口干', 100)).toBe('先看口干');
    expect(plainLine('见[说明](https://exam…', 100)).toBe('见说明');
  });

  it('truncates after a number of characters with an ellipsis, never inside one', () => {
    expect(plainLine('😀'.repeat(100), 100)).toBe('😀'.repeat(100));
    expect(plainLine('😀'.repeat(101), 100)).toBe(`${'😀'.repeat(100)}…`);
  });
});

it('leaves out what stands in the place of a cut', () => {
  expect(plainLine('先喝水。（此处略去一句：剂量须由医生决定）。早睡。', 40)).toBe(
    '先喝水。早睡。',
  );
});

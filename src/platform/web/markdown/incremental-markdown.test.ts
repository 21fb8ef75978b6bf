import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costlyRuns } from '#test/full.ts';

import { IncrementalMarkdown } from './incremental-markdown.ts';
import type { MarkdownBlock } from './incremental-markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { markdownLengthMax, tameMarkdown } from './tame-markdown.ts';

/** The rendered result without source positions, which depend on where parsing began. */
const shape = (nodes: readonly unknown[]): string =>
  JSON.stringify(nodes, (key, value: unknown) => (key === 'position' ? undefined : value));
const drawn = (blocks: readonly MarkdownBlock[]): string =>
  shape(blocks.map((block) => block.node));
const fresh = (text: string): string => drawn(new IncrementalMarkdown().show(text, true));

const sample = `# 分析

您好，**病机：**风寒束表，*卫阳* 被郁。~~不必~~ 先问几点：

1. 恶寒重还是发热重
2. 有汗**还是**无汗

3. 口渴吗？

| 证候 | 依据 |
| --- | :-: |
| 风寒 | 恶寒\\|无汗 |
| 风热 | 咽痛 |

> 建议 3~6 小时量一次体温
> - 记下\`时间\`

\`\`\`
| a |
**b
\`\`\`

- 参见 [说明](https://example.com/a_b)
  续行

  另一段
***
完。
`;

/** Every marker that can open, close, join or separate blocks, and some words. */
const pieces = [
  ['\n', '\n\n', '\r', '\t', '  ', '    ', '- ', '* ', '+ ', '1. ', '12', '. ', '> ', '# '],
  ['```', '~~~', '---', '===', '| a | b |\n', '| - | - |\n', '|', '**', '*', '_', '~~', '`', '\\'],
  [
    '[a](',
    ')',
    '![',
    '<b>',
    '<div>',
    '<!--',
    '[1]: http://a',
    '&amp;',
    '病机：',
    '风寒',
    'a',
    'x y',
  ],
].flat();

describe('a growing Markdown text', () => {
  it('equals a full parse at every character', () => {
    const incremental = new IncrementalMarkdown();
    for (let end = 1; end <= sample.length; end += 1) {
      const prefix = sample.slice(0, end);
      expect(drawn(incremental.show(prefix, true))).toBe(fresh(prefix));
    }
    expect(drawn(incremental.finish())).toBe(shape(parseMarkdown(sample)));
  });

  it('does so for any text and any splitting', () => {
    const piece = fc.constantFrom(...pieces);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (chosen) => {
        const incremental = new IncrementalMarkdown();
        let text = '';
        for (const each of chosen) {
          text += each;
          expect(drawn(incremental.feed(each))).toBe(fresh(text));
        }
        expect(drawn(incremental.finish())).toBe(shape(parseMarkdown(tameMarkdown(text))));
      }),
      { numRuns: costlyRuns(600) },
    );
  });

  it('keeps the objects of unchanged blocks, so that they are not rendered again', () => {
    const incremental = new IncrementalMarkdown();
    const before = incremental.feed('第一段\n\n第二段\n\n第三');
    const after = incremental.feed('段，还在继续');
    expect(after.slice(0, 2).map((block) => block.node)).toEqual(
      before.slice(0, 2).map((block) => block.node),
    );
    expect(after[0]?.node).toBe(before[0]?.node);
    expect(after[1]?.node).toBe(before[1]?.node);
    expect(after[2]?.node).not.toBe(before[2]?.node);
  });

  it('returns the same blocks for the same text', () => {
    const incremental = new IncrementalMarkdown();
    expect(incremental.show('甲', true)).toBe(incremental.show('甲', true));
  });

  it('starts again when the text is a different one', () => {
    const incremental = new IncrementalMarkdown();
    incremental.show('# 甲\n\n乙\n\n丙', true);
    expect(drawn(incremental.show('# 丁\n\n戊', true))).toBe(fresh('# 丁\n\n戊'));
  });

  it.each([
    ['**加粗', '加粗'],
    ['见 [说明](https://exam', '见 说明'],
    ['正文\n\n-', '正文'],
    ['正文**', '正文'],
    ['| 证候 | 依据', ''],
    ['| 证候 | 依据 |\n', ''],
    ['`代码', '代码'],
  ])('shows no raw marker at the end of %j', (text, words) => {
    const blocks = new IncrementalMarkdown().show(text, true);
    const values = JSON.stringify(blocks).matchAll(/"value":"([^"]*)"/g);
    expect(Array.from(values, (match) => match[1]).join('')).toBe(words);
  });

  it.each([
    ['**病机：**风寒', 'strong'],
    ['是**“风寒”**吗', 'strong'],
    ['~~不用，~~要', 'delete'],
    ['*注意：*多饮水', 'emphasis'],
  ])('reads emphasis beside Chinese punctuation in %s', (text, type) => {
    expect(shape(parseMarkdown(text))).toContain(`"${type}"`);
  });

  it('treats 3~6 as a range, not a strikethrough', () => {
    expect(shape(parseMarkdown('甘草3~6克，大枣3~5枚'))).not.toContain('delete');
  });
});

describe('a hostile Markdown text', () => {
  it.each([
    ['quotes in quotes', '>'.repeat(20_000)],
    ['lists in lists', '- '.repeat(20_000)],
    ['numbered lists', '1. '.repeat(10_000)],
    ['emphasis in emphasis', '*a **b '.repeat(5_000)],
    ['one run of marks', `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`],
    ['paired marks', '*a '.repeat(5_000) + 'b* '.repeat(5_000)],
    ['open links', '['.repeat(20_000)],
    ['open images', '!['.repeat(10_000)],
    ['wide tables', `${'|a'.repeat(2_000)}\n${'|-'.repeat(2_000)}\n${'|b'.repeat(2_000)}`],
    ['more than is parsed', '**a** '.repeat(markdownLengthMax)],
  ])('of %s neither overflows nor nests beyond the limits', (_name, text) => {
    const blocks = new IncrementalMarkdown().show(text, false);
    expect(depthOf(blocks.map((block) => block.node))).toBeLessThan(1600);
  });

  it('is escaped, while ordinary text is unchanged', () => {
    expect(tameMarkdown('>'.repeat(17))).toBe(`${'>'.repeat(16)}\\>`);
    expect(tameMarkdown(sample)).toBe(sample);
  });
});

function depthOf(nodes: readonly object[]): number {
  let depth = 0;
  let level = [...nodes];
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap((node) =>
      'children' in node && Array.isArray(node.children) ? node.children : [],
    );
  }
  return depth;
}

import { expect, it } from 'vitest';

import { IncrementalMarkdown } from './incremental-markdown.ts';
import { inSections } from './sections.ts';

const titles = new Set(['今天可以做', '什么时候去医院']);
const sections = (text: string) =>
  inSections(new IncrementalMarkdown().show(text, false), titles).map(({ title, blocks }) => [
    title,
    blocks.length,
  ]);

it('divides a text at the known titles, as headings or as lines in bold', () => {
  expect(
    sections('先说一句。\n\n**今天可以做**\n\n- 早睡\n\n## 什么时候去医院：\n\n一周内。\n\n- 胸痛'),
  ).toEqual([
    [null, 1],
    ['今天可以做', 1],
    ['什么时候去医院', 2],
  ]);
});

it.each([
  ['another title', '## 危险信号\n\n胸痛就打 120。'],
  ['a title within a sentence', '**今天可以做** 这几样。'],
  ['a title without emphasis', '今天可以做\n\n早睡'],
])('leaves %s where it is', (_, text) => {
  expect(sections(text).map(([title]) => title)).toEqual([null]);
});

it('begins with a section where nothing goes before it', () => {
  expect(sections('**今天可以做**\n\n早睡')).toEqual([['今天可以做', 1]]);
});

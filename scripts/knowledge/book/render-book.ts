// One page of HTML with all rows of the knowledge, for a physician to read, search and print.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { rowsIn, signedCounts } from '#medicine/knowledge/book.ts';
import type { BookChapter } from '#medicine/knowledge/book.ts';
import { escaped } from './markup.ts';
import { renderChapter } from './render-chapter.ts';
import { texts } from './texts.ts';

const part = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/**
 * The book as a page that needs nothing else.
 * @param day when it was made, as printed below its title
 */
export function renderBook(chapters: readonly BookChapter[], day: string): string {
  return `<!doctype html>
<html lang="zh-Hans">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${texts.title}</title>
<style>
${part('book.css')}</style>
</head>
<body>
<header>
<h1>${texts.title}</h1>
<p>${texts.intro}</p>
<p>${escaped(texts.madeOn(day))}</p>
</header>
${renderContents(chapters)}
${searchForm}
<main>
${chapters.map(renderChapter).join('\n')}
</main>
<script>
${part('book.js')}</script>
</body>
</html>
`;
}

function renderContents(chapters: readonly BookChapter[]): string {
  const all = signedCounts(chapters.flatMap(rowsIn));
  return `<nav aria-labelledby="contents">
<h2 id="contents">${texts.contents}</h2>
<table>
<thead>${countsRow(texts.chapter, texts.rows, texts.signed, texts.notSigned, 'th')}</thead>
<tbody>
${chapters.map(contentsRow).join('\n')}
</tbody>
<tfoot>${countsRow(texts.total, all.signed + all.notSigned, all.signed, all.notSigned)}</tfoot>
</table>
</nav>`;
}

function contentsRow(chapter: BookChapter): string {
  const rows = rowsIn(chapter);
  const { signed, notSigned } = signedCounts(rows);
  const link = `<a href="#${chapter.id}">${escaped(chapter.title)}</a>`;
  return countsRow(link, rows.length, signed, notSigned);
}

function countsRow(
  name: string,
  rows: number | string,
  signed: number | string,
  notSigned: number | string,
  cell = 'td',
): string {
  const cells = [rows, signed, notSigned].map((count) => `<${cell}>${count}</${cell}>`);
  return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
}

/** Works only with the script, which shows it; without it the browser's own search finds every row. */
const searchForm = `<form role="search" hidden>
<label>${texts.search} <input type="search" placeholder="${texts.searchHint}" autocomplete="off"></label>
<label>${texts.state} <select>
<option value="">${texts.all}</option>
<option value="no">${texts.notSigned}</option>
<option value="yes">${texts.signed}</option>
</select></label>
<output></output>
<a href="#contents">${texts.contents}</a>
</form>`;

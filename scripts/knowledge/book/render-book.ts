// One page of HTML with all rows of the knowledge, for a physician to read, search and print.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sourceTitle, sources } from '#medicine/knowledge/source.ts';
import type { Problem } from '../problem.ts';
import { chapterKinds } from './chapter-kinds.ts';
import { textIn } from './chapter.ts';
import type { Chapter, ChapterKind } from './chapter.ts';
import { anchorOf, escaped } from './markup.ts';
import { renderChapter, signedCounts, sourcesOf } from './render-chapter.ts';
import type { TitleOf } from './render-value.ts';
import { texts } from './texts.ts';

const part = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

type Knowledge = { chapters: readonly Chapter[]; problems: readonly Problem[] };

/**
 * The book as a page that needs nothing else. Throws for knowledge with problems, and for a kind of
 * row, or a field, that no chapter describes.
 * @param day when it was made, as printed below its title
 */
export function renderBook({ chapters, problems }: Knowledge, day: string): string {
  const [problem] = problems;
  if (problem) throw new Error(`${problem.file}:${problem.line}: ${problem.message}`);
  const undescribed = chapters.find(({ kind }) => !chapterKinds.some((one) => one.kind === kind));
  if (undescribed) throw new Error(`The book has no chapter for ${undescribed.kind}`);
  const titleOf = titlesOf(chapters);
  const pairs = chapterKinds.flatMap((kind) => {
    const chapter = chapters.find((one) => one.kind === kind.kind);
    return chapter ? [{ kind, chapter }] : [];
  });
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
${renderContents(pairs)}
${searchForm}
<main>
${pairs.map(({ kind, chapter }) => renderChapter(kind, chapter, chapters, titleOf)).join('\n')}
${renderSources(chapters)}
</main>
<script>
${part('book.js')}</script>
</body>
</html>
`;
}

function titlesOf(chapters: readonly Chapter[]): TitleOf {
  const titles = new Map(
    chapters.flatMap(({ kind, rows }) => {
      const titleField = chapterKinds.find((one) => one.kind === kind)?.titleField;
      return rows.map(({ id, value }) => [anchorOf(kind, id), textIn(value, titleField) ?? id]);
    }),
  );
  return (kind, id) => titles.get(anchorOf(kind, id));
}

type Pair = { kind: ChapterKind; chapter: Chapter };

function renderContents(pairs: readonly Pair[]): string {
  const all = signedCounts(pairs.flatMap(({ chapter }) => chapter.rows));
  return `<nav aria-labelledby="contents">
<h2 id="contents">${texts.contents}</h2>
<table>
<thead>${countsRow(texts.chapter, texts.rows, texts.signed, texts.notSigned, 'th')}</thead>
<tbody>
${pairs.map(contentsRow).join('\n')}
</tbody>
<tfoot>${countsRow(texts.total, all.signed + all.notSigned, all.signed, all.notSigned)}</tfoot>
</table>
<p><a href="#sources">${texts.sourceList}</a></p>
</nav>`;
}

function contentsRow({ kind: { kind, title }, chapter: { rows } }: Pair): string {
  const { signed, notSigned } = signedCounts(rows);
  return countsRow(`<a href="#${kind}">${escaped(title)}</a>`, rows.length, signed, notSigned);
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

function renderSources(chapters: readonly Chapter[]): string {
  const used = chapters.flatMap(({ rows }) => rows.flatMap(sourcesOf));
  const items = Object.keys(sources).flatMap((id) => {
    const count = used.filter((one) => one === id).length;
    return count === 0 ? [] : [`<li>${escaped(sourceTitle(id))}（${texts.rowsOf(count)}）</li>`];
  });
  return `<section id="sources"><h2>${texts.sourceList}</h2><ul>${items.join('')}</ul></section>`;
}

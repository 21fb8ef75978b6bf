import { basename } from 'node:path';

import { sourceTitle } from '#medicine/knowledge/source.ts';
import type { Row } from '../read-rows.ts';
import { textIn } from './chapter.ts';
import type { Chapter, ChapterKind } from './chapter.ts';
import { anchorOf, escaped } from './markup.ts';
import { renderFields } from './render-value.ts';
import type { TitleOf } from './render-value.ts';
import { lexiconTitles, texts } from './texts.ts';

const spaces = /\s+/u;
const anyEnding = /\.\w+$/u;

/** Who signed a row; empty until someone has. */
function reviewerOf({ value, head }: Row): string | undefined {
  const name = 'reviewer' in value ? value['reviewer'] : head['reviewer'];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** The ids of the sources of a row: its own, or those of its file. */
export function sourcesOf({ value, head }: Row): string[] {
  return (textIn(value, 'source') ?? textIn(head, 'source') ?? '').split(spaces).filter(Boolean);
}

/** Counts of rows that a physician has signed, and of those not signed yet. */
export function signedCounts(rows: readonly Row[]): { signed: number; notSigned: number } {
  const signed = rows.filter((row) => reviewerOf(row) !== undefined).length;
  return { signed, notSigned: rows.length - signed };
}

/** A file's rows under one heading. */
type Section = { title: string; rows: readonly Row[] };

/** A chapter as markup: its description, and every row once. */
export function renderChapter(
  kind: ChapterKind,
  { rows }: Chapter,
  chapters: readonly Chapter[],
  titleOf: TitleOf,
): string {
  const { signed, notSigned } = signedCounts(rows);
  const sections = sectionsOf(kind, rows, chapters);
  return `<section class="chapter" id="${kind.kind}">
<h2>${escaped(kind.title)}</h2>
<p class="counts">${texts.signed} ${signed} · ${texts.notSigned} ${notSigned}</p>
<p class="note">${escaped(kind.note)}</p>
${sections.map((section) => renderSection(kind, section, titleOf)).join('\n')}
</section>`;
}

function sectionsOf(
  kind: ChapterKind,
  rows: readonly Row[],
  chapters: readonly Chapter[],
): Section[] {
  if (kind.sections === undefined) return [{ title: '', rows }];
  return [...Map.groupBy(rows, ({ file }) => file).values()].map((own) => ({
    title: sectionTitle(kind, own[0], chapters),
    rows: own,
  }));
}

const nameOf = (file: string): string => basename(file).replace(anyEnding, '');

function sectionTitle(
  { kind, sections }: ChapterKind,
  { file, about }: Pick<Row, 'file' | 'about'> = { file: '', about: '' },
  chapters: readonly Chapter[] = [],
): string {
  const name = nameOf(file);
  if (typeof sections !== 'object')
    return (kind === 'lexicon' ? lexiconTitles[name] : about) || name;
  const others = chapters.find((one) => one.kind === sections.titledBy)?.rows ?? [];
  const titles = others.filter((row) => nameOf(row.file) === name).map(({ id }) => id);
  return titles.join('、') || texts.shared;
}

function renderSection(kind: ChapterKind, { title, rows }: Section, titleOf: TitleOf): string {
  const { source: _, reviewer: __, rank: ___, ...head } = rows[0]?.head ?? {};
  return `<section class="file">
${title === '' ? '' : `<h3>${escaped(title)}</h3>`}
${renderFields(head, kind.fields, titleOf)}
${rows.map((row) => renderRow(kind, row, titleOf)).join('\n')}
</section>`;
}

function renderRow(
  { kind, titleField = '', fields }: ChapterKind,
  row: Row,
  titleOf: TitleOf,
): string {
  const title = textIn(row.value, titleField) ?? row.id;
  const { source: _, reviewer: __, [titleField]: ___, ...rest } = row.value;
  const shown = Object.fromEntries(Object.entries(rest).filter(([, held]) => held !== row.id));
  const reviewer = reviewerOf(row);
  const state = reviewer === undefined ? texts.notSigned : texts.signedBy(reviewer);
  const sources = sourcesOf(row).map(sourceTitle).join('；');
  return `<article id="${escaped(anchorOf(kind, row.id))}" data-signed="${reviewer === undefined ? 'no' : 'yes'}">
<h4>${escaped(title)}${title === row.id ? '' : ` <small>${escaped(row.id)}</small>`}<span class="state">${escaped(state)}</span></h4>
${renderFields(shown, fields, titleOf)}
${sources === '' ? '' : `<p class="source">${texts.sources}：${escaped(sources)}</p>`}
</article>`;
}

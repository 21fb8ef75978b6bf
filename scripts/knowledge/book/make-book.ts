// From the rows as they are written to the book: labelled texts in the words of a physician.
import { basename } from 'node:path';

import type { BookChapter, BookRow, BookSection } from '#medicine/knowledge/book.ts';
import type { Row } from '../read-rows.ts';
import { factsOf } from './book-facts.ts';
import type { TitleOf } from './book-facts.ts';
import { chapterKinds } from './chapter-kinds.ts';
import { textIn } from './chapter.ts';
import type { Chapter, ChapterKind } from './chapter.ts';
import { lexiconTitles, texts } from './texts.ts';

const spaces = /\s+/u;
const anyEnding = /\.\w+$/u;

/** The chapters of the book in their order. Throws for a kind of row, or a field, that no chapter describes. */
export function makeBook(chapters: readonly Chapter[]): BookChapter[] {
  const undescribed = chapters.find(({ kind }) => !chapterKinds.some((one) => one.kind === kind));
  if (undescribed) throw new Error(`The book has no chapter for ${undescribed.kind}`);
  const titleOf = titlesOf(chapters);
  return chapterKinds.flatMap((kind) => {
    const own = chapters.find((one) => one.kind === kind.kind);
    if (own === undefined) return [];
    const { title, note } = kind;
    const sections = sectionsOf(kind, own.rows, chapters, titleOf);
    return [{ id: kind.kind, title, note, sections }];
  });
}

function titlesOf(chapters: readonly Chapter[]): TitleOf {
  const titles = new Map(
    chapters.map(({ kind, rows }) => {
      const titleField = chapterKinds.find((one) => one.kind === kind)?.titleField;
      return [kind, new Map(rows.map(({ id, value }) => [id, textIn(value, titleField) ?? id]))];
    }),
  );
  return (kind, id) => titles.get(kind)?.get(id);
}

function sectionsOf(
  kind: ChapterKind,
  rows: readonly Row[],
  chapters: readonly Chapter[],
  titleOf: TitleOf,
): BookSection[] {
  const files =
    kind.sections === undefined ? [rows] : [...Map.groupBy(rows, (row) => row.file).values()];
  return files.map((own) => {
    const { source: _, reviewer: __, rank: ___, ...head } = own[0]?.head ?? {};
    return {
      title: kind.sections === undefined ? '' : sectionTitle(kind, own[0], chapters),
      facts: factsOf(head, kind.fields, titleOf),
      rows: own.map((row) => bookRowOf(kind, row, titleOf)),
    };
  });
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

function bookRowOf({ titleField = '', fields }: ChapterKind, row: Row, titleOf: TitleOf): BookRow {
  const { source: _, reviewer: __, [titleField]: ___, ...rest } = row.value;
  const shown = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== row.id));
  const reviewer = reviewerOf(row);
  return {
    id: row.id,
    title: textIn(row.value, titleField) ?? row.id,
    facts: factsOf(shown, fields, titleOf),
    sources: sourcesOf(row).map((id) => titleOf('sources', id) ?? id),
    ...(reviewer === undefined ? {} : { reviewer }),
  };
}

/** Who signed a row; empty until someone has. */
function reviewerOf({ value, head }: Row): string | undefined {
  const name = 'reviewer' in value ? value['reviewer'] : head['reviewer'];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** The ids of the sources of a row: its own, or those of its file. */
function sourcesOf({ value, head }: Row): string[] {
  return (textIn(value, 'source') ?? textIn(head, 'source') ?? '').split(spaces).filter(Boolean);
}

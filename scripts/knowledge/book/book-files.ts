import { rowsIn, signedCounts } from '#medicine/knowledge/book.ts';
import type { BookChapter, BookContents } from '#medicine/knowledge/book.ts';
import type { TextFile } from '../problem.ts';

const folder = 'src/medicine/compiled/book';

/** The book as the product reads it: its contents, and each chapter with a row a line. */
export function bookFiles(chapters: readonly BookChapter[]): TextFile[] {
  const contents = chapters.map((chapter): BookContents[number] => {
    const { id, title } = chapter;
    return { id, title, ...signedCounts(rowsIn(chapter)) };
  });
  const lines = contents.map((one) => JSON.stringify(one)).join(',\n');
  return [
    { file: `${folder}/contents.json`, text: `[\n${lines}\n]\n` },
    ...chapters.map((chapter) => ({
      file: `${folder}/${chapter.id}.json`,
      text: chapterText(chapter),
    })),
  ];
}

function chapterText({ sections, ...head }: BookChapter): string {
  const rendered = sections.map(({ rows, ...common }) => {
    const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
    return `${JSON.stringify(common).slice(0, -1)},"rows":[\n${lines}\n]}`;
  });
  return `${JSON.stringify(head).slice(0, -1)},"sections":[\n${rendered.join(',\n')}\n]}\n`;
}

// The book of the medical knowledge. It is read from the disk for each call, a chapter at a time: few ask for it,
// and a server that gets no such call keeps none of it in memory.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookChapter, BookContents } from '#medicine/knowledge/book.ts';

const folder = join(import.meta.dirname, '../../../medicine/compiled/book');

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));

/** The chapters in their order. */
export const readContents = async (): Promise<BookContents> =>
  (await read('contents')) as BookContents;

/** A chapter of the contents; undefined for any other name. */
export async function readChapter(id: string): Promise<BookChapter | undefined> {
  const contents = await readContents();
  const isChapter = contents.some((chapter) => chapter.id === id);
  return isChapter ? ((await read(id)) as BookChapter) : undefined;
}

/** All chapters in their order, each read when it is first requested. */
export async function* readChapters(): AsyncGenerator<BookChapter> {
  for (const { id } of await readContents()) yield (await read(id)) as BookChapter;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { TextFile } from './problem.ts';

const root = join(import.meta.dirname, '../..');
const knowledgeFolder = 'src/medicine/knowledge';
const lexiconFolder = `${knowledgeFolder}/lexicon`;

/** The files below a folder with that ending, by their paths from the repository's root. */
export function filesIn(folder: string, ending: string): TextFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(folder, name))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** Every data file of the knowledge: tables, and words that the logic looks for. */
export function knowledgeFiles(): { tables: TextFile[]; lexicons: TextFile[] } {
  return {
    tables: [
      ...filesIn(knowledgeFolder, '.tsv'),
      ...filesIn(knowledgeFolder, '.yaml').filter(({ file }) => !file.startsWith(lexiconFolder)),
    ],
    lexicons: filesIn(lexiconFolder, '.yaml'),
  };
}

import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import type { Plugin } from 'vite';

import { pdfReaderFolder, pdfReaderVersion } from '../src/features/pictures/rules.ts';

const packageFolder = path.resolve(import.meta.dirname, '../node_modules/pdfjs-dist');

/** The reader and its worker, and the tables of Chinese encodings. */
const files = [
  { folder: 'legacy/build', kept: /^pdf(?:\.worker)?\.min\.mjs$/ },
  { folder: 'cmaps', kept: /./ },
];

/**
 * Puts the reader of PDF files beside the scripts of the page, as its package has it: it loads its
 * own parts by their names, and only for those who read a PDF.
 */
export function pdfReaderFiles(): Plugin {
  return {
    name: 'pdf-reader-files',
    apply: 'build',
    async generateBundle() {
      const manifest = await readFile(path.join(packageFolder, 'package.json'), 'utf8');
      const { version } = JSON.parse(manifest) as { version: string };
      if (version !== pdfReaderVersion) {
        throw new Error(`pdfReaderVersion is ${pdfReaderVersion}, but pdfjs-dist is ${version}`);
      }
      for (const { folder, kept } of files) {
        // oxlint-disable-next-line no-await-in-loop -- two folders
        const names = (await readdir(path.join(packageFolder, folder))).filter((name) =>
          kept.test(name),
        );
        for (const name of names) {
          this.emitFile({
            type: 'asset',
            fileName: `${pdfReaderFolder.slice(1)}${folder}/${name}`,
            // oxlint-disable-next-line no-await-in-loop -- as the build reads all others
            source: await readFile(path.join(packageFolder, folder, name)),
          });
        }
      }
    },
  };
}

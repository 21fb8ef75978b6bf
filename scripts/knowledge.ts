// `npm run knowledge` compiles src/medicine/knowledge to src/medicine/compiled; `--check` only says
// whether what is compiled is fresh. Nothing is written while a row is wrong.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

import { compileCharacters } from './knowledge/compile-characters.ts';
import { complaintTables } from './knowledge/complaint-tables.ts';
import { dangerTables } from './knowledge/danger-tables.ts';
import { foodTables } from './knowledge/food-tables.ts';
import { symptomTables } from './knowledge/symptom-tables.ts';
import { compileLexicons } from './knowledge/compile-lexicon.ts';
import { medicineTables } from './knowledge/medicine-tables.ts';
import { patternTables } from './knowledge/pattern-tables.ts';
import type { TextFile } from './knowledge/problem.ts';
import { compileTables } from './knowledge/table.ts';

const root = join(import.meta.dirname, '..');
const knowledgeFolder = 'src/medicine/knowledge';
const lexiconFolder = `${knowledgeFolder}/lexicon`;
const compiledFolder = 'src/medicine/compiled';

function filesIn(folder: string, ending: string): TextFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(folder, name))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

const tableFiles = [
  ...filesIn(knowledgeFolder, '.tsv'),
  ...filesIn(knowledgeFolder, '.yaml').filter(({ file }) => !file.startsWith(lexiconFolder)),
];
const compiled = [
  compileCharacters(),
  compileLexicons(filesIn(lexiconFolder, '.yaml')),
  compileTables(
    [
      ...medicineTables,
      ...foodTables,
      ...patternTables,
      ...symptomTables,
      ...dangerTables,
      ...complaintTables,
    ],
    tableFiles,
  ),
];
const files = compiled.flatMap((one) => one.files);
const problems = compiled.flatMap((one) => one.problems);
const present = filesIn(compiledFolder, '.json');
const orphans = present.filter(({ file }) => !files.some((one) => one.file === file));
const stale = files.filter(
  ({ file, text }) => present.find((one) => one.file === file)?.text !== text,
);

for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
if (problems.length > 0) process.exitCode = 1;
else if (process.argv.includes('--check')) {
  for (const { file } of [...stale, ...orphans])
    console.error(`${file} is stale: run npm run knowledge`);
  if (stale.length + orphans.length > 0) process.exitCode = 1;
} else {
  for (const { file, text } of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const { file } of orphans) rmSync(join(root, file));
}

// Prints how long the compiled knowledge takes to load, and the heap that it needs; then that of all of
// the medicine, and of what it keeps of a thousand turns. The book is left out: it is read only when
// staff ask for it. The heap needs --expose-gc.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { trainingTalks } from '#learning/talk-corpus.ts';

const medicine = join(import.meta.dirname, '../../src/medicine');
const knowledge = join(medicine, 'compiled');
const filesIn = (folder: string, pattern: string, exclude: string[]): string[] =>
  globSync(pattern, { cwd: folder, exclude })
    .toSorted()
    .map((file) => join(folder, file));
const collect = globalThis.gc ?? (() => undefined);
const bytesPerMegabyte = 1_048_576;
const turnsRead = 1_000;

const talks = trainingTalks();
collect();
const heapBefore = process.memoryUsage().heapUsed;
const begun = performance.now();
const files = filesIn(knowledge, '**/*.json', ['book/**']);
const loaded: unknown[] = [];
for (const file of files) loaded.push(await import(file, { with: { type: 'json' } }));
print(`${loaded.length} files of compiled knowledge`);

const code = filesIn(medicine, '**/*.ts', ['**/*.test.ts']);
for (const file of code) await import(file);
print(`and ${code.length} of code`);

const { longTalk } = await import('./long-talk.ts');
for (let turns = 0; turns < turnsRead;) {
  const talk = talks.shift();
  if (talk === undefined) break;
  // Every other message is one of the person.
  turns += longTalk(talk, 21, []).length / 2;
}
print(`and ${turnsRead} turns`);

function print(label: string): void {
  const took = performance.now() - begun;
  collect();
  const heap = (process.memoryUsage().heapUsed - heapBefore) / bytesPerMegabyte;
  process.stdout.write(`${label}: ${took.toFixed(1)} ms, ${heap.toFixed(1)} MB of heap\n`);
}

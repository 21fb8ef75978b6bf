// Prints how long the compiled knowledge takes to load, and the heap that it needs. The book is left
// out: it is read only when staff ask for it.
import { globSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../src/medicine/compiled');
const files = globSync('**/*.json', { cwd: folder, exclude: ['book/**'] }).toSorted();
const collect = globalThis.gc ?? (() => undefined);
const bytesPerMegabyte = 1_048_576;

collect();
const heapBefore = process.memoryUsage().heapUsed;
const begun = performance.now();
const loaded: unknown[] = [];
for (const file of files) loaded.push(await import(join(folder, file), { with: { type: 'json' } }));
const took = performance.now() - begun;
collect();
const heap = (process.memoryUsage().heapUsed - heapBefore) / bytesPerMegabyte;
process.stdout.write(
  `${loaded.length} files of compiled knowledge: ${took.toFixed(1)} ms, ${heap.toFixed(1)} MB of heap\n`,
);

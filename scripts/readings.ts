// Compares what the medicine makes of every stored text with the committed digests, or writes them again:
// node scripts/readings.ts [--write]
import { keptReadings } from '#test/medicine/readings/digest-readings.ts';
import { evidenceTexts } from '#test/medicine/readings/evidence-texts.ts';
import { keptTexts } from '#test/medicine/readings/kept-texts.ts';
import {
  changedReadings,
  readReadings,
  writeReadings,
} from '#test/medicine/readings/readings-file.ts';

const sets = [
  { name: 'readings.tsv', texts: keptTexts() },
  { name: 'evidence-readings.tsv', texts: evidenceTexts() },
];
for (const { name, texts } of sets) {
  if (texts === undefined) continue;
  const file = new URL(`../test/medicine/readings/${name}`, import.meta.url);
  const readings = keptReadings(texts);
  if (process.argv.includes('--write')) {
    writeReadings(file, readings);
    continue;
  }
  const changed = changedReadings(readReadings(file), readings);
  if (changed.length > 0) process.exitCode = 1;
  process.stdout.write(`${name}: ${changed.length} of ${readings.length} texts changed\n`);
  for (const line of changed) process.stdout.write(`  ${line}\n`);
}

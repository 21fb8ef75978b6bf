// The committed digests: a line for each text, a column for each kind of result, `-` for none.
import { readFileSync, writeFileSync } from 'node:fs';
import { readingKinds, type KeptReading } from './digest-readings.ts';

type Digests = ReturnType<KeptReading['digests']>;

const written = (id: string, digests: Digests): string =>
  [id, ...readingKinds.map((kind) => digests[kind] ?? '-')].join('\t');

/** Replaces the file with the digests of these texts. */
export function writeReadings(file: URL, readings: readonly KeptReading[]): void {
  const header = ['id', ...readingKinds].join('\t');
  const lines = readings.map(({ id, digests }) => written(id, digests()));
  writeFileSync(file, `${[header, ...new Set(lines)].join('\n')}\n`);
}

/** The lines of the file by the id of their text. */
export function readReadings(file: URL): Map<string, string> {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('\t')), line]));
}

/** What differs from the file, by the kinds of result that do. */
export function changedReadings(
  kept: ReadonlyMap<string, string>,
  readings: readonly KeptReading[],
): string[] {
  return readings.flatMap(({ id, text, digests }) => {
    const before = kept.get(id);
    if (before === undefined) return [`new text: ${id} ${text}`];
    const now = written(id, digests());
    if (now === before) return [];
    const [, ...old] = before.split('\t');
    const [, ...fresh] = now.split('\t');
    const kinds = readingKinds.filter((_, n) => old[n] !== fresh[n]);
    return [`${kinds.join(', ')} changed: ${id} ${text}`];
  });
}

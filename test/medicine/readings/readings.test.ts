import { expect, it } from 'vitest';
import { isFull } from '#test/full.ts';
import { keptReadings, type KeptReading } from './digest-readings.ts';
import { evidenceTexts } from './evidence-texts.ts';
import { keptTexts } from './kept-texts.ts';
import { changedReadings, readReadings } from './readings-file.ts';

// A change here is no fault by itself: look at every text that it names, then run
// `node scripts/readings.ts --write` and commit the file with the change that caused it.
const file = new URL('readings.tsv', import.meta.url);
const evidenceFile = new URL('evidence-readings.tsv', import.meta.url);
/** Without `FULL=1` one text of so many is read, always the same ones. */
const sampleOneOf = 24;

const readings = keptReadings(keptTexts());
const sampled = (all: readonly KeptReading[]): KeptReading[] =>
  all.filter((_, place) => isFull || place % sampleOneOf === 0);

it('reads every text as it was read when the file was written', () => {
  expect(changedReadings(readReadings(file), sampled(readings))).toEqual([]);
}, 1_200_000);

it('keeps a line for every text, and none for a text that is gone', () => {
  expect([...readReadings(file).keys()]).toEqual([...new Set(readings.map(({ id }) => id))]);
});

const evidence = evidenceTexts();
it.skipIf(evidence === undefined)(
  'reads recorded talks as before',
  () => {
    const recorded = evidence === undefined ? [] : keptReadings(evidence);
    expect(recorded.length).toBeGreaterThan(0);
    expect(changedReadings(readReadings(evidenceFile), sampled(recorded))).toEqual([]);
  },
  600_000,
);

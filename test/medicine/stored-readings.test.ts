import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { readSafety } from '#features/messages/server/consultation-safety.ts';
import { promptFacts } from '#test/medicine/prompt-facts.ts';
import { readMentions } from '#medicine/course/read-mentions.ts';
import { findFindings } from '#medicine/findings/find-findings.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { consult } from '#medicine/interview/consult.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { readMessage } from '#medicine/reading/read-message.ts';
import { parseReading, storedReadingOf } from '#medicine/reading/reading-schema.ts';
import { triage } from '#medicine/triage/triage.ts';
import { isFull } from '#test/full.ts';
import { developmentPatients } from './development-patients.ts';
import { developmentNegatives, developmentPositives } from './development-sets.ts';
import { run } from './simulated-patient.ts';
import { talkThrough } from './told-talk.ts';
import { toldTalks } from './told-talks.ts';

// What is kept of a conversation is found by its words, whether or not readings are stored with them.
vi.mock('#medicine/findings/kept-by-turns.ts', () => ({
  keptByTurns: (_: number, make: unknown) => make,
}));

const version = 'test';

/** A message as it is loaded: its reading has been JSON. */
function loaded(turn: Turn): Turn {
  if (turn.role !== 'user') return turn;
  const { content } = turn;
  const stored: unknown = JSON.parse(
    JSON.stringify(storedReadingOf(readMessage(content), version)),
  );
  const reading = parseReading(stored, content, version);
  return reading ? { ...turn, reading } : turn;
}

const talks = [
  ...developmentPatients.slice(0, isFull ? 6 : 2).map((patient) => run(patient).turns),
  ...Object.values(toldTalks)
    .slice(0, isFull ? 14 : 5)
    .map((talk) =>
      talkThrough(talk.map(([said]) => said)).flatMap(({ said, reply }): Turn[] => [
        { role: 'user', content: said },
        { role: 'assistant', content: reply },
      ]),
    ),
];

function readWith(turns: readonly Turn[]): unknown {
  const { reading: _, ...safety } = readSafety(turns, {}, hotlines);
  return {
    safety,
    triage: triage(turns),
    findings: findFindings(turns),
    course: readMentions(turns),
    facts: promptFacts(turns, safety.person),
    reply: consult(turns, safety.known),
  };
}

it('a conversation reads the same from what is stored with its messages as from their texts', () => {
  for (const talk of talks) {
    for (const [at, { role }] of talk.entries()) {
      if (role !== 'user') continue;
      const turns = talk.slice(0, at + 1);
      const stored = turns.map((turn, n) => (n < at ? loaded(turn) : turn));
      expect(readWith(stored)).toEqual(readWith(turns));
    }
  }
});

const someText = fc.oneof(
  fc.constantFrom(...Object.values(developmentPositives).flat(), ...developmentNegatives),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

it('a reading that has been JSON is the reading', () => {
  fc.assert(
    fc.property(someText, (text) => {
      const { reading } = loaded({ role: 'user', content: text });
      expect(reading).toEqual(readMessage(text));
    }),
    { numRuns: 200 },
  );
});

it('the stored reading is what is read, and only of the words that it was made from', () => {
  const content = '头痛三天，胸口像石头压着，大汗，左胳膊发麻';
  const silent = { ...readMessage('你好'), text: content };
  const reading = { ...silent, danger: { ...silent.danger, text: content } };
  expect(findFindings([{ role: 'user', content, reading }])).toEqual([]);
  expect(triage([{ role: 'user', content, reading }]).alarms).toEqual([]);
  const changed: Turn[] = [{ role: 'user', content: `${content}。`, reading }];
  expect(findFindings(changed)).not.toEqual([]);
  expect(triage(changed).alarms).not.toEqual([]);
});

it('what makes light of a danger is left out of its signals, and kept in the words', () => {
  const content = '胸口像石头压着，大汗，左胳膊发麻，家里人说没事';
  const { text, danger } = readMessage(content);
  expect(text).toBe(content);
  expect(danger.text).not.toContain('没事');
  const turns = [loaded({ role: 'user', content })];
  expect(turns[0]?.reading?.danger).toEqual(danger);
  expect(triage(turns)).toEqual(triage([{ role: 'user', content }]));
});

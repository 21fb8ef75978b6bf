import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { readSafety } from '#features/messages/server/consultation-safety.ts';
import { promptFacts } from '#test/medicine/prompt-facts.ts';
import { readMentions } from '#medicine/course/read-mentions.ts';
import { findFindings } from '#medicine/findings/find-findings.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { checkedPatient } from '#medicine/herb-safety/checked-patient.ts';
import { consult } from '#medicine/interview/consult.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { readMessage } from '#medicine/reading/read-message.ts';
import { parseReading, storedReadingOf } from '#medicine/reading/reading-schema.ts';
import { medicinesTold } from '#medicine/summary/medicine-lines.ts';
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

const questions = [
  '您现在在吃什么药吗？',
  '有没有药物或食物过敏？',
  '平时有什么慢性病，在吃什么药，对什么过敏吗？',
  '多久了？',
];
const names = [
  '华法林',
  '血压药',
  '二甲双胍',
  '归脾汤',
  '头孢',
  '高血压',
  '糖尿病',
  '鸡蛋',
  '海鲜',
];
const sayings = [
  '',
  '吃着',
  '我妈吃',
  '停了',
  '想吃',
  '没有',
  '对',
  '，还有',
  '。',
  '吃了没用',
  '过敏',
];
const someSayings = fc.array(fc.constantFrom(...names, ...sayings), { minLength: 1, maxLength: 6 });
const someTalk = fc.array(fc.tuple(fc.constantFrom(...questions), someSayings), { maxLength: 4 });

it('medicines, diseases and allergies are the fold of the stored readings', () => {
  fc.assert(
    fc.property(someTalk, (said) => {
      const told: Turn[] = said.flatMap(([question, parts]): Turn[] => [
        { role: 'assistant', content: question },
        { role: 'user', content: parts.join('') },
      ]);
      const opening: Turn = { role: 'user', content: '我失眠, 吃着 降压药' };
      const turns = [opening, ...told];
      const stored = turns.map(loaded);
      const person = findPerson(turns);
      expect(findPerson(stored)).toEqual(person);
      expect(medicinesTold(stored, person)).toEqual(medicinesTold(turns, person));
      expect(checkedPatient(stored, {})).toEqual(checkedPatient(turns, {}));
    }),
    { numRuns: 200 },
  );
});

it('the stored names are what is read, whatever the message says', () => {
  const content = '我有高血压，吃着华法林，对海鲜过敏';
  const { names: read } = readMessage(content);
  expect(read.listed.allergies).toEqual(['海鲜']);
  const reading = { ...readMessage('你好'), text: content };
  const stored: Turn[] = [{ role: 'user', content, reading }];
  const { medicines, chronicDiseases, allergies, possible } = findPerson(stored);
  expect([medicines, chronicDiseases, allergies]).toEqual([undefined, undefined, undefined]);
  expect([possible.medicines, possible.chronicDiseases]).toEqual([undefined, undefined]);
  expect(medicinesTold(stored, { about: 'self' })).toEqual([]);
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

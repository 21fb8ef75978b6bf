// What the medicine makes of a text, as short digests: one for each kind of result.
import { createHash } from 'node:crypto';
import { checksOf, readSafety } from '#features/messages/server/consultation-safety.ts';
import { promptFacts } from '#test/medicine/prompt-facts.ts';
import { readMentions } from '#medicine/course/read-mentions.ts';
import { findFindings } from '#medicine/findings/find-findings.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { checkHerbList } from '#medicine/herb-safety/check-herb-list.ts';
import { checkHerbText } from '#medicine/herb-safety/check-herb-text.ts';
import { createReplyGuard } from '#medicine/reply-guard/reply-guard.ts';
import { readHerbList } from '#medicine/herb-safety/herb-list.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { differentiate } from '#medicine/patterns/differentiate.ts';
import { triage } from '#medicine/triage/triage.ts';
import { visitSheet } from '#medicine/visit-summary/visit-sheet.ts';
import { man } from '#test/medicine/man.ts';
import { readers } from '#test/medicine/reply-cases.ts';
import type { Patient } from '#test/medicine/simulated-patient.ts';
import { run } from '#test/medicine/simulated-patient.ts';
import { talkThrough } from '#test/medicine/told-talk.ts';
import type { KeptTexts } from './kept-texts.ts';

/** The kinds of result, in the order of the columns. */
export const readingKinds = [
  'findings',
  'person',
  'alarms',
  'doubts',
  'patterns',
  'course',
  'facts',
  'sheet',
  'replies',
  'herbs',
  'guard',
] as const;
type ReadingKind = (typeof readingKinds)[number];
type Results = Partial<Record<ReadingKind, unknown>>;

/** One text to read: what it is known by, the words to show when it differs, and its results. */
export type KeptReading = {
  id: string;
  text: string;
  digests: () => Readonly<Partial<Record<ReadingKind, string>>>;
};

const idChars = 8;
const digestChars = 4;
const hash = (text: string, chars: number): string =>
  createHash('sha1').update(text).digest('base64url').slice(0, chars);

function digestsOf(results: Results): Partial<Record<ReadingKind, string>> {
  return Object.fromEntries(
    Object.entries(results).map(([kind, value]) => [
      kind,
      hash(JSON.stringify(value), digestChars),
    ]),
  );
}

const turnAt = Date.parse('2026-03-02T08:00:00Z');

function sheetOf(turns: readonly Turn[]): unknown {
  const at = new Date(turnAt).toISOString();
  const told = turns.map((turn, n) => ({
    ...turn,
    messageId: n + 1,
    part: 0,
    at,
    isCarried: false,
  }));
  return visitSheet(told, null);
}

/** What is read from the turns of a conversation. */
function readTurns(turns: readonly Turn[]): Results {
  const { alarms, doubts, level } = triage(turns);
  const read = readSafety(turns, {}, hotlines);
  const { known, person, dangers: _, reading: __, isAboutOther: ___, ...safety } = read;
  const { complaint, findings, facts } = readInterview(turns, known);
  const row = complaint?.row;
  return {
    findings: [findFindings(turns), findings],
    person: [findPerson(turns), facts, person],
    // The alarms that are stored are those of triage.
    alarms: [level, alarms, { ...safety, alarms: undefined }],
    doubts,
    patterns: [row?.name, row && differentiate(row, findings)],
    course: readMentions(turns),
    facts: promptFacts(turns, person),
    sheet: sheetOf(turns),
  };
}

const listed = (text: string): unknown =>
  [man, readers.pregnant, readers.nursing, readers.child].map(
    ({ pregnant, lactating, ageYears, allergies }) => {
      const list = readHerbList(text);
      const person = {
        pregnant: pregnant === 'yes',
        lactating: lactating === true,
        ageYears,
        allergies,
      };
      return [checkHerbList(list, person), list.unknown, [...list.amounts.values()]];
    },
  );

const guarded = (reply: string): unknown =>
  Object.values(readers).map((reader) => {
    const guard = createReplyGuard(reader);
    return [guard.push(reply) + guard.end(), guard.found(), checkHerbText(reply, reader)];
  });

const said = (content: string): Turn[] => [{ role: 'user', content }];

function message(text: string): Results {
  return { ...readTurns(said(text)), replies: talkThrough([text]) };
}

function talk(told: readonly string[]): Results {
  const replies = talkThrough(told);
  const turns = replies.flatMap(({ said: content, reply }): Turn[] => [
    ...said(content),
    { role: 'assistant', content: reply },
  ]);
  return { ...readTurns(turns.slice(0, -1)), replies };
}

function visit(patient: Patient): Results {
  const { turns, replies } = run(patient);
  const summary = replies.at(-1)?.summary;
  const revised = summary && checksOf(readSafety(turns, {}, hotlines)).reviseSummary(summary);
  // What a reply did is for the store; what it says, offers and sums up is compared.
  const shown = replies.map((reply) => ({ ...reply, acts: undefined }));
  return { ...readTurns(turns), replies: [shown, revised] };
}

/** All texts with their readings, not made yet, in an order that never changes. */
export function keptReadings(texts: KeptTexts): KeptReading[] {
  const kept = <T>(kind: string, values: readonly T[], read: (value: T) => Results) =>
    values.map((value): KeptReading => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return { id: `${kind}:${hash(text, idChars)}`, text, digests: () => digestsOf(read(value)) };
    });
  return [
    ...kept('message', texts.messages, message),
    ...kept('list', texts.lists, (text) => ({ herbs: listed(text) })),
    ...kept('reply', texts.replies, (text) => ({ guard: guarded(text) })),
    ...kept('talk', texts.talks, talk),
    ...kept('patient', texts.patients, visit),
    ...kept('conversation', texts.conversations, readTurns),
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

// What each message of one session tells of symptoms and of how they go. A change belongs to the
// symptom of its own clause, else to the one named just before it, else to what the assistant asked
// about, else to the word it is told with (睡眠好点了), else to the main complaint.
import { firstChars } from '#platform/contract/chars.ts';
import courseJson from '../compiled/lexicon/course.json' with { type: 'json' };
import nameJson from '../compiled/lexicon/theme-name.json' with { type: 'json' };
import saidJson from '../compiled/lexicon/theme-said.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { patientIn } from '../findings/current-findings.ts';
import { cutClauses } from '../findings/clauses.ts';
import type { Clauses } from '../findings/clauses.ts';
import type { Finding, Subject, Turn } from '../findings/finding.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { normalise } from '../findings/normalise.ts';
import { readSymptoms } from '../findings/read-symptoms.ts';
import { subjectNamed } from '../findings/subject-scope.ts';
import { askedText } from '../dialogue/asking-text.ts';
import { chooseComplaint } from '../interview/choose-complaint.ts';
import { findingsTold } from '../interview/interview-state.ts';
import { hasCourse, isWell } from '../knowledge/symptom-course.ts';
import { deniedByWellness } from '../knowledge/symptom-denials.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import { changesIn } from './change-words.ts';
import type { ChangeWord, ToldChange } from './change-words.ts';

const courseWords = lexicon(courseJson);
const nameWords = lexicon(nameJson);
const saidWords = lexicon(saidJson);
const questionEnd = courseWords['course.question-end'].regExp('gu');
const hurting = courseWords['course.hurting'].regExp();

/** `present` and `gone` are told of a symptom itself, the others by words of change. */
export type Signal = ToldChange | 'present';

/**
 * Which symptoms a mention is about: named ones, or among those that are open. What is denied
 * counts only of what was told before; where none was, the clause may mean another.
 */
export type Target =
  | { kind: 'named'; symptoms: readonly string[]; unlessUnknown?: Target }
  /** Whichever is open and has one of the words in its name. */
  | { kind: 'like'; words: readonly string[] }
  | { kind: 'main' }
  | { kind: 'all' };

/** One thing that one turn tells; offsets into its content, end exclusive. */
export type Mention = {
  turn: number;
  target: Target;
  signal: Signal;
  start: number;
  end: number;
  /** Its clause in the person's own words. */
  note: string;
};

const noteCharsMax = 40;
/** A longer answer says something of its own (characters). */
const bareMax = 8;
/** All mentions of one session's turns, in their order. Pure. */
export function readMentions(turns: readonly Turn[]): Mention[] {
  const findings = findingsTold(turns, chooseComplaint(turns)?.complaint);
  const patient = patientIn(turns, findings);
  const byTurn = Map.groupBy(findings, ({ span }) => span.turn);
  return turns.flatMap(({ role, content }, turn) => {
    if (role !== 'user') return [];
    const before = turns[turn - 1];
    const question = askedText(before);
    const text = normalise(content);
    const told = byTurn.get(turn) ?? [];
    return mentionsIn({ turn, content, question, patient, told, text, clauses: cutClauses(text) });
  });
}

type Message = {
  turn: number;
  content: string;
  question: string;
  patient: Subject;
  told: readonly Finding[];
  /** The content normalised, and its clauses. */
  text: string;
  clauses: Clauses;
};

function mentionsIn(message: Message): Mention[] {
  const answered = answerOn(message);
  const own = message.told
    .filter(({ subject, symptom }) => {
      return subject === message.patient && (hasCourse(symptom) || isWell(symptom));
    })
    .filter((finding) => !(answered && isLeaned(finding, message)));
  const changes = changesIn(message.content).filter((word) => isOfPatient(word, message));
  const taken = new Set<Finding>();
  const told = changes.flatMap((word, index) => {
    const symptoms = own.filter(({ span }) => within(span, word));
    for (const finding of symptoms) taken.add(finding);
    return changed(word, symptoms, changes.slice(0, index), own, message);
  });
  const stated = own.filter((finding) => !taken.has(finding)).flatMap((f) => stating(f, message));
  return [...(answered ? [answered] : []), ...told, ...stated].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  );
}

/** 好些了吗 with a bare yes or no: the answer says what the question asked. */
function answerOn({ turn, content, question }: Message): Mention | null {
  const told = changesIn(question.replaceAll(questionEnd, '。')).at(0);
  const stance = stanceOf(content);
  const isBare = content.trim().length <= bareMax;
  if (!told || !isBare || (stance !== 'yes' && stance !== 'no') || changesIn(content).length > 0)
    return null;
  const signal = stance === 'yes' ? told.change : 'same';
  const end = Math.min(content.length, noteCharsMax);
  return {
    turn,
    target: askedTarget(question),
    signal,
    start: 0,
    end,
    note: content.slice(0, end),
  };
}

function askedTarget(question: string): Target {
  const symptoms = [...new Set(readSymptoms(question).map(({ symptom }) => symptom))];
  return symptoms.length > 0 ? { kind: 'named', symptoms } : { kind: 'main' };
}

/** Read from the question alone: the answer does not name it. */
function isLeaned({ symptom }: Finding, { content, question }: Message): boolean {
  const names = (text: string): boolean =>
    readSymptoms(text).some((statement) => statement.symptom === symptom);
  return names(question) && !names(content);
}

function isOfPatient({ start }: ChangeWord, { text, clauses, patient }: Message): boolean {
  const named = subjectNamed(text, clauses, start);
  return named === null || named === patient;
}

const within = (span: Finding['span'], { clauseStart, clauseEnd }: ChangeWord): boolean =>
  span.start < clauseEnd && span.end > clauseStart;

/** What a word of change says of the symptoms of its clause, or of those it must be about. */
function changed(
  word: ChangeWord,
  here: readonly Finding[],
  earlier: readonly ChangeWord[],
  own: readonly Finding[],
  message: Message,
): Mention[] {
  const place = { turn: message.turn, start: word.start, end: word.end };
  const note = noteOf(message.content, word.clauseStart, word.clauseEnd);
  const live = here.filter(
    ({ time, polarity }) => time !== 'hypothetical' && polarity !== 'unknown',
  );
  if (live.length > 0) {
    return live.flatMap((finding) => {
      const { symptom, span } = finding;
      const signal = signalOf(finding, word);
      if (signal === null) return [];
      const well = wellOf(symptom);
      const isDenied = well !== null || finding.polarity === 'absent';
      const target: Target = {
        kind: 'named',
        symptoms: well ?? [symptom],
        ...(isDenied && { unlessUnknown: meantBy(word, earlier, own, message) }),
      };
      const [start, end] = [Math.min(span.start, word.start), Math.max(span.end, word.end)];
      return [{ ...place, start, end, target, signal, note }];
    });
  }
  if (here.length > 0) return [];
  const target = meantBy(word, earlier, own, message);
  // 还在 and the like mean something only beside what they speak of.
  const isBare = word.change === 'same' && word.end - word.start <= 2 && !hurting.test(note);
  return isBare ? [] : [{ ...place, target, signal: word.change, note }];
}

/** What wellness takes away: 睡得好 speaks of 失眠. */
function wellOf(symptom: string): readonly string[] | null {
  if (!isWell(symptom)) return null;
  const opposite = symptomNamed(symptom)?.opposite;
  return [...(deniedByWellness[symptom] ?? []), ...(opposite === undefined ? [] : [opposite])];
}

function signalOf({ polarity, time, symptom }: Finding, { change }: ChangeWord): Signal | null {
  if (time === 'past') return change === 'gone' ? 'gone' : null;
  if (isWell(symptom))
    return polarity === 'present' && change !== 'worse' ? wellSignal(change) : null;
  // 不怎么咳了 is less, not none.
  if (polarity === 'absent') return change === 'better' ? 'better' : 'gone';
  return change;
}

const wellSignal = (change: ToldChange): Signal => (change === 'better' ? 'better' : 'gone');

const everything = courseWords['course.everything'].regExp();
/** In this order: the first that a clause names tells. */
const themes = [
  'sleep',
  'appetite',
  'stool',
  'urine',
  'mood',
  'throat',
  'nose',
  'stomach',
  'belly',
  'head',
  'cough',
  'chest',
  'back',
  'leg',
  'ear',
  'eye',
  'sweat',
  'menses',
  'skin',
  'swelling',
  'fever',
  'dizziness',
  'pain',
  'strength',
] as const;
const words = themes.map(
  (theme) =>
    [saidWords[`theme-said.${theme}`].regExp(), nameWords[`theme-name.${theme}`].words] as const,
);

/** What a word of change is about where its clause names no symptom. */
function meantBy(
  word: ChangeWord,
  earlier: readonly ChangeWord[],
  own: readonly Finding[],
  { content, question }: Message,
): Target {
  const clause = content.slice(word.clauseStart, word.clauseEnd);
  if (everything.test(clause)) return { kind: 'all' };
  const like = words.find(([sign]) => sign.test(clause));
  if (like) return { kind: 'like', words: like[1] };
  const from = Math.max(0, ...earlier.map(({ clauseEnd }) => clauseEnd));
  const before = own.findLast(
    ({ span, time, symptom }) =>
      span.end <= word.clauseStart && span.start >= from && time === 'now' && hasCourse(symptom),
  );
  if (before) return { kind: 'named', symptoms: [before.symptom] };
  if (question !== '' && readSymptoms(question).length > 0) return askedTarget(question);
  return { kind: 'main' };
}

/** 睡眠也好一点: on the way, not there. */
const partly = courseWords['course.partly'].regExp();

/** What a finding says that no word of change stands beside. */
function stating(finding: Finding, { turn, content, clauses }: Message): Mention[] {
  const { symptom, polarity, time, span } = finding;
  if (polarity === 'unknown' || time === 'hypothetical') return [];
  const isOver = time === 'past' && polarity === 'absent';
  if (time === 'past' && !isOver) return [];
  const place = { turn, start: span.start, end: span.end };
  const clauseStart = clauses.clauseStart[span.start] ?? 0;
  const note = noteOf(content, clauseStart, clauses.clauseEnd[span.start] ?? content.length);
  const gone = wellOf(symptom);
  const symptoms = gone ?? [symptom];
  if (gone && polarity !== 'present') return [];
  const wellness: Signal = partly.test(note) ? 'better' : 'gone';
  const stated: Signal = polarity === 'absent' ? 'gone' : 'present';
  const signal = gone ? wellness : stated;
  return [{ ...place, target: { kind: 'named', symptoms }, signal, note }];
}

function noteOf(content: string, start: number, end: number): string {
  return firstChars(content.slice(start, end).trim(), noteCharsMax);
}

import { findPerson } from '../findings/find-person.ts';
import type { Person } from '../findings/person.ts';
import type { Turn } from '../findings/finding.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import { chooseComplaint } from '../interview/choose-complaint.ts';
import { readInterview } from '../interview/interview-state.ts';
import { sentenceAt, type SheetReading } from './sheet-reading.ts';
import type { SheetLine, SheetSection } from './sheet.ts';
import { askedOf, type ToldSentence } from './told-sentence.ts';
import visitLists from '../compiled/lexicon/visit.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { visitTexts as texts } from './texts.ts';

const visitWords = lexicon(visitLists);
const asksWho = visitWords['visit.asks-who'].regExp();
const correction = visitWords['visit.correction'].regExp();

/** Says it outright; goes before what only follows from it. */
const sexNamed = visitWords['visit.sex-named'].regExp();
const sexSigns = visitWords['visit.sex-sign'].regExp();
const ageSigns = visitWords['visit.age-sign'].regExp();
/** Sentences that may tell sex or age, looked at from the newest on. */
const readMax = 200;

/** Who the sheet is about, each fact with the words that tell it. */
export function personSection(reading: SheetReading): SheetSection {
  const { person } = reading;
  const lines: SheetLine[] = [];
  if (person.about === 'other') lines.push(...patientLine(reading));
  if (person.sex !== 'unknown') {
    const value = person.sex === 'female' ? '女' : '男';
    const tells = ({ sex }: Person): boolean => sex === person.sex;
    const outright = fact(reading, texts.sex, value, sexNamed, tells);
    lines.push(
      ...(outright.length > 0 ? outright : fact(reading, texts.sex, value, sexSigns, tells)),
    );
  }
  const { ageText } = person;
  if (ageText !== undefined) {
    const tells = (told: Person): boolean => told.ageText === ageText;
    lines.push(...fact(reading, texts.age, ageText, ageSigns, tells));
  }
  const known = new Set(lines.map(({ label }) => label));
  return {
    id: 'person',
    lines,
    unmentioned: [texts.sex, texts.age].filter((label) => !known.has(label)),
  };
}

function patientLine(reading: SheetReading): SheetLine[] {
  const teller = reading.findings.find(({ subject }) => subject === 'other');
  const sentence = teller && sentenceAt(reading, teller.span);
  if (!sentence || !teller) return [];
  const as = { section: 'person', label: texts.patient, value: texts.toldByOther } as const;
  return [reading.quote(sentence, { ...teller.span, start: sentence.start }, as)];
}

function fact(
  reading: SheetReading,
  label: string,
  value: string,
  signs: RegExp,
  tells: (person: Person) => boolean,
): SheetLine[] {
  const able = reading.sentences
    .filter(({ text, questions }) => signs.test(text) || questions.length > 0)
    .slice(-readMax);
  const teller = able.findLast((sentence) => tells(findPerson(asTurns(sentence))));
  if (teller === undefined) return [];
  const at = Math.max(0, teller.text.search(signs));
  const place = { turn: teller.turn, start: teller.start + at, end: teller.start + at + 1 };
  const question = askedOf(teller, (asked) => asksWho.test(asked));
  return [reading.quote(teller, place, { section: 'person', label, value, question })];
}

function asTurns({ text, questions }: ToldSentence): Turn[] {
  const own: Turn = { role: 'user', content: text };
  return questions.length === 0 ? [own] : [{ role: 'assistant', content: questions.join('') }, own];
}

/** Sentences that one opens with; more than these make no chief complaint. */
const complaintSentencesMax = 2;

/** The chief complaint in the person's own words, and how long it has lasted. */
export function complaintSection(reading: SheetReading): SheetSection {
  const turn = chooseComplaint(reading.turns)?.turn ?? reading.sentences[0]?.turn;
  const opening = reading.sentences.filter((sentence) => sentence.turn === turn);
  const first = opening.findIndex((sentence) => tellsSymptom(reading, sentence));
  const told = opening.slice(Math.max(0, first)).slice(0, complaintSentencesMax);
  const lines = told
    .filter((sentence, at) => at === 0 || tellsSymptom(reading, sentence))
    .map((sentence) => {
      const question = askedOf(sentence, () => true);
      return reading.quote(sentence, sentence, { section: 'complaint', isWhole: true, question });
    });
  const duration = durationLine(reading, told);
  const unmentioned = duration.length === 0 && lines.length > 0 ? [texts.course] : [];
  return { id: 'complaint', lines: [...lines, ...duration], unmentioned };
}

function tellsSymptom({ findings }: SheetReading, sentence: ToldSentence): boolean {
  return findings.some(
    ({ span, symptom, polarity }) =>
      span.turn === sentence.turn &&
      span.start >= sentence.start &&
      span.start < sentence.end &&
      polarity === 'present' &&
      symptomNamed(symptom) !== undefined,
  );
}

function durationLine(reading: SheetReading, told: readonly ToldSentence[]): SheetLine[] {
  const words = readInterview(reading.turns, {}).duration;
  if (words === undefined) return [];
  const sentence = reading.sentences.findLast(({ text }) => text.includes(words));
  if (sentence === undefined) return [];
  const start = sentence.start + sentence.text.indexOf(words);
  const place = { turn: sentence.turn, start, end: start + words.length };
  // A correction names the wrong stretch and the right one: both are quoted, none is chosen.
  const isCorrected = correction.test(sentence.text);
  const as = { section: 'complaint', label: texts.course, isWhole: isCorrected } as const;
  const isExact = told.includes(sentence);
  return [reading.quote(sentence, place, isCorrected ? as : { ...as, isExact, value: words })];
}

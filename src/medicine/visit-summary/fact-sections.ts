import type { Span } from '../findings/finding.ts';
import { normalise } from '../findings/normalise.ts';
import { listedNames, namesIn } from '../findings/person-names.ts';
import { medicinesIn } from '../herb-safety/own-medicines.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import { sentenceAt, withoutRepeats, type SheetReading } from './sheet-reading.ts';
import { factLinesMax, type SectionId, type SheetLine, type SheetSection } from './sheet.ts';
import { askedOf, clauseAround, onlyAsks, type ToldSentence } from './told-sentence.ts';
import visitLists from '../compiled/lexicon/visit.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const visitWords = lexicon(visitLists);

/** The places of a text that speak of the subject of a section. */
type Find = (text: string) => { start: number; end: number }[];

const matching =
  (pattern: RegExp): Find =>
  (text) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    }));
const naming =
  (names: (text: string) => readonly string[]): Find =>
  (text) =>
    names(text).flatMap((name) => {
      const start = text.indexOf(name);
      return start < 0 ? [] : [{ start, end: start + name.length }];
    });
const any =
  (...finds: Find[]): Find =>
  (text) =>
    finds.flatMap((find) => find(text));

const colours = visitWords['visit.colour'].regExp('gu');
const bare = (text: string): string =>
  text.replaceAll(colours, (words) => '〇'.repeat(words.length));

/** What the lines of the summary do not tell of. */
const finds: readonly (readonly ['tongue' | 'pulse' | 'history', Find])[] = [
  ['tongue', matching(visitWords['visit.tongue'].regExp('gu'))],
  ['pulse', matching(visitWords['visit.pulse'].regExp('gu'))],
  ['history', matching(visitWords['visit.history'].regExp('gu'))],
];

/** What may be told of somebody else. */
const ofOthers = any(
  ...finds.map(([, find]) => find),
  matching(visitWords['visit.medicine'].regExp('gu')),
  matching(visitWords['visit.allergy'].regExp('gu')),
  naming((text) => {
    const { medicines = [], chronicDiseases = [] } = namesIn(
      listedNames(bare(text)),
      bare(text),
      '',
    );
    return [...medicines, ...chronicDiseases, ...medicinesIn(bare(text))];
  }),
);

/** Tongue, pulse and history in the person's words; what is told of others apart. */
export function factSections(
  reading: SheetReading,
  diseases: readonly SheetLine[],
): SheetSection[] {
  const told = new Set(diseases.map(({ key }) => key));
  const sections = finds.map(([id, find]) => {
    const lines = reading.sentences.flatMap((sentence) => linesIn(reading, sentence, id, find));
    if (id !== 'history') return section(id, lines);
    const past = [...lines, ...pastLines(reading)].filter(({ key }) => !told.has(key));
    return section(id, [...diseases, ...past]);
  });
  const others = reading.sentences.flatMap((sentence) => linesOfOthers(reading, sentence));
  const elsewhere = section('others', [...others, ...otherFindings(reading)]);
  return elsewhere.lines.length === 0 ? sections : [...sections, elsewhere];
}

const section = (id: SectionId, lines: readonly SheetLine[]): SheetSection => ({
  id,
  lines: newest(withoutRepeats(lines)),
  unmentioned: [],
});

/** In the order told; of too many, the first and the newest. */
function newest(lines: SheetLine[]): SheetLine[] {
  if (lines.length <= factLinesMax) return lines;
  const half = factLinesMax / 2;
  return [...lines.slice(0, half), ...lines.slice(-half)];
}

function linesIn(
  reading: SheetReading,
  sentence: ToldSentence,
  id: SectionId,
  find: Find,
): SheetLine[] {
  const meant = (asked: string): boolean => find(normalise(asked)).length > 0;
  const places = placesTold(sentence, find);
  if (places.length === 0 && sentence.isStance && sentence.questions.some(meant)) {
    return [reading.quote(sentence, sentence, { section: id, question: askedOf(sentence, meant) })];
  }
  const question = askedOf(sentence, meant);
  return places
    .filter(({ start }) => reading.subjectAt(sentence, start) === reading.person.about)
    .map((place) => reading.quote(sentence, place, { section: id, question }));
}

/** What a sentence tells of somebody else's health. */
const linesOfOthers = (reading: SheetReading, sentence: ToldSentence): SheetLine[] =>
  placesTold(sentence, ofOthers)
    .filter(({ start }) => reading.subjectAt(sentence, start) !== reading.person.about)
    .map((place) => reading.quote(sentence, place, { section: 'others' }));

function placesTold(sentence: ToldSentence, find: Find): Span[] {
  const { turn, start: from } = sentence;
  return find(normalise(sentence.text))
    .map(({ start, end }) => ({ turn, start: from + start, end: from + end }))
    .filter(({ start }) => !onlyAsks(sentence, clauseAround(sentence, start)));
}

/** Complaints of former times. */
function pastLines(reading: SheetReading): SheetLine[] {
  return reading.findings.flatMap((finding) => {
    if (finding.time !== 'past' || finding.subject !== reading.person.about) return [];
    const sentence = sentenceAt(reading, finding.span);
    return sentence ? [reading.quote(sentence, finding.span, { section: 'history' })] : [];
  });
}

/** What is told of somebody who is not the patient. */
function otherFindings(reading: SheetReading): SheetLine[] {
  return reading.findings.flatMap((finding) => {
    const isTold = symptomNamed(finding.symptom) !== undefined && finding.time !== 'hypothetical';
    if (!isTold || finding.subject === reading.person.about) return [];
    const sentence = sentenceAt(reading, finding.span);
    return sentence ? [reading.quote(sentence, finding.span, { section: 'others' })] : [];
  });
}

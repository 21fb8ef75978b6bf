import { normalise } from '../findings/normalise.ts';
import { namesIn } from '../findings/person-names.ts';
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

/** Whose, whether and when is told by the quotation; here only the names are looked for. */
const colours = visitWords['visit.colour'].regExp('gu');
const bare = (text: string): string =>
  text.replaceAll(colours, (words) => '〇'.repeat(words.length));

const finds: readonly (readonly [SectionId, Find])[] = [
  ['tongue', matching(visitWords['visit.tongue'].regExp('gu'))],
  ['pulse', matching(visitWords['visit.pulse'].regExp('gu'))],
  [
    'medicines',
    any(
      matching(visitWords['visit.medicine'].regExp('gu')),
      naming((text) => [...(namesIn(bare(text), '').medicines ?? []), ...medicinesIn(bare(text))]),
    ),
  ],
  ['allergies', matching(visitWords['visit.allergy'].regExp('gu'))],
  ['pregnancy', matching(visitWords['visit.pregnancy'].regExp('gu'))],
  [
    'history',
    any(
      matching(visitWords['visit.history'].regExp('gu')),
      naming((text) => namesIn(bare(text), '').chronicDiseases ?? []),
    ),
  ],
];

/** The parts that are told as facts, each in the person's words; what is told of others apart. */
export function factSections(reading: SheetReading): SheetSection[] {
  const others: SheetLine[] = [];
  const sections = finds.map(([id, find]) => {
    const lines = reading.sentences.flatMap((sentence) =>
      linesIn(reading, sentence, id, find, others),
    );
    return section(id, id === 'history' ? [...lines, ...pastLines(reading)] : lines);
  });
  const told = [...others, ...otherFindings(reading)];
  return [...sections, section('others', told)].filter((each) => isShown(reading, each));
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

function isShown(reading: SheetReading, { id, lines }: SheetSection): boolean {
  if (lines.length > 0) return true;
  return id !== 'others' && (id !== 'pregnancy' || reading.person.sex !== 'male');
}

function linesIn(
  reading: SheetReading,
  sentence: ToldSentence,
  id: SectionId,
  find: Find,
  others: SheetLine[],
): SheetLine[] {
  const places = find(normalise(sentence.text));
  if (places.length === 0 && sentence.isStance) {
    const meant = (asked: string): boolean => find(normalise(asked)).length > 0;
    if (!sentence.questions.some(meant)) return [];
    const question = askedOf(sentence, meant);
    return [reading.quote(sentence, sentence, { section: id, question })];
  }
  return places.flatMap(({ start, end }) => {
    const place = {
      turn: sentence.turn,
      start: sentence.start + start,
      end: sentence.start + end,
    };
    if (id !== 'pregnancy' && onlyAsks(sentence, clauseAround(sentence, place.start))) return [];
    const question = askedOf(sentence, (asked) => find(normalise(asked)).length > 0);
    if (reading.subjectAt(sentence, place.start) === reading.person.about) {
      return [reading.quote(sentence, place, { section: id, question })];
    }
    others.push(reading.quote(sentence, place, { section: 'others', question }));
    return [];
  });
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

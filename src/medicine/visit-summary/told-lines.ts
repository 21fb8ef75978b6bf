import visitLists from '../compiled/lexicon/visit.json' with { type: 'json' };
import type { Span } from '../findings/finding.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { KeptLine } from '../summary/kept-lines.ts';
import type { SummaryLine, SummarySection } from '../summary/line.ts';
import { lineStatusWords } from '../summary/texts.ts';
import { sentenceAt, type SheetReading } from './sheet-reading.ts';
import {
  factLinesMax,
  sectionIds,
  type SectionId,
  type SheetLine,
  type SheetSection,
} from './sheet.ts';
import { askedOf, type ToldSentence } from './told-sentence.ts';
import { visitTexts as texts } from './texts.ts';

/** Where the lines of the summary stand on the sheet; signs and changes have places of their own. */
const places = {
  person: 'person',
  complaint: 'complaint',
  alarms: 'alarms',
  medicines: 'medicines',
  history: 'diseases',
  allergies: 'allergies',
  pregnancy: 'pregnancy',
} as const satisfies Partial<Record<SectionId, SummarySection>>;
type Place = keyof typeof places;

/** The lines of a summary as lines of the sheet, each with the words that it rests on. */
export function toldLines(
  reading: SheetReading,
  lines: readonly SummaryLine[],
): Record<Place, readonly SheetLine[]> {
  const of = (id: Place): SheetLine[] =>
    askedOnce(
      joined(
        lines
          .filter(({ section }) => section === places[id])
          .flatMap((line) => quotedLines(reading, id, line)),
      ),
    );
  return byPlace(of);
}

/** One line where several rest on the same words: 氨氯地平，在用；阿托伐他汀，在用. */
export function joined(lines: readonly SheetLine[]): SheetLine[] {
  const byKey = Map.groupBy(lines, ({ key }) => key);
  return [...byKey.values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return [];
    const values = [first, ...rest].flatMap(({ value }) => value ?? []);
    const value = [...new Set(values)].join(texts.and);
    return [{ ...first, ...(value === '' ? {} : { value }) }];
  });
}

/** Of lines of one message only the first quotes the question that they answer. */
function askedOnce(lines: readonly SheetLine[]): SheetLine[] {
  return lines.map(({ question, ...line }, at) => {
    const isQuoted = lines
      .slice(0, at)
      .some((before) => before.messageId === line.messageId && before.question === question);
    return question === undefined || isQuoted ? line : { ...line, question };
  });
}

/** What is kept of somebody in the family, where the lines of the summary stand. */
export function keptSheetLines(lines: readonly KeptLine[]): Record<Place, readonly SheetLine[]> {
  const of = (id: Place): SheetLine[] =>
    lines.flatMap((line, at) => (line.section === places[id] ? [keptLine(id, line, at)] : []));
  return byPlace(of);
}

function keptLine(id: Place, line: KeptLine, at: number): SheetLine {
  const text = valueOf(line);
  return {
    key: [sectionIds.indexOf(id), text.length, 0, 0, at].join('-'),
    text,
    by: 'kept',
    ...(id === 'person' ? { label: labelOf(line.label) } : {}),
    messageId: null,
    at: null,
  };
}

const byPlace = (of: (id: Place) => SheetLine[]): Record<Place, readonly SheetLine[]> => ({
  person: of('person'),
  complaint: of('complaint'),
  alarms: of('alarms'),
  medicines: of('medicines'),
  history: of('history'),
  allergies: of('allergies'),
  pregnancy: of('pregnancy'),
});

/** A section of such lines, with what of it nobody spoke of. */
export const sectionOf = (
  id: Place,
  told: readonly SheetLine[],
  kept: readonly SheetLine[],
): SheetSection => ({
  id,
  lines: [...told.slice(0, factLinesMax), ...kept],
  unmentioned: missing(id, [...told, ...kept]),
});

const correction = lexicon(visitLists)['visit.correction'].regExp();
const labelsOfPerson = [texts.sex, texts.age];

function missing(id: SectionId, lines: readonly SheetLine[]): string[] {
  const has = (label: string): boolean => lines.some((line) => line.label === label);
  if (id === 'person') return labelsOfPerson.filter((label) => !has(label));
  return id === 'complaint' && lines.length > 0 && !has(texts.course) ? [texts.course] : [];
}

function quotedLines(reading: SheetReading, id: SectionId, line: SummaryLine): SheetLine[] {
  const time = id === 'complaint' ? timeLine(reading, line) : [];
  const value = valueOf(line);
  // The complaint stands in the sentence that it was told in.
  const isWhole = id === 'complaint';
  const label = id === 'person' ? labelOf(line.label) : undefined;
  const quoted = line.spans.flatMap((span, at) => {
    // The second place of a complaint says how long, which has a line of its own.
    const isTime = id === 'complaint' && at > 0 && time.length > 0;
    const sentence = isTime ? undefined : sentenceAt(reading, span);
    if (sentence === undefined) return [];
    const more = at === 0 && value !== '' ? { value } : {};
    const level = line.level === undefined ? {} : { level: line.level };
    const named = label === undefined ? {} : { label };
    const read = line.by === 'model' ? { isReadByModel: true as const } : {};
    const question = askedOf(sentence, () => true);
    return [
      reading.quote(sentence, span, {
        section: id,
        question,
        isWhole,
        ...named,
        ...more,
        ...level,
        ...read,
      }),
    ];
  });
  return [...quoted, ...time];
}

function labelOf(name: string): string {
  if (name === texts.toldByOther) return texts.patient;
  return texts.sexes.includes(name) ? texts.sex : texts.age;
}

/** What the line says in one word or two: its name, and what is said of it. */
function valueOf({
  section,
  label,
  status,
  isUncertain,
}: KeptLine & Pick<SummaryLine, 'isUncertain'>): string {
  const said = status === undefined || section === 'complaint' ? '' : lineStatusWords[status];
  return [label, said, isUncertain === true ? texts.unconfirmed : ''].filter(Boolean).join('，');
}

/** How long, in the very words, from the places of the complaint. */
function timeLine(reading: SheetReading, { detail, detailBy, spans }: SummaryLine): SheetLine[] {
  if (detail === '') return [];
  for (const span of spans) {
    const sentence = sentenceAt(reading, span);
    const place = sentence && placeOf(detail, sentence, span);
    if (sentence === undefined || place === undefined) continue;
    // A correction names the wrong stretch and the right one: both are quoted, none is chosen.
    const as = { section: 'complaint', label: texts.course } as const;
    const more = correction.test(sentence.text)
      ? { isWhole: true }
      : { isExact: true, value: detail };
    const read = detailBy === 'model' ? { isReadByModel: true as const } : {};
    return [reading.quote(sentence, place, { ...as, ...more, ...read })];
  }
  return [];
}

function placeOf(words: string, { text, start, turn }: ToldSentence, span: Span): Span | undefined {
  const at = text.indexOf(words, Math.max(0, span.start - start));
  return at < 0 ? undefined : { turn, start: start + at, end: start + at + words.length };
}

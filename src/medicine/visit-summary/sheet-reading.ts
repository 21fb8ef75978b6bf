import { statedNow } from '../findings/stated-now.ts';
import { cutClauses } from '../findings/clauses.ts';
import { findFindings } from '../findings/find-findings.ts';
import { findPerson } from '../findings/find-person.ts';
import type { SettledFacts } from '../findings/subject-facts.ts';
import type { Finding, Span, Subject } from '../findings/finding.ts';
import { normalise } from '../findings/normalise.ts';
import { subjectNamed } from '../findings/subject-scope.ts';
import { factsWithModel } from '../model-reading/completed-by-model.ts';
import { fragmentAround } from './fragment.ts';
import { sectionIds, type SectionId, type SheetLine, type ToldTurn } from './sheet.ts';
import { overlaps, toldSentences, type ToldSentence } from './told-sentence.ts';
import visitLists from '../compiled/lexicon/visit.json' with { type: 'json' };
import type { Patient } from '../herb-safety/patient.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { withKnown } from '../summary/with-known.ts';

const visitWords = lexicon(visitLists);

/** A conversation, read once for all parts of the sheet, and what of it is on the sheet already. */
export type SheetReading = {
  turns: readonly ToldTurn[];
  sentences: readonly ToldSentence[];
  person: SettledFacts;
  findings: readonly Finding[];
  /** What holds now of the patient, as somebody said it: nothing that only follows from it. */
  current: readonly Finding[];
  /** Those of them that only a model read. */
  readByModel: ReadonlySet<Finding>;
  /** A line that quotes a place of a sentence; notes that those words are on the sheet. */
  quote: (sentence: ToldSentence, place: Span, as: QuoteAs) => SheetLine;
  /** Whether all words of a sentence are on the sheet. */
  isQuoted: (sentence: ToldSentence) => boolean;
  /** Whom a place is about; the patient where nobody else is named. */
  subjectAt: (sentence: ToldSentence, start: number) => Subject;
};

type QuoteAs = {
  section: SectionId;
  question?: string | undefined;
  /** The whole sentence, not only what is around the place. */
  isWhole?: boolean;
  /** The place alone and nothing around it. */
  isExact?: boolean;
} & Partial<Pick<SheetLine, 'label' | 'value' | 'level' | 'isReadByModel'>>;

const doctor = visitWords['visit.doctor'].regExp();

/** Reads the conversation; `known` is what is kept of the patient besides. */
export function readForSheet(
  turns: readonly ToldTurn[],
  known: Partial<Patient>,
  readByModel: readonly Finding[],
): SheetReading {
  const sentences = toldSentences(turns);
  const findings = findFindings(turns);
  const person = withKnown(factsWithModel(findPerson(turns), turns), known);
  const quoted = new Map<ToldSentence, Span[]>();
  return {
    turns,
    sentences,
    person,
    findings,
    current: [...statedNow(findings), ...readByModel],
    readByModel: new Set(readByModel),
    quote: (sentence, place, as) => {
      const whole = sentence.questions.length > 0 || as.isWhole === true;
      const around = as.isExact === true ? place : fragmentAround(sentence, place);
      const span = whole ? sentence : around;
      quoted.set(sentence, [...(quoted.get(sentence) ?? []), span]);
      return lineOf(sentence, span, as);
    },
    isQuoted: (sentence) => isCovered(sentence, quoted.get(sentence) ?? []),
    subjectAt: (sentence, start) => {
      const text = normalise(sentence.text);
      const named = subjectNamed(text, cutClauses(text), start - sentence.start);
      return named ?? person.about;
    },
  };
}

function lineOf(sentence: ToldSentence, span: Span, as: QuoteAs): SheetLine {
  const { source } = sentence;
  const text = source.content.slice(span.start, span.end);
  const { section, question, isWhole: _, isExact: __, ...more } = as;
  return {
    key: keyOf(section, more.label, source, span.start),
    text,
    by: source.isCarried ? 'carried' : 'person',
    ...more,
    ...(question === undefined ? {} : { question }),
    ...(doctor.test(text) ? { isDoctorsWord: true as const } : {}),
    messageId: source.messageId,
    at: source.at,
  };
}

function keyOf(
  section: SectionId,
  label: string | undefined,
  { messageId, part }: ToldTurn,
  start: number,
): string {
  // A label is told apart by its characters' codes, so that keys stay digits.
  const mark = [...(label ?? '')].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0);
  return [sectionIds.indexOf(section), mark, messageId, part, start].join('-');
}

function isCovered(sentence: ToldSentence, spans: readonly Span[]): boolean {
  return [...sentence.text].every((char, at) => {
    if (!/[\p{L}\p{N}]/u.test(char)) return true;
    const start = sentence.start + at;
    return spans.some((span) => overlaps(span, { turn: sentence.turn, start, end: start + 1 }));
  });
}

/** The sentence that a place stands in. */
export function sentenceAt(reading: SheetReading, place: Span): ToldSentence | undefined {
  const wide = { ...place, end: Math.max(place.end, place.start + 1) };
  return reading.sentences.find((sentence) => overlaps(sentence, wide));
}

/** Lines without those that repeat another's words in the same section. */
export function withoutRepeats(lines: readonly SheetLine[]): SheetLine[] {
  return lines.filter(
    (line, at) =>
      !lines.some(
        (other, place) =>
          other.label === line.label &&
          (other.text === line.text
            ? other.question === line.question && place < at
            : other.messageId === line.messageId && other.text.includes(line.text)),
      ),
  );
}

import { symptomNamed } from '../knowledge/symptoms.ts';
import type { SheetReading } from './sheet-reading.ts';
import { courseCharsMax, courseLinesMax, type SheetLine, type SheetSection } from './sheet.ts';
import { askedOf, type ToldSentence } from './told-sentence.ts';
import visitLists from '../compiled/lexicon/visit.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const visitWords = lexicon(visitLists);
const figureOrDoctor = visitWords['visit.figure-or-doctor'].regExp();

/** Words of change: when what is said belongs to the course even where it stands elsewhere too. */
const change = visitWords['visit.change'].regExp();

/**
 * What happened, in the order told: every sentence that has no place of its own on the sheet, and
 * those that tell of a change. Call it last: it takes up what the other parts left.
 */
export function courseSection(
  reading: SheetReading,
  complaint: readonly SheetLine[],
): {
  section: SheetSection;
  leftOut: number;
} {
  const said = new Set(complaint.map(({ text }) => text));
  const wanted = reading.sentences.filter((sentence) => {
    // Said again in the same words, it is on the sheet already.
    if (said.has(sentence.text)) return false;
    const isWanted = !reading.isQuoted(sentence) || tellsChange(reading, sentence);
    if (isWanted) said.add(sentence.text);
    return isWanted;
  });
  const kept = withinBounds(reading, wanted);
  const lines = kept.map((sentence): SheetLine => {
    const question = askedOf(sentence, () => true);
    return reading.quote(sentence, sentence, { section: 'course', isWhole: true, question });
  });
  const missing = wanted.filter((sentence) => !reading.isQuoted(sentence));
  return { section: { id: 'course', lines, unmentioned: [] }, leftOut: missing.length };
}

function tellsChange(reading: SheetReading, sentence: ToldSentence): boolean {
  return (
    change.test(sentence.text) && sentence.questions.length === 0 && weight(reading, sentence) > 1
  );
}

/** What a doctor needs most: symptoms, then tests and times, then the rest. */
function weight({ findings }: SheetReading, { turn, start, end, text }: ToldSentence): number {
  const tells = findings.some(
    ({ span, symptom }) =>
      span.turn === turn &&
      span.start >= start &&
      span.start < end &&
      symptomNamed(symptom) !== undefined,
  );
  if (tells) return 3;
  return change.test(text) || figureOrDoctor.test(text) ? 2 : 1;
}

/** The weightiest that fit, of equal ones the first and the newest, in the order told. */
function withinBounds(
  reading: SheetReading,
  sentences: readonly ToldSentence[],
): readonly ToldSentence[] {
  const ranked = sentences
    .map((sentence, at) => ({
      sentence,
      weight: weight(reading, sentence),
      // 0 at both ends of the conversation, growing towards its middle.
      depth: Math.min(at, sentences.length - 1 - at),
    }))
    .toSorted((a, b) => b.weight - a.weight || a.depth - b.depth);
  const kept = new Set<ToldSentence>();
  let chars = 0;
  for (const { sentence } of ranked) {
    const { length } = sentence.text;
    if (kept.size >= courseLinesMax || chars + length > courseCharsMax) continue;
    kept.add(sentence);
    chars += length;
  }
  return sentences.filter((sentence) => kept.has(sentence));
}

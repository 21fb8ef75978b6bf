import { triage, type Alarm } from '../triage/triage.ts';
import { sentenceAt, withoutRepeats, type SheetReading } from './sheet-reading.ts';
import type { SheetLine, SheetSection } from './sheet.ts';
import { askedOf, overlaps } from './told-sentence.ts';

/** The signs of danger that stand, the gravest first, in the words that raised them. */
export function alarmSection(reading: SheetReading): SheetSection {
  const { alarms } = triage(reading.turns, reading.person);
  const lines = alarms.flatMap((alarm) => alarmLines(reading, alarm));
  return { id: 'alarms', lines: gravest(lines), unmentioned: [] };
}

function alarmLines(reading: SheetReading, { span, level }: Alarm): SheetLine[] {
  const told = reading.sentences.filter((sentence) => overlaps(sentence, span));
  const sentences =
    told.length > 0 ? told : [sentenceAt(reading, span) ?? firstOf(reading, span.turn)];
  return sentences.flatMap((sentence) => {
    if (sentence === undefined) return [];
    const place = {
      turn: span.turn,
      start: Math.max(span.start, sentence.start),
      end: Math.min(Math.max(span.end, sentence.start + 1), sentence.end),
    };
    const question = askedOf(sentence, () => true);
    return [reading.quote(sentence, place, { section: 'alarms', level, question })];
  });
}

const firstOf = (reading: SheetReading, turn: number) =>
  reading.sentences.find((sentence) => sentence.turn === turn);

/** Several groups may be raised by the same words: the gravest level counts, and it came first. */
function gravest(lines: readonly SheetLine[]): SheetLine[] {
  const seen = new Set<string>();
  const once = lines.filter(({ key }) => !seen.has(key) && seen.add(key));
  return withoutRepeats(once);
}

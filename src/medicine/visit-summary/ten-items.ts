import { historyTopics, type HistoryTopic } from '../course/history-topics.ts';
import { readSymptoms } from '../findings/read-symptoms.ts';
import type { SymptomGroup } from '../knowledge/symptom-row.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import type { Finding } from '../findings/finding.ts';
import { sentenceAt, withoutRepeats, type SheetReading } from './sheet-reading.ts';
import { itemLinesMax, type SheetLine, type SheetSection } from './sheet.ts';
import { askedOf, clauseAround, onlyAsks } from './told-sentence.ts';

type Item = Pick<HistoryTopic, 'label' | 'groups'>;

const items: readonly Item[] = [
  ...historyTopics,
  { label: '面色', groups: ['面色'] },
  { label: '诱因', groups: ['诱因'] },
];
/** Not missed where nobody spoke of it. */
const optional: ReadonlySet<string> = new Set(['呼吸与咳', '面色', '诱因']);

/** What was told under each item, denials too, in the person's words; and what nobody spoke of. */
export function tenItems(reading: SheetReading): SheetSection {
  const isMan = reading.person.sex === 'male';
  const lines: SheetLine[] = [];
  const unmentioned: string[] = [];
  for (const { label, groups } of items) {
    const told = withoutRepeats(linesOf(reading, label, groups)).slice(0, itemLinesMax);
    lines.push(...told);
    const isForHer = label !== '经带' || reading.person.sex === 'female';
    if (told.length === 0 && !optional.has(label) && isForHer) unmentioned.push(label);
  }
  return {
    id: 'ten-questions',
    lines: lines.filter(({ label }) => !isMan || label !== '经带'),
    unmentioned,
  };
}

function linesOf(
  reading: SheetReading,
  label: string,
  groups: readonly SymptomGroup[],
): SheetLine[] {
  return reading.current.flatMap((finding) => {
    if (!isOf(finding.symptom, groups)) return [];
    return lineFor(reading, finding, { label, groups });
  });
}

function isOf(symptom: string, groups: readonly SymptomGroup[]): boolean {
  const group = symptomNamed(symptom)?.group;
  return group !== undefined && groups.includes(group);
}

function lineFor(reading: SheetReading, finding: Finding, { label, groups }: Item): SheetLine[] {
  const sentence = sentenceAt(reading, finding.span);
  if (sentence === undefined) return [];
  // What a correction took back says nothing any more; an answer that says 不清楚 does.
  if (finding.polarity === 'unknown' && sentence.questions.length === 0) return [];
  const question = askedOf(sentence, (asked) =>
    readSymptoms(asked).some(({ symptom }) => isOf(symptom, groups)),
  );
  // Nothing to be had from hearing what did not bring it on.
  if (label === '诱因' && finding.polarity !== 'present') return [];
  if (onlyAsks(sentence, clauseAround(sentence, finding.span.start))) return [];
  return [reading.quote(sentence, finding.span, { section: 'ten-questions', label, question })];
}

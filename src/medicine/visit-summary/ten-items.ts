import { historyTopics, type HistoryTopic } from '../knowledge/history-topics.ts';
import { readSymptoms } from '../findings/read-symptoms.ts';
import type { SymptomGroup } from '../knowledge/symptom-row.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import type { Finding } from '../findings/finding.ts';
import visitLists from '../compiled/lexicon/visit.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { visitTexts as texts } from './texts.ts';
import { sentenceAt, withoutRepeats, type SheetReading } from './sheet-reading.ts';
import { itemLinesMax, type SheetLine, type SheetSection } from './sheet.ts';
import { joined } from './told-lines.ts';
import { askedOf, clauseAround, onlyAsks, type ToldSentence } from './told-sentence.ts';

const visitWords = lexicon(visitLists);

type Item = Pick<HistoryTopic, 'label' | 'groups'>;

const items: readonly Item[] = [
  ...historyTopics,
  ...[texts.looks, texts.triggers].map((label) => ({ label, groups: [label] })),
];
/** Not missed where nobody spoke of it. */
const optional: ReadonlySet<string> = new Set([texts.breath, texts.looks, texts.triggers]);

/** Words that speak of an item by its name, whatever they say of it. */
const names: ReadonlyMap<string, RegExp> = new Map([
  [texts.stool, visitWords['visit.stool'].regExp()],
  [texts.urine, visitWords['visit.urine'].regExp()],
  [texts.diet, visitWords['visit.diet'].regExp()],
  [texts.sleep, visitWords['visit.sleep'].regExp()],
  [texts.mood, visitWords['visit.mood'].regExp()],
  [texts.menses, visitWords['visit.menses'].regExp()],
]);

/** What was told under each item, denials too, in the person's words; and what nobody spoke of. */
export function tenItems(reading: SheetReading): SheetSection {
  const isMan = reading.person.sex === 'male';
  const lines: SheetLine[] = [];
  const unmentioned: string[] = [];
  for (const { label, groups } of items) {
    const found = withoutRepeats(linesOf(reading, label, groups)).slice(0, itemLinesMax);
    const told = found.length > 0 ? found : namedLine(reading, label);
    lines.push(...told);
    const isForHer = label !== texts.menses || reading.person.sex === 'female';
    if (told.length === 0 && !optional.has(label) && isForHer) unmentioned.push(label);
  }
  return {
    id: 'ten-questions',
    lines: lines.filter(({ label }) => !isMan || label !== texts.menses),
    unmentioned,
  };
}

function linesOf(
  reading: SheetReading,
  label: string,
  groups: readonly SymptomGroup[],
): SheetLine[] {
  const told = reading.current.flatMap((finding) => {
    if (!isOf(finding.symptom, groups)) return [];
    return lineFor(reading, finding, { label, groups });
  });
  // A model may read several signs in the same words.
  return [
    ...told.filter(({ isReadByModel }) => isReadByModel !== true),
    ...joined(told.filter(({ isReadByModel }) => isReadByModel === true)),
  ];
}

/** The newest words that name an item of which no symptom is told, such as how often; no item is missing then. */
function namedLine(reading: SheetReading, label: string): SheetLine[] {
  const name = names.get(label);
  if (name === undefined) return [];
  for (const sentence of reading.sentences.toReversed()) {
    const at = sentence.text.search(name);
    if (at < 0) continue;
    const start = sentence.start + at;
    const clause = clauseAround(sentence, start);
    if (onlyAsks(sentence, clause) || reading.subjectAt(sentence, start) !== reading.person.about) {
      continue;
    }
    const from = sentence.start + sentence.text.indexOf(clause, Math.max(0, at - clause.length));
    const place = { turn: sentence.turn, start: from, end: from + clause.length };
    return [reading.quote(sentence, place, { section: 'ten-questions', label, isExact: true })];
  }
  return [];
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
  if (label === texts.triggers && finding.polarity !== 'present') return [];
  if (onlyAsks(sentence, clauseAround(sentence, finding.span.start))) return [];
  const denied = deniedIn(reading, sentence, finding);
  const value = [
    reading.readByModel.has(finding) ? finding.symptom : '',
    denied ? (question === undefined ? texts.denied : texts.askedDenied) : '',
  ].filter(Boolean);
  return [
    reading.quote(sentence, finding.span, {
      section: 'ten-questions',
      label,
      question,
      ...(value.length > 0 && { value: value.join('，') }),
      ...(reading.readByModel.has(finding) && { isReadByModel: true }),
    }),
  ];
}

/** Whether a finding is denied in a sentence that tells of nothing else. */
const deniedIn = (reading: SheetReading, sentence: ToldSentence, { polarity }: Finding): boolean =>
  polarity === 'absent' &&
  reading.current.every(
    (other) => other.polarity === 'absent' || sentenceAt(reading, other.span) !== sentence,
  );

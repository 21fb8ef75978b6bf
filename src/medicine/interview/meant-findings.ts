// 白天不咳 denies no cough, 眼睛花抄错了 is no bad sight, 无剧烈腹痛 denies the pain. Triage
// still reads the words literally; a summary holds what is meant.

import meantJson from '../compiled/lexicon/meant.json' with { type: 'json' };
import { asksOf } from '../dialogue/acts-of.ts';
import type { Finding, Turn } from '../findings/finding.ts';
import { clausePlaces } from '../findings/told-subject.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import { isBackground } from './fixed-questions.ts';

const words = lexicon(meantJson);
const other = words['meant.other'].regExp();
const believedBefore = words['meant.believed-before'].regExp();
const believedBehind = words['meant.believed-behind'].regExp();
const whether = words['meant.whether'].regExp();
const questionEnd = new RegExp(`^${words['meant.question-end'].source}`, 'u');
const limited = words['meant.limited'].regExp();
const once = words['meant.once'].regExp();
const nameTaken = words['meant.name-taken'].regExp();
const nameAfterTaking = words['meant.name-after-taking'].regExp();
const side = words['meant.side-before'].regExp();
const degreeDenied = words['meant.degree-denied'].regExp();

/** The letter of the head, which also ends words of place. */
const head = words['meant.head'].words[0] ?? '';

/** The clause of a finding, and the text before and after its words there. */
function around({ content }: Turn, { start, end }: Finding['span']): [string, string, string] {
  const found = clausePlaces(content).find(
    (clause) => clause.start <= start && clause.start + clause.text.length > start,
  );
  if (found === undefined) return ['', '', content.slice(end)];
  return [
    found.text,
    content.slice(found.start, start),
    content.slice(end, Math.max(end, found.start + found.text.length + 1)),
  ];
}

/** The findings as they are meant: without what their clauses do not say, with what they deny. */
export function meantFindings(turns: readonly Turn[], told: readonly Finding[]): Finding[] {
  const present = new Set(
    told.flatMap(({ polarity, symptom }) => (polarity === 'present' ? symptom : [])),
  );
  return told.flatMap((finding): Finding[] => {
    const { symptom, polarity, span, words: its } = finding;
    const said = turns[span.turn];
    if (said === undefined) return [finding];
    const [clause, before, behind] = around(said, span);
    if (other.test(clause) || (its.startsWith(head) && side.test(before))) return [];
    if (polarity === 'absent' && whether.test(before + its) && questionEnd.test(behind)) return [];
    const row = symptomNamed(symptom);
    const speaksAgainst =
      polarity === 'absent' || row?.isWell === true || present.has(row?.opposite ?? '');
    if (speaksAgainst && (once.test(clause) || limited.test(clause))) return [];
    if (polarity !== 'present') return [finding];
    if (believedBefore.test(before) && believedBehind.test(behind)) return [];
    if (isOfName(before, behind) && isOnMedicines(turns[span.turn - 1])) return [];
    return [degreeDenied.test(before) ? { ...finding, polarity: 'absent' } : finding];
  });
}

/** Whether words stand at the end of the name of what is taken. */
const isOfName = (before: string, behind: string): boolean =>
  nameTaken.test(behind) || (nameAfterTaking.test(before) && /^(?:[，。；！？\s]|$)/u.test(behind));

const isOnMedicines = (turn: Turn | undefined): boolean =>
  asksOf(turn).some(({ question }) => isBackground(question));

import childLists from '../compiled/lexicon/child.json' with { type: 'json' };
import questionLists from '../compiled/lexicon/question.json' with { type: 'json' };
import { askedText } from '../dialogue/asking-text.ts';
import type { SettledFacts } from '../findings/subject-facts.ts';
import type { Finding, Turn } from '../findings/finding.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { SymptomGroup } from '../knowledge/symptom-row.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import { historyTopics } from '../knowledge/history-topics.ts';
import { tenQuestionKeys, type TenQuestionKey } from './ten-question-keys.ts';

/** Nobody younger is asked about periods, and nobody older about a child's state (years). */
const menarcheYears = 11;
const childYearsMax = 14;

/** What decides who is asked what, and what nobody need be asked. */
export type AskedPerson = Pick<
  SettledFacts,
  'sex' | 'ageYears' | 'chronicDiseases' | 'medicines' | 'allergies'
>;

/** Known: the person has told of it. Asked: put to the person, without an answer that tells. */
type TenQuestionState = 'known' | 'asked' | 'open';
export type TenQuestion = {
  key: TenQuestionKey;
  state: TenQuestionState;
  /** What was told of it, in the order of the telling. */
  told: readonly Finding[];
};

type Item = {
  key: TenQuestionKey;
  groups: readonly SymptomGroup[];
  asked: readonly RegExp[];
};

const question = lexicon(questionLists);

/** What is asked beside symptoms. */
const otherQuestions: Partial<Record<TenQuestionKey, RegExp>> = {
  child: question['question.child'].regExp(),
  pastIllness: question['question.past-illness'].regExp(),
  medicines: question['question.medicines'].regExp(),
  allergies: question['question.allergies'].regExp(),
};
/** How a person's own words tell of a child where no symptom says so. */
const childTold = lexicon(childLists)['child.told'].regExp();

const items: readonly Item[] = tenQuestionKeys.map((key) => {
  const topics = historyTopics.filter((topic) => topic.key === key);
  const other = otherQuestions[key];
  return {
    key,
    groups: topics.flatMap(({ groups }) => groups),
    asked: [...topics.map(({ asked }) => asked), ...(other ? [other] : [])],
  };
});

/**
 * What of a history is known, asked or open for this person; periods and a child's state only where
 * they are to be asked. `findings` are the patient's current ones.
 */
export function tenQuestions(
  turns: readonly Turn[],
  findings: readonly Finding[],
  person: AskedPerson,
): TenQuestion[] {
  const asked = turns.map(askedText).join('\n');
  return items
    .filter(({ key }) => concerns(key, person))
    .map((item) => {
      const told = toldOf(item, findings);
      const isKnown = told.length > 0 || isTold(item, turns, person);
      const state = isKnown
        ? 'known'
        : item.asked.some((words) => words.test(asked))
          ? 'asked'
          : 'open';
      return { key: item.key, state, told };
    });
}

function concerns(key: TenQuestionKey, { sex, ageYears }: AskedPerson): boolean {
  if (key === 'menses') return sex === 'female' && (ageYears ?? menarcheYears) >= menarcheYears;
  if (key === 'child') return ageYears !== undefined && ageYears < childYearsMax;
  return true;
}

function toldOf({ groups }: Item, findings: readonly Finding[]): Finding[] {
  return findings
    .filter(({ symptom, polarity }) => {
      const group = symptomNamed(symptom)?.group;
      return polarity !== 'unknown' && group !== undefined && groups.includes(group);
    })
    .toSorted((a, b) => a.span.turn - b.span.turn || a.span.start - b.span.start);
}

function isTold({ key }: Item, turns: readonly Turn[], person: AskedPerson): boolean {
  if (key === 'pastIllness') return person.chronicDiseases !== undefined;
  if (key === 'medicines') return person.medicines !== undefined;
  if (key === 'allergies') return person.allergies !== undefined;
  return (
    key === 'child' && turns.some(({ role, content }) => role === 'user' && childTold.test(content))
  );
}

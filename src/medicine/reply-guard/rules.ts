import helpLists from '../compiled/lexicon/help.json' with { type: 'json' };
import harmLists from '../compiled/lexicon/harm.json' with { type: 'json' };
import type { Patient } from '../herb-safety/patient.ts';
import type { Place } from '../herb-safety/sentence-parts.ts';
import { herbTexts } from '../herb-safety/texts.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { isSaid } from './act.ts';
import { toldChange } from './changes.ts';
import { givenDose } from './doses.ts';
import type { Violation } from './violation.ts';
import { clashingHerbs } from './herb-pairs.ts';
import { lateHelpIn } from './late-help.ts';
import { forbiddenRemedy } from './remedies.ts';
import { forbiddenSaying } from './sayings.ts';
import type { Sentence } from './sentence.ts';
import { guardTexts } from './texts.ts';

const rules = {
  saying: forbiddenSaying,
  change: toldChange,
  remedy: forbiddenRemedy,
  clash: clashingHerbs,
  dose: (sentence: Sentence) => givenDose(sentence),
};

/**
 * What a rule found; `name`: which of its notes, or 'pair' where the note names two remedies. `isBeforeHelp`: it is
 * told to be done before help is called, or until it fails.
 */
export type RuleViolation = Violation & {
  rule: keyof typeof rules | 'wait';
  name: string;
  isBeforeHelp?: true;
};

const names = new Map<string, string>(
  Object.entries({ ...herbTexts, ...guardTexts }).flatMap(([name, note]) =>
    typeof note === 'string' ? [[note, name] as const] : [],
  ),
);

const found = (rule: RuleViolation['rule'], finding: Violation): RuleViolation => ({
  ...finding,
  rule,
  name: names.get(finding.note) ?? 'pair',
});

const inSentence = (sentence: Sentence, person: Patient): RuleViolation[] =>
  (Object.keys(rules) as (keyof typeof rules)[]).flatMap((rule) => {
    const finding = rules[rule](sentence, person);
    return finding ? [found(rule, finding)] : [];
  });

const waits = lexicon(helpLists)['help.wait'].regExp('u');
const swallowed = lexicon(helpLists)['help.wait-where'].regExp('u');
const crisis = lexicon(harmLists)['harm.crisis'].regExp('iu');

/** What is done before help, judged as if nothing followed, and waiting where every minute counts. */
function beforeHelp(sentence: Sentence, person: Patient): RuleViolation[] {
  return lateHelpIn(sentence).flatMap(({ earlier, at }) =>
    [...inSentence(earlier, person), ...waiting(sentence, person, at)].map((one) => ({
      ...one,
      ...at,
      isBeforeHelp: true as const,
    })),
  );
}

function waiting(sentence: Sentence, person: Patient, { start, end }: Place): RuleViolation[] {
  const { asked, text } = sentence;
  const told = `${asked}\n${text}`;
  const isUrgent = person.redFlagOpen || swallowed.test(told) || crisis.test(told);
  const wait = isUrgent ? waits.exec(text.slice(start, end)) : null;
  if (wait === null) return [];
  const place = { start: start + wait.index, end: start + wait.index + wait[0].length };
  return isSaid(sentence, place) ? [found('wait', { note: guardTexts.delay, ...place })] : [];
}

/** What every rule finds in a sentence, what is done before help first, else the gravest first. */
export const ruleViolations = (sentence: Sentence, person: Patient): RuleViolation[] => [
  ...beforeHelp(sentence, person),
  ...inSentence(sentence, person),
];

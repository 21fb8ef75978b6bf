import type { Patient } from '../herb-safety/patient.ts';
import { herbTexts } from '../herb-safety/texts.ts';
import { toldChange } from './changes.ts';
import { givenDose } from './doses.ts';
import type { Violation } from './violation.ts';
import { clashingHerbs } from './herb-pairs.ts';
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

/** What a rule found; `name`: which of its notes, or 'pair' where the note names two remedies. */
export type RuleViolation = Violation & { rule: keyof typeof rules; name: string };

const names = new Map<string, string>(
  Object.entries({ ...herbTexts, ...guardTexts }).flatMap(([name, note]) =>
    typeof note === 'string' ? [[note, name] as const] : [],
  ),
);

/** What every rule finds in a sentence, the gravest first. */
export const ruleViolations = (sentence: Sentence, person: Patient): RuleViolation[] =>
  (Object.keys(rules) as (keyof typeof rules)[]).flatMap((rule) => {
    const finding = rules[rule](sentence, person);
    return finding ? [{ ...finding, rule, name: names.get(finding.note) ?? 'pair' }] : [];
  });

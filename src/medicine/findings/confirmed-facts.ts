// What stayed uncertain is put to the person once, and the answer settles it.

import uncertainJson from '../compiled/lexicon/uncertain.json' with { type: 'json' };
import { answerTo, asksOf } from '../dialogue/acts-of.ts';
import { confirmId, factIds } from '../dialogue/fact-ids.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { Turn } from './finding.ts';
import type { SettledFacts } from './subject-facts.ts';
import { ageIn } from './settled-age.ts';

const words = lexicon(uncertainJson);
const right = words['uncertain.right'].regExp();
const wrong = words['uncertain.wrong'].regExp();

export type Confirmation = {
  facts: readonly string[];
  /** Undefined where the answer says neither. */
  answer: 'right' | 'wrong' | undefined;
  /** The turn of the answer. */
  turn: number;
};

/** The question whether facts are right, and its answer; undefined while it was not asked and passed. */
export function confirmationIn(turns: readonly Turn[]): Confirmation | undefined {
  for (const [turn, said] of turns.entries()) {
    const asked = asksOf(turns[turn - 1]).find(({ question }) => question === confirmId);
    if (said.role !== 'user' || asked === undefined) continue;
    const text = answerTo(said, confirmId).trim();
    const answer = wrong.test(text) ? 'wrong' : right.test(text) ? 'right' : undefined;
    return { facts: asked.facts ?? [], answer, turn };
  }
  return undefined;
}

/** Whether the answer says that a fact is right. */
export const isConfirmed = (found: Confirmation | undefined, id: string): boolean =>
  found?.answer === 'right' && found.facts.includes(id);

/** Whether the answer says that it is wrong: of several facts nobody can tell which one is meant. */
export const isRejected = (found: Confirmation | undefined, id: string): boolean =>
  found?.answer === 'wrong' && found.facts.length === 1 && found.facts.includes(id);

/** The person with what the answer settles; a value that it gives takes the place of the one put. */
export function withConfirmed(person: SettledFacts, turns: readonly Turn[]): SettledFacts {
  const found = confirmationIn(turns);
  if (found === undefined) return person;
  const settled = { ...person };
  const isWrong = (id: string): boolean => isRejected(found, id);
  if (isWrong(factIds.subject)) settled.about = person.about === 'self' ? 'other' : 'self';
  if (isWrong(factIds.pregnancy) && person.pregnancy === 'possible') settled.pregnancy = 'unknown';
  if (isWrong(factIds.allergies)) settled.allergies = [];
  const said = turns[found.turn]?.content ?? '';
  const years = found.facts.includes(factIds.age) ? ageIn(said, person.about, true) : undefined;
  if (isWrong(factIds.age) || isWrong(factIds.subject) || years !== undefined) {
    delete settled.ageYears;
    delete settled.ageMonths;
    delete settled.ageText;
  }
  if (years !== undefined) Object.assign(settled, { ageYears: years, ageText: `${years}岁` });
  const medicines = medicinesWith(found, person.medicines ?? []);
  return medicines.length === 0 && person.medicines === undefined
    ? settled
    : { ...settled, medicines };
}

const medicineStart = factIds.medicine('');

/** The medicines taken with those that the answer says are. */
function medicinesWith(found: Confirmation, taken: readonly string[]): string[] {
  const asked = found.facts.flatMap((id) =>
    id.startsWith(medicineStart) ? [id.slice(medicineStart.length)] : [],
  );
  const confirmed = asked.filter((name) => isConfirmed(found, factIds.medicine(name)));
  const kept = taken.filter((name) => !isRejected(found, factIds.medicine(name)));
  return [...new Set([...kept, ...confirmed])];
}

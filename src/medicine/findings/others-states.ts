// 我姐怀孕了, 同事说她绝经了: states of somebody else, which say nothing of the one it is about.

import lactationJson from '../compiled/lexicon/lactation.json' with { type: 'json' };
import pregnancyJson from '../compiled/lexicon/pregnancy.json' with { type: 'json' };
import settledJson from '../compiled/lexicon/settled.json' with { type: 'json' };
import toldJson from '../compiled/lexicon/told.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Subject, Turn } from './finding.ts';
import { clausePlaces } from './told-subject.ts';
import type { ToldSubject } from './told-subject.ts';

const pregnancyWords = lexicon(pregnancyJson);
const words = lexicon(settledJson);
const states = [
  pregnancyWords['pregnancy.told'].regExp(),
  pregnancyWords['pregnancy.menopause'].regExp(),
  lexicon(lactationJson)['lactation.told'].regExp(),
];
const somebody = words['settled.somebody'].regExp('gu');
const pronoun = words['settled.pronoun'].regExp();
const child = lexicon(toldJson)['told.child'].regExp();
const writer = words['settled.writer-only'].regExp();

/**
 * The turns with such clauses left empty; the same ones where there are none. An opening that does not
 * tell whose it is (我老婆怀孕五个月，见红了) is of whom it names.
 * @param told how the one it is about was named, where it is not the writer
 */
export function withoutOthersStates(
  turns: readonly Turn[],
  about: Subject,
  told: ToldSubject | undefined,
): readonly Turn[] {
  const isOfAnother = (before: string): boolean => isOfAnotherWoman(before, about, told);
  const opening = turns.findIndex(({ role }) => role === 'user');
  const left = turns.map((turn, at) => {
    if (turn.role !== 'user' || (at === opening && told === undefined)) return turn;
    const content = masked(turn.content, isOfAnother);
    return content === turn.content ? turn : { ...turn, content };
  });
  return left.every((turn, at) => turn === turns[at]) ? turns : left;
}

/** Whether somebody else than the one it is about is named in front of a state. */
export const isOfAnotherWoman = (
  before: string,
  about: Subject,
  told: ToldSubject | undefined,
): boolean =>
  about === 'self' ? peopleIn(before).length > 0 : writer.test(before) || isOfThird(before, told);

function masked(text: string, isOfAnother: (before: string) => boolean): string {
  let rest = text;
  for (const { text: clause, start } of clausePlaces(text)) {
    const at = states.flatMap((state) => state.exec(clause)?.index ?? [])[0];
    if (at === undefined || !isOfAnother(clause.slice(0, at))) continue;
    rest = rest.slice(0, start) + '，'.repeat(clause.length) + rest.slice(start + clause.length);
  }
  return rest;
}

const peopleIn = (before: string): string[] =>
  [...before.matchAll(somebody)].map(({ 0: person }) => person);

/** Whether words name somebody who is neither the writer nor, as far as is known, the patient. */
export function isOfThird(before: string, told: ToldSubject | undefined): boolean {
  const named = told?.named;
  if (named === undefined) return false;
  const isPatient = (person: string): boolean =>
    pronoun.test(person) ||
    named.includes(person) ||
    (told?.isChild === true && child.test(person));
  return peopleIn(before).some((person) => !isPatient(person));
}

// Blood that is told of without its usual words, and whether it may come from the womb after the
// menopause: 63岁下面又有点红. That is to be looked into first, however little and whatever else is told.

import bleedingJson from '../compiled/lexicon/bleeding.json' with { type: 'json' };
import type { Finding, Turn } from '../findings/finding.ts';
import type { SettledFacts } from '../findings/subject-facts.ts';
import { clausesOf } from '../findings/told-subject.ts';
import { childbearingAges } from '../herb-safety/patient.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { named } from '../knowledge/named-rows.ts';

const words = lexicon(bleedingJson);
const atToilet = words['bleeding.at-toilet'].regExp();
const ofWomb = words['bleeding.of-womb'].regExp();
const wombNamed = words['bleeding.womb-named'].regExp();
const elsewhere = words['bleeding.elsewhere'].regExp();
const denies = words['bleeding.denied'].regExp();
const periodsOver = words['bleeding.periods-over'].regExp();

/** Whether blood is told of that is seen at the toilet and has no other place. */
export const tellsOfBlood = (turns: readonly Turn[]): boolean =>
  clausesIn(turns).some((clause) => atToilet.test(clause) && !denies.test(clause));

/** @param findings what was told in the usual words */
export function bleedsAfterMenopause(
  turns: readonly Turn[],
  findings: readonly Finding[],
  facts: SettledFacts,
): boolean {
  const isNow = (...signs: string[]): boolean =>
    findings.some(
      ({ symptom, polarity, time }) =>
        signs.includes(symptom) && polarity === 'present' && time === 'now',
    );
  if (isNow(named.bleedingAfterMenopause)) return true;
  if (facts.sex === 'male') return false;
  const clauses = clausesIn(turns);
  const isOver = facts.menopause || clauses.some((clause) => periodsOver.test(clause));
  const isOld = (facts.ageYears ?? 0) > childbearingAges.max;
  if (!isOver && !isOld) return false;
  const isOfWomb = clauses.some(
    (clause) => ofWomb.test(clause) && !elsewhere.test(clause) && !denies.test(clause),
  );
  const isNamed = clauses.some((clause) => wombNamed.test(clause));
  return isNow(named.vaginalBleeding) || isOfWomb || ((isOver || isNamed) && tellsOfBlood(turns));
}

const clausesIn = (turns: readonly Turn[]): string[] =>
  turns.flatMap(({ role, content }) => (role === 'user' ? clausesOf(content) : []));

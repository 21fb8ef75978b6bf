// A pregnancy or nursing that is told by what goes with it: 产检, 两道杠, 奶水不够. Triage goes by the
// usual words; the person, the questions and the checks go by these too.

import motherhoodJson from '../compiled/lexicon/motherhood.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Subject, Turn } from './finding.ts';
import { isOfAnotherWoman } from './others-states.ts';
import type { State } from './subject-facts.ts';
import { clausesOf } from './told-subject.ts';
import type { ToldSubject } from './told-subject.ts';

const words = lexicon(motherhoodJson);
const carrying = words['motherhood.carrying'].regExp();
const noCarrying = words['motherhood.no-carrying'].regExp();
const notCarrying = words['motherhood.not-carrying'].regExp();
const latelyBorne = words['motherhood.lately-borne'].regExp();
const longAgo = words['motherhood.long-ago'].regExp();
const nursing = words['motherhood.nursing'].regExp();
const noNursing = words['motherhood.no-nursing'].regExp();

export type ToldMotherhood = { pregnancy: State; lactation: State };

/**
 * What clauses on the one a conversation is about tell of a pregnancy and of nursing besides the usual
 * words; who bore a child within the last months is not pregnant.
 * @param told how that one was named
 */
export function toldMotherhood(
  turns: readonly Turn[],
  about: Subject,
  told: ToldSubject | undefined,
): ToldMotherhood {
  const found: ToldMotherhood = { pregnancy: 'unknown', lactation: 'unknown' };
  let hasBorne = false;
  for (const { role, content } of turns) {
    if (role !== 'user') continue;
    if (notCarrying.test(content)) found.pregnancy = 'no';
    const clauses = clausesOf(content);
    const isTold = (state: RegExp, unless: RegExp): boolean =>
      clauses.some((clause) => {
        const place = state.exec(clause);
        if (place === null || unless.test(clause)) return false;
        return !isOfAnotherWoman(clause.slice(0, place.index), about, told);
      });
    hasBorne ||= latelyBorne.test(content) && !longAgo.test(content);
    if (isTold(nursing, noNursing)) found.lactation = 'yes';
    if (isTold(carrying, noCarrying)) found.pregnancy = 'yes';
  }
  const isMother = hasBorne || found.lactation === 'yes';
  return isMother && found.pregnancy === 'unknown' ? { ...found, pregnancy: 'no' } : found;
}

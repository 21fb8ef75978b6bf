// Whether the one a conversation is about is pregnant or nurses, as it settles it.

import meantJson from '../compiled/lexicon/meant.json' with { type: 'json' };
import pregnancyJson from '../compiled/lexicon/pregnancy.json' with { type: 'json' };
import settledJson from '../compiled/lexicon/settled.json' with { type: 'json' };
import toldJson from '../compiled/lexicon/told.json' with { type: 'json' };
import { asksOf, hasAsked } from '../dialogue/acts-of.ts';
import { askedText } from '../dialogue/asking-text.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { Turn } from './finding.ts';
import { stanceOf } from './lean-on-question.ts';
import type { SettledFacts, State, SubjectFacts } from './subject-facts.ts';
import { clausesOf } from './told-subject.ts';

const pregnancyWords = lexicon(pregnancyJson);
const meantWords = lexicon(meantJson);
const toldWords = lexicon(toldJson);
const words = lexicon(settledJson);
const asksPregnancy = pregnancyWords['pregnancy.asked'].regExp();
const stated = pregnancyWords['pregnancy.told'].regExp();
const asksBesides = pregnancyWords['pregnancy.asked-besides'].regExp();
const listsPregnancy = meantWords['meant.lists-pregnancy'].regExp();
const wishedPregnancy = meantWords['meant.not-yet-pregnant'].regExp('gu');
const spokenOf = toldWords['told.pregnancy'].regExp();
const called = toldWords['told.maybe-pregnant'].regExp();
const ruledOut = toldWords['told.not-pregnant'].regExp();
const notPregnant = words['settled.not-pregnant'].regExp();
/** A woman of this age or above is not asked and is not pregnant (years). */
const pregnantYearsMax = 56;

/** A pregnancy that nobody spoke of is ruled out by age, or by an answer to the question on it. */
export function settledPregnancy(
  { pregnancy, sex, ageYears }: SubjectFacts,
  turns: readonly Turn[],
): SettledFacts['pregnancy'] {
  if (sex === 'male') return pregnancy;
  if (pregnancy === 'yes') return doubted(turns);
  if (pregnancy === 'no') return pregnancy;
  if ((ageYears ?? 0) >= pregnantYearsMax) return 'no';
  if (pregnancy === 'possible') return pregnancy;
  const isRuledOut = turns.some(({ role, content }, at) => {
    return role === 'user' && asksPregnancy.test(askedText(turns[at - 1])) && rulesOut(content);
  });
  return isRuledOut ? 'no' : pregnancy;
}

/** A pregnancy that was called possible only, or that a bare yes to several questions may be. */
function doubted(turns: readonly Turn[]): State {
  if (mayHaveConceived(turns)) return 'possible';
  const isStated = turns.some(
    ({ role, content }) => role === 'user' && (spokenOf.test(content) || stated.test(content)),
  );
  if (isStated || isAskedAlone(turns)) return 'yes';
  const at = turns.findIndex((turn) => hasAsked(turn, 'detail'));
  const detail = turns[at + 1];
  const isTold = at !== -1 && detail?.role === 'user' && stanceOf(detail.content) !== 'yes';
  return isTold ? 'unknown' : 'possible';
}

/**
 * The turns without what says nothing of a pregnancy: one that is wished, and a bare no to a list of
 * dangers that names one among ten things. The same turns where there is neither.
 */
export function withoutUnsaidStates(turns: readonly Turn[]): readonly Turn[] {
  const isListed = (turn: Turn | undefined): boolean =>
    asksOf(turn).some(({ text }) => listsPregnancy.test(text));
  const left = turns.map((turn, at) => {
    if (turn.role !== 'user') return turn;
    const said = turn.content.replaceAll(wishedPregnancy, '');
    const isBare = isListed(turns[at - 1]) && stanceOf(turn.content) === 'no';
    const content = isBare ? said.replace(/[^，。；！？,;!?\s]+/u, '') : said;
    return content === turn.content ? turn : { ...turn, content };
  });
  return left.every((turn, at) => turn === turns[at]) ? turns : left;
}

/** Whether a pregnancy was asked about and nothing beside it, so that a bare yes is one to it. */
const isAskedAlone = (turns: readonly Turn[]): boolean =>
  turns.some((turn, at) => {
    const asked = askedText(turn);
    const isYes = asksPregnancy.test(asked) && stanceOf(turns[at + 1]?.content ?? '') === 'yes';
    return isYes && !asksBesides.test(asked);
  });

/** Whether a pregnancy was called possible and not ruled out since. */
function mayHaveConceived(turns: readonly Turn[]): boolean {
  let isPossible = false;
  for (const { role, content } of turns) {
    if (role !== 'user') continue;
    if (ruledOut.test(content)) isPossible = false;
    else if (called.test(content)) isPossible = true;
  }
  return isPossible;
}

/** 没有，单身。: the first thing answered denies, or something rules it out. */
function rulesOut(answer: string): boolean {
  const [first = ''] = clausesOf(answer);
  return stanceOf(first) === 'no' || notPregnant.test(answer);
}

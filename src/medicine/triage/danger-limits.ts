// From which log odds on the learned reader opens a page, asks, or lets a rule stand (decision 052).

import type { AlarmLevel } from '../knowledge/red-flags.ts';
import { isOfMind } from './alarm.ts';
import type { DangerReading, NamedDanger } from '../reading/danger-signals.ts';

/** What was learned from dangers and harmless sentences half and half is even here. */
const evenMins: Readonly<Record<AlarmLevel, number>> = {
  emergency: -0.3,
  urgent: -0.5,
  crisis: -0.7,
  safety: -2.1,
};
/** One message in many is a danger: the body must be heard more clearly than even. */
const bodyMore = 1;
/** Despair and violence in words of their own are asked about from here on: silence is the worst. */
const wordsMins = { crisis: -3, safety: -3.2 };
/** What names neither is met with a kind question that does not name it either, from here on. */
const wordlessMin = 0.5;
/** What a rule that fires on the same words adds. */
const ruleBonus = 0.5;
/** An emergency that sounds like no group more than like another is often no danger at all. */
const doubtfulShare = 0.2;
const doubtfulMore = 0.6;
/** A rule is not even asked about where the reader hears nothing like a danger. */
const nothingMax = -4;

/** Each stretch of a text is one more chance to be wrong: a long text is no danger for its length. */
export const scoreInText = ({ score, windows = 1 }: DangerReading): number =>
  score - Math.log(windows);

/** Whether a danger whose signs were said is heard clearly enough for a page. */
export const opensPage = (score: number, level: AlarmLevel): boolean =>
  score >= evenMins[level] + (isOfMind(level) ? 0 : bodyMore);

/** Whether a score is below every limit, so that nothing needs a name. */
export const isNothing = (score: number): boolean => score < wordsMins.safety;

/** Whether what opens no page is asked about; despair and violence without words only kindly. */
export function isAskedAbout(score: number, danger: NamedDanger, isNamed: boolean): boolean {
  const { level } = danger;
  if (level !== 'crisis' && level !== 'safety') return score >= evenMin(danger);
  return score >= (isNamed ? wordsMins[level] : wordlessMin);
}

function evenMin({ level, share }: Pick<NamedDanger, 'level' | 'share'>): number {
  return evenMins[level] + (level === 'emergency' && share < doubtfulShare ? doubtfulMore : 0);
}

/** Whether a rule that fires on the words of a reading stands. */
export const backsRule = ({ named, score }: DangerReading): boolean =>
  score + ruleBonus >= Math.min(...named.map(evenMin));

/** Whether a rule that does not stand is worth a question. */
export const leavesDoubt = ({ score }: DangerReading): boolean => score >= nothingMax;

/** From here on despair weighs beside a rule that rests on things alone. */
export const despairMin = evenMins.crisis;

// Of whom a conversation is, where that is said in so many words.

import pregnancyJson from '../compiled/lexicon/pregnancy.json' with { type: 'json' };
import settledJson from '../compiled/lexicon/settled.json' with { type: 'json' };
import toldJson from '../compiled/lexicon/told.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { askedText } from '../dialogue/asking-text.ts';
import type { Subject, Turn } from './finding.ts';
import { asksAge } from './told-age.ts';

const words = lexicon(settledJson);
const asksFor = words['settled.asks-for'].regExp();
const carer = words['settled.carer'].regExp();
const ofKin = words['settled.of-kin'].regExp();
const opensWithKin = words['settled.opens-with-kin'].regExp();
const gone = words['settled.gone'].regExp();
const ofNursing = words['settled.of-nursing'].regExp();
const ofSelf = words['settled.of-self'].regExp();
const ofSelfWithKin = words['settled.of-self-with-kin'].regExp();
const ofChild = lexicon(toldJson)['told.child'].regExp();
const ownFood = words['settled.own-food'].regExp();
const ofMilk = words['settled.of-milk'].regExp();
const answersOfKin = words['settled.answers-of-kin'].regExp();
const notSelf = words['settled.not-self'].regExp();
const notKin = words['settled.not-kin'].regExp();
const maleKin = words['settled.kin-male'].regExp();
const femaleKin = words['settled.kin-female'].regExp();
const ofPregnancy = lexicon(pregnancyJson)['pregnancy.told'].regExp();

export type ToldSubject = {
  about: Subject;
  /** What the word for a relative says of the sex. */
  sex: 'female' | 'male' | undefined;
  /** The words that name somebody else. */
  named?: string;
  /** A child was named. */
  isChild?: true;
  /** The turn that corrected it. */
  correctedAt?: number;
};

/** What is said before the first answer; later clauses may be of anybody. */
const openingClausesMax = 4;

/**
 * Of whom the person writes: as a correction says last, else as the opening or the answer on sex and
 * age names somebody. Undefined where nobody is named.
 */
export function subjectTold(turns: readonly Turn[]): ToldSubject | undefined {
  let told: ToldSubject | undefined;
  let isFirst = true;
  for (const [at, { role, content }] of turns.entries()) {
    if (role !== 'user') continue;
    const named = notSelf.exec(content)?.[0];
    // What only says it once more corrects nothing.
    if (notKin.test(content)) {
      if (told?.about !== 'self') told = { about: 'self', sex: undefined, correctedAt: at };
    } else if (named !== undefined) {
      if (told?.about !== 'other') told = { ...other(named), correctedAt: at };
    } else if (isFirst) told = inOpening(content);
    else if (told === undefined && isAnswerOnAge(turns, at)) told = inAnswer(content);
    isFirst = false;
  }
  return told;
}

/** Whether a message answers a question that asks for an age. */
export const isAnswerOnAge = (turns: readonly Turn[], at: number): boolean =>
  asksAge.test(askedText(turns[at - 1]));

/** Whether a message says of whom it is after all, so that 是我自己 means nothing else. */
export const correctsSubject = (text: string): boolean => notKin.test(text) || notSelf.test(text);

function inOpening(text: string): ToldSubject | undefined {
  const clauses = clausesOf(text).slice(0, openingClausesMax);
  if (clauses.some((clause) => ofMilk.test(clause))) return { about: 'self', sex: 'female' };
  if (clauses.some((clause) => ofSelfWithKin.test(clause)))
    return { about: 'self', sex: undefined };
  if (ofPregnancy.test(text) || ofNursing.test(text)) return undefined;
  const askedFor = clauses.find((clause) => asksFor.test(clause));
  if (askedFor !== undefined) return other(asksFor.exec(askedFor)?.[0] ?? '');
  if (clauses.some((clause) => carer.test(clause))) return { about: 'other', sex: undefined };
  const own = clauses.filter((clause) => ofSelf.test(clause));
  const named = clauses
    .map((clause, at) => {
      if (gone.test(clause) || gone.test(clauses[at + 1] ?? '')) return null;
      return ofKin.exec(clause) ?? (at === 0 ? opensWithKin.exec(clause) : null);
    })
    .find((found) => found !== null);
  // What a mother ate is no complaint of hers.
  const isOwn = own.some((clause) => !(named && ofChild.test(named[0]) && ownFood.test(clause)));
  // 老公打鼾，我睡不着: both are named, and the symptoms decide.
  if (named) return isOwn ? undefined : other(named[0]);
  return isOwn ? { about: 'self', sex: undefined } : undefined;
}

function inAnswer(text: string): ToldSubject | undefined {
  const clause = clausesOf(text).find((one) => answersOfKin.test(one));
  return clause === undefined ? undefined : other(clause);
}

function other(named: string): ToldSubject {
  const [isFemale, isMale] = [femaleKin.test(named), maleKin.test(named)];
  const sex = isFemale === isMale ? undefined : isFemale ? 'female' : 'male';
  return { about: 'other', sex, named, ...(ofChild.test(named) && { isChild: true as const }) };
}

/** The stretches of a text between its marks and spaces, with the places where they begin. */
export const clausePlaces = (text: string): { text: string; start: number }[] =>
  [...text.matchAll(/[^，。；！？、,;!?\s]+/gu)].map(({ 0: clause, index }) => ({
    text: clause,
    start: index,
  }));

export const clausesOf = (text: string): string[] => clausePlaces(text).map((one) => one.text);

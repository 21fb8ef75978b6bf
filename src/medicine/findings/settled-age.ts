// Which of the numbers of a conversation is the age of the one it is about.

import ageJson from '../compiled/lexicon/age.json' with { type: 'json' };
import meantJson from '../compiled/lexicon/meant.json' with { type: 'json' };
import relativeJson from '../compiled/lexicon/relative.json' with { type: 'json' };
import settledJson from '../compiled/lexicon/settled.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { readNumber } from './chinese-number.ts';
import type { Subject, Turn } from './finding.ts';
import { isOfThird } from './others-states.ts';
import { ageOf } from './told-age.ts';
import type { Age } from './told-age.ts';
import { clausesOf, isAnswerOnAge } from './told-subject.ts';
import type { ToldSubject } from './told-subject.ts';

const words = lexicon(settledJson);
const meantWords = lexicon(meantJson);
const number = `(?<years>${words['settled.years'].source})`;
/** A clause that is an age and nothing else: 男47, 俺七十一了, 刚好五十. */
const bareAge = new RegExp(
  `^${words['settled.age-word'].source}*${number}${words['settled.after-age'].source}*$`,
  'u',
);
/** 俺七十一了老婆儿家: an answer that goes on without a mark. */
const leadingAge = new RegExp(
  `^${words['settled.age-word'].source}*${number}${meantWords['meant.age-goes-on'].source}`,
  'u',
);
/** 我今年三十八岁: an age with its word, anywhere. */
const spelledAge = new RegExp(`${number}${words['settled.year-word'].source}`, 'gu');
/** 我三十二, 岳父今年七十五: an age without its word, right behind whose it is. */
const namedAge = new RegExp(
  `${meantWords['meant.aged'].source}${number}${meantWords['meant.aged-tail'].source}$`,
  'u',
);
const opensWithAge = meantWords['meant.opens-with-age'].regExp();
const ofOld = new RegExp(
  `(?<=[一二三四五六七八九]十)${meantWords['meant.ages-of-old'].source}(?=[一二三四五六七八九])`,
  'gu',
);
const namesSex = meantWords['meant.names-sex'].regExp();
const noThatIs = meantWords['meant.no-that-is'].regExp();
const feverTalk = lexicon(ageJson)['age.fever-talk'].regExp();
const measured = meantWords['meant.measured'].regExp();
const sinceBirth = lexicon(relativeJson)['relative.since-birth'].regExp();
const saysAge = words['settled.says-age'].regExp();
const kin = words['settled.kin'].regExp();
const otherPerson = meantWords['meant.other-person'].regExp();
const friend = words['settled.friend'].regExp();
const self = words['settled.writer'].regExp();
const ownKin = words['settled.own-kin'].regExp();
const beforeCorrected = words['settled.before-corrected-age'].regExp();
const slip = words['settled.slip'].regExp();
const deniedNumber = words['settled.denied-number'].regExp();
const deniedBefore = words['settled.denied-before'].regExp();
const isSurelyPast = words['settled.as-remembered'].regExp();
const isPast = words['settled.remembered'].regExp();
const corrects = words['settled.corrects'].regExp();
/** An age with its years and its words; in months where it is an infant's. */
export type SettledAge = Age & { ageYears: number };

/** Who is younger answers in months, or is answered for with the word 岁. */
const bareMin = 10;
/** Who is younger is rarely told of with a bare number; there are as many days and weeks. */
const adultMin = 16;
/** From here on a number right behind somebody may be a weight or a pressure. */
const bareMax = 100;
/** A number between these may be a temperature (°C). */
const feverRange = { min: 35, max: 42 };
const yearsMax = 110;

/**
 * The age of the one a conversation is about: the first that is told, until it is corrected or asked
 * for again. Undefined where no age is told plainly.
 * @param turns normalised
 * @param told how that one was named
 */
export function settledAge(
  turns: readonly Turn[],
  about: Subject,
  told?: ToldSubject,
): SettledAge | undefined {
  let settled: SettledAge | undefined;
  const opening = turns.findIndex(({ role }) => role === 'user');
  for (const [at, { role, content }] of turns.entries()) {
    if (role !== 'user') continue;
    const isAnswer = isAnswerOnAge(turns, at);
    if (settled !== undefined && !isAnswer && !corrects.test(content)) continue;
    const years =
      ageIn(content, about, isAnswer, told) ??
      (at === opening
        ? loneAge(content, (clause) => isOfAnotherThan(clause, about, told))
        : undefined) ??
      correctedAge(content, settled?.ageYears) ??
      (at === opening && about === 'self' ? ageOpening(content) : undefined);
    if (years !== undefined) settled = { ageYears: years, ageText: `${years}岁` };
    else settled ??= about === 'other' ? inMonths(content) : undefined;
  }
  return settled;
}

/** The age of an infant that a message tells by itself. */
function inMonths(text: string): SettledAge | undefined {
  const { ageText, ageYears, ageMonths } = ageOf(text);
  if (ageText === undefined || ageYears === undefined || ageMonths === undefined) return undefined;
  if (isPastAge([text], ageYears) || isSinceBirth(text, ageText)) return undefined;
  return { ageText, ageYears, ageMonths };
}

/** The age of the one asked about in one message; of a bare number in an answer, or with 今年. */
export function ageIn(
  text: string,
  about: Subject,
  isAnswer: boolean,
  told?: ToldSubject,
): number | undefined {
  const isOfAnother = (before: string): boolean => isOfAnotherThan(before, about, told);
  const clauses = clausesOf(text.replaceAll(ofOld, ''));
  const ages = clauses.map((clause, at) => {
    const spelled = [...clause.matchAll(spelledAge)].find((match) => {
      const before = clause.slice(0, match.index);
      const rest = clause.slice(match.index + match[0].length);
      return !isPast.test(rest) && !deniedBefore.test(before) && !isOfAnother(before);
    });
    const years = yearsOf(spelled?.groups?.['years']);
    if (years !== undefined) return years;
    const isBesideSex = [clauses[at - 1], clauses[at + 1]].some((one) => namesSex.test(one ?? ''));
    const isOpen = isAnswer || isBesideSex || saysAge.test(clause);
    const bare =
      (isOpen ? bareAge.exec(clause) : null) ?? (isAnswer ? leadingAge.exec(clause) : null);
    const alone = bare ?? namedIn(clause, text);
    const number = yearsOf(alone?.groups?.['years']);
    const isAge = alone !== null && number !== undefined && number >= bareMin;
    return isAge && !isOfAnother(alone[0]) ? number : undefined;
  });
  const first = ages.findIndex((age) => age !== undefined);
  const slipped = clauses.findIndex((clause, at) => at > first && noThatIs.test(clause));
  return (
    (slipped < 0 ? undefined : ages.slice(slipped).find((age) => age !== undefined)) ?? ages[first]
  );
}

/** An age right behind whose it is, unless it may be a temperature, a weight or a pressure. */
function namedIn(clause: string, text: string): RegExpExecArray | null {
  const match = namedAge.exec(clause);
  const years = yearsOf(match?.groups?.['years']) ?? bareMax;
  const isFever = years >= feverRange.min && years <= feverRange.max && feverTalk.test(text);
  return years >= bareMax || (isFever && /\d/u.test(clause)) ? null : match;
}

/** 五十一了，绝经一年: what a talk begins with. */
const ageOpening = (text: string): number | undefined =>
  yearsOf(opensWithAge.exec(clausesOf(text)[0] ?? '')?.groups?.['years']);

/** 我做美发的，三十三，未婚: a clause that is a number and nothing else, where nothing is measured. */
function loneAge(text: string, isOfAnother: (clause: string) => boolean): number | undefined {
  if (measured.test(text)) return undefined;
  return clausesOf(text)
    .filter((clause) => !isOfAnother(clause))
    .map((clause) => yearsOf(bareAge.exec(clause)?.groups?.['years']))
    .find((years) => years !== undefined && years >= adultMin && years < bareMax);
}

/** Whether an age is the time since a woman bore a child: 孩子三个月 of 生完孩子三个月. */
export const isSinceBirth = (text: string, ageText: string | undefined): boolean =>
  ageText !== undefined && (sinceBirth.exec(text)?.[0].includes(ageText) ?? false);

/** Whether an age is told as one of the past and nowhere else: 十岁以后没犯过. */
export function isPastAge(texts: readonly string[], age: number | undefined): boolean {
  const places = texts
    .flatMap(clausesOf)
    .flatMap((clause) => [...clause.matchAll(spelledAge)].map((match) => ({ clause, match })))
    .filter(({ match }) => yearsOf(match.groups?.['years']) === age);
  return (
    places.length > 0 &&
    places.every(({ clause, match }) =>
      isSurelyPast.test(clause.slice(match.index + match[0].length)),
    )
  );
}

/** 打错了是58, 不是68，是58: a bare number that a correction puts in the place of the age. */
function correctedAge(text: string, wrong: number | undefined): number | undefined {
  if (wrong === undefined) return undefined;
  const denied = yearsOf(deniedNumber.exec(text)?.groups?.['years']);
  if (denied === undefined ? !slip.test(text) : denied !== wrong) return undefined;
  for (const clause of clausesOf(text)) {
    const bare = bareAge.exec(clause.replace(beforeCorrected, ''));
    const years = yearsOf(bare?.groups?.['years']);
    if (years !== undefined && years >= bareMin && years !== denied) return years;
  }
  return undefined;
}

function yearsOf(text: string | undefined): number | undefined {
  const years = readNumber(text ?? '');
  return years === null || years < 1 || years > yearsMax ? undefined : years;
}

/** 我女儿八岁 in a talk of oneself; 俺六十七 in one of somebody else. */
function isOfAnotherThan(before: string, about: Subject, told: ToldSubject | undefined): boolean {
  if (about === 'self') return kin.test(before) || friend.test(before) || otherPerson.test(before);
  return self.test(before.replace(ownKin, '')) || isOfThird(before, told);
}

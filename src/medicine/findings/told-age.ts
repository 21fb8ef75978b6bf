// How old somebody is: in free words, and in short answers that lean on what the talk is about.

import ageJson from '../compiled/lexicon/age.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { boundedCache } from './bounded-cache.ts';
import { readNumber } from './chinese-number.ts';

const ageWords = lexicon(ageJson);
const ofFever = ageWords['age.fever-talk'].regExp();
const surelyAge = ageWords['age.surely'].regExp();
const inWeeks = ageWords['age.week'].regExp();
const ofFeverDegree = ageWords['age.fever-degree'].regExp();

export type Age = {
  /** As written: 34岁, 八个月. */
  ageText?: string;
  ageYears?: number;
  /** Set for children counted in months or days; a month has 30 days. */
  ageMonths?: number;
};

const years = ageWords['age.years'].regExp();
const months = ageWords['age.months'].regExp();
const days = ageWords['age.days'].regExp();
const weeks = ageWords['age.weeks'].regExp();
const monthsMax = 36;
const yearsMax = 120;

/** The age in years that a normalised text tells. */
function inYearsOf(text: string): Age {
  const match = years.exec(text);
  const { told, half, bare, besideSex, spelt } = match?.groups ?? {};
  const value = readNumber(told ?? bare ?? besideSex ?? spelt ?? '');
  if (match === null || value === null || value > yearsMax) return {};
  // 他39了，烧得厉害
  const isFever = bare !== undefined && value >= 35 && value <= 42 && ofFever.test(text);
  if (isFever && !surelyAge.test(match[0])) return {};
  const ageMonths = Math.round((value + (half === undefined ? 0 : 0.5)) * 12);
  const ageText = told === undefined ? `${value}岁` : match[0];
  return { ageText, ageYears: Math.floor(value), ...(value < 3 && { ageMonths }) };
}

const yearsCache = boundedCache<Age>(512);
const cache = boundedCache<Age>(512);

/**
 * The age that a normalised text tells by itself.
 * @param isMother whether months and days in it are those of her child
 */
export function ageOf(text: string, isMother = false): Age {
  if (!isMother) return cache(text, ageIn);
  const inYears = yearsCache(text, inYearsOf);
  return inYears.ageMonths === undefined ? inYears : {};
}

function ageIn(text: string): Age {
  const inYears = yearsCache(text, inYearsOf);
  const inMonths = months.exec(text);
  const inDays = days.exec(text) ?? weeks.exec(text);
  if (inMonths !== null) {
    const value = readNumber(inMonths.groups?.['old'] ?? inMonths.groups?.['ofChild'] ?? '');
    if (value !== null && value <= monthsMax) {
      return { ageText: inMonths[0], ageMonths: value, ageYears: Math.floor(value / 12) };
    }
  }
  if (inYears.ageYears !== undefined || inDays === null) return inYears;
  const isWeeks = inWeeks.test(inDays[0]);
  const value = readNumber(inDays.groups?.['ofChild'] ?? inDays.groups?.['old'] ?? '') ?? 28;
  const ageMonths = Math.floor((isWeeks ? value * 7 : value) / 30);
  return { ageText: inDays[0], ageMonths, ageYears: Math.floor(ageMonths / 12) };
}

/** Words that ask how old somebody is. */
export const asksAge = ageWords['age.asked'].regExp();
const asksTime = ageWords['age.time-asked'].regExp();
const asksNumber = ageWords['age.number-asked'].regExp();
const born = ageWords['age.born'].regExp();
const babyClause = ageWords['age.baby-clause'].regExp();
const yearsClause = ageWords['age.years-clause'].regExp();
const namesOne = ageWords['age.sex'].regExp();
const bareAnswer = ageWords['age.bare-answer'].regExp();
const namesSex = ageWords['age.names-sex'].regExp();

export type AgeTalk = {
  /** What the assistant asked right before. */
  asked: string;
  /** Whether it asked for the age at any time. */
  hasAskedAge: boolean;
  /** Whether the talk is of a small child. */
  isChild: boolean;
};

function inMonthsOf({ 0: ageText, groups = {} }: RegExpExecArray): Age {
  const { number, months, days, short } = groups;
  const value = readNumber(number ?? '');
  if (value === null) return {};
  const unit = months !== undefined ? 1 : days !== undefined ? 1 / 30 : 7 / 30;
  const told = Math.floor(value * unit);
  const ageMonths = short !== undefined && unit === 1 ? Math.max(0, told - 1) : told;
  return ageMonths > monthsMax ? {} : { ageText, ageMonths, ageYears: Math.floor(ageMonths / 12) };
}

/** The age that a normalised answer tells where the talk around it says that it is one. */
export function answeredAge(text: string, { asked, hasAskedAge, isChild }: AgeTalk): Age {
  const isAsked = asksAge.test(asked);
  const clauses = text.split(/[，。；！？、\s]/u);
  if (isChild) {
    const isOfTime = asksTime.test(asked) && !isAsked && !namesOne.test(text);
    const match = clauses
      .filter((clause) => !isOfTime || born.test(clause))
      .map((clause) => babyClause.exec(clause))
      .find((found) => found !== null);
    if (match) return inMonthsOf(match);
  }
  if (isAsked) {
    const bare = bareAnswer.exec(text);
    if (bare !== null) return inYearsOf(`${bare.groups?.['years']}岁`);
  }
  const isOpen = isAsked || namesSex.test(text) || (hasAskedAge && !asksNumber.test(asked));
  if (!isOpen) return {};
  const isOfFever = !isAsked && ofFeverDegree.test(asked + text);
  const told = clauses
    .map((clause) => readNumber(yearsClause.exec(clause)?.groups?.['years'] ?? '') ?? 0)
    .find((value) => value >= 10 && value <= yearsMax);
  if (told === undefined || (isOfFever && told >= 35 && told <= 42)) return {};
  return inYearsOf(`${told}岁`);
}

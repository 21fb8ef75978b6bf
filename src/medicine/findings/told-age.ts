// How old somebody is: in free words, and in short answers that lean on what the talk is about.

import { boundedCache } from './bounded-cache.ts';
import { numberChars, readNumber } from './chinese-number.ts';
import { questionsIn } from './lean-on-question.ts';

export type Age = {
  /** As written: 34岁, 八个月. */
  ageText?: string;
  ageYears?: number;
  /** Set for children counted in months or days; a month has 30 days. */
  ageMonths?: number;
};

const n = `[${numberChars}]`;
const kin =
  '他|妈妈?|爸爸?|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|岳父|岳母|老婆|媳妇|妻子|老公|丈夫|老伴|老人|哥|姐|弟|妹|叔|姨|舅|姑';
const years = new RegExp(
  `(${n}{1,4})(?:周)?岁(半)?(?!月)|(?:年龄|今年|我|${kin}|(?:^|[，。\\s])[男女][性生的]?[，、]?)[:：是]?\\s?(\\d{1,3})(?![\\d岁天月周年小次.度/个斤点分秒片粒颗包支元块cC])|(?:^|[，。\\s])(\\d{1,3})[，、\\s]{0,2}(?=[男女])|(?:今年|虚岁)(?:都|快|已经|是|有)?([一二三四五六七八九]?十[一二三四五六七八九]?|[一二]百)(?=(?:多|出头)?(?:了|[，。！；\\s]|$))`,
  'u',
);
const months = new RegExp(
  `(${n}{1,3})个?(?:多)?月(?:龄|大|的?(?:宝宝|婴儿|娃|孩子|宝|女儿|儿子|小孩|男[孩宝婴]|女[孩宝婴]))|(?:宝宝|孩子|娃|婴儿|宝贝|女儿|儿子)[^，。咳烧热拉吐泻痛鼻疹哭病便喘痒疸闹涕痰睡吃醒汗]{0,4}?(${n}{1,3})个(?:多)?月(?!前|没|以来|了)`,
  'u',
);
const days = new RegExp(
  `(?:出生|生下来|才|宝宝|娃|婴儿|宝贝|女儿|儿子)(${n}{1,3})(?:多)?天(?!没|了|前|以来)|(${n}{1,3})(?:多)?天(?:大|的)(?:宝宝|婴儿|娃|孩子|宝|新生儿)|(未满月|没满月|刚满月|满月|新生儿|月子里的(?:宝宝|娃|孩子))`,
  'u',
);
const weeks = new RegExp(`(?:宝宝|孩子|娃|婴儿)[^，。]{0,4}?(${n}{1,2})(?:周|个?星期)(?:大)`, 'u');
const monthsMax = 36;
const yearsMax = 120;

/** The age in years that a normalised text tells. */
function inYearsOf(text: string): Age {
  const match = years.exec(text);
  const value = readNumber(match?.[1] ?? match?.[3] ?? match?.[4] ?? match?.[5] ?? '');
  if (match === null || value === null || value > yearsMax) return {};
  // 他39了，烧得厉害
  const isFever = match[3] !== undefined && value >= 35 && value <= 42 && /烧|热|烫|温/u.test(text);
  if (isFever && !/年龄|今年|[男女]/u.test(match[0])) return {};
  const ageMonths = Math.round((value + (match[2] === undefined ? 0 : 0.5)) * 12);
  const ageText = match[1] === undefined ? `${value}岁` : match[0];
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
    const value = readNumber(inMonths[1] ?? inMonths[2] ?? '');
    if (value !== null && value <= monthsMax) {
      return { ageText: inMonths[0], ageMonths: value, ageYears: Math.floor(value / 12) };
    }
  }
  if (inYears.ageYears !== undefined || inDays === null) return inYears;
  const isWeeks = /周|星期/u.test(inDays[0]);
  const value = readNumber(inDays[1] ?? inDays[2] ?? '') ?? 28;
  const ageMonths = Math.floor((isWeeks ? value * 7 : value) / 30);
  return { ageText: inDays[0], ageMonths, ageYears: Math.floor(ageMonths / 12) };
}

/** Words that ask how old somebody is. */
export const asksAge = /多大|年龄|几岁|月龄|几个月/u;
const asksTime = /多久|多长时间|什么时候|几天/u;
const asksNumber = /多少|几[次回天片粒个度分]|多久|多长|血压|心率|脉搏|血糖|血氧|体温/u;
const born = /满|出生|生下来|生后|龄|大$/u;
const babyClause = new RegExp(
  `^(?:男|女)?(?:孩|宝宝?|婴|娃)?(?:他|宝宝|小?宝贝?|娃娃?|孩子|小家伙)?(?:现在|目前|今天|才|刚刚?|已经|都|快|差不多|大概|大约|是|有|就|也就|只有|还|出生|生下来|生后|落地|(不到|不足|不满|未满|没满|差[^，]{0,3}|再过[^，]{0,3}))*满?(${n}{1,3})个?(?:多|半|来)?(?:(月|m)|(天|日)|(?:周|星期|礼拜))(?:零?${n}{1,3}[天日])?(?:半|多|出头|左右|吧|呢|啊|的|整|龄|大|了)*$`,
  'u',
);
const yearsClause = new RegExp(
  `^(?:我|${kin}|家|刚才|前面|说(?:过|了)|今年|都|快|已经|虚岁|周岁|差不多|大概|年纪|年龄|是|有|[男女]的?)*(\\d{2,3}|[一二三四五六七八九十百]{2,4})(?:岁|多|出头|左右|吧|呢|啊|的|整|了|[男女])*$`,
  'u',
);
const namesSex = /[男女]|爷们|汉子|妹子|姑娘|阿姨|大[爷妈叔姐哥娘]/u;

export type AgeTalk = {
  /** The assistant's turn right before. */
  question: string;
  /** Whether it asked for the age at any time. */
  hasAskedAge: boolean;
  /** Whether the talk is of a small child. */
  isChild: boolean;
};

function inMonthsOf(match: RegExpExecArray): Age {
  const value = readNumber(match[2] ?? '');
  if (value === null) return {};
  const unit = match[3] !== undefined ? 1 : match[4] !== undefined ? 1 / 30 : 7 / 30;
  const told = Math.floor(value * unit);
  const ageMonths = match[1] !== undefined && unit === 1 ? Math.max(0, told - 1) : told;
  return ageMonths > monthsMax
    ? {}
    : { ageText: match[0], ageMonths, ageYears: Math.floor(ageMonths / 12) };
}

/** The age that a normalised answer tells where the talk around it says that it is one. */
export function answeredAge(text: string, { question, hasAskedAge, isChild }: AgeTalk): Age {
  const asked = questionsIn(question);
  const isAsked = asksAge.test(asked);
  const clauses = text.split(/[，。；！？、\s]/u);
  if (isChild) {
    const isOfTime = asksTime.test(asked) && !isAsked && !/[男女]/u.test(text);
    const match = clauses
      .filter((clause) => !isOfTime || born.test(clause))
      .map((clause) => babyClause.exec(clause))
      .find((found) => found !== null);
    if (match) return inMonthsOf(match);
  }
  if (isAsked) {
    const bare = /^\D{0,3}(\d{1,3})(?!\s*[个月天周星mdw])\D{0,3}$/u.exec(text);
    if (bare !== null) return inYearsOf(`${bare[1]}岁`);
  }
  const isOpen = isAsked || namesSex.test(text) || (hasAskedAge && !asksNumber.test(asked));
  if (!isOpen) return {};
  const isOfFever = !isAsked && /烧|热|烫|温|度/u.test(asked + text);
  const told = clauses
    .map((clause) => readNumber(yearsClause.exec(clause)?.[1] ?? '') ?? 0)
    .find((value) => value >= 10 && value <= yearsMax);
  if (told === undefined || (isOfFever && told >= 35 && told <= 42)) return {};
  return inYearsOf(`${told}岁`);
}

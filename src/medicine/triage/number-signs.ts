import infantJson from '../compiled/lexicon/infant.json' with { type: 'json' };
import pregnancyJson from '../compiled/lexicon/pregnancy.json' with { type: 'json' };
import courseJson from '../compiled/lexicon/course.json' with { type: 'json' };
import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { possiblePerson } from '../findings/possible-person.ts';
import { readNumber } from '../findings/chinese-number.ts';
import { measurementsIn } from '../findings/measurements.ts';
import {
  childYears,
  infantMonths,
  measuredSigns,
  movementWeeks,
  stateSigns,
} from '../knowledge/number-sign-limits.ts';
import type { SignHit } from '../reading/danger-signals.ts';
import type { Limit, NumberSign } from '../knowledge/number-sign-limits.ts';

const infantWords = lexicon(infantJson);
const pregnancyWords = lexicon(pregnancyJson);
const courseWords = lexicon(courseJson);

const dangerWords = lexicon(dangerJson);
const ageTalk = dangerWords['danger.age-talk'].regExp();

/** 宝宝45天, 一个半月大的婴儿, 出生20天, 才40天 */
const infantAges = [
  infantWords['infant.age-behind'].regExp('gu'),
  infantWords['infant.age-before'].regExp('gu'),
  infantWords['infant.born-ago'].regExp('gu'),
];
const halfMonths = infantWords['infant.month-and-half'].regExp('gu');
const babyWord = infantWords['infant.word'].regExp();
const weeksPregnant = pregnancyWords['pregnancy.weeks'].regExp('gu');
const monthsPregnant = pregnancyWords['pregnancy.months'].regExp('gu');
/** As people count them. */
const weeksOfMonth = 4.35;
const lasting = new RegExp(
  `(?<!${courseWords['course.not-of-complaint'].source})${courseWords['course.lasting'].source}`,
  'gu',
);

/** Ages under three months as people write them of a baby. */
function infantAgesIn(text: string): SignHit[] {
  const hits: SignHit[] = [];
  for (const pattern of infantAges) {
    for (const match of text.matchAll(pattern)) {
      const value = readNumber(match.groups?.['number'] ?? '');
      if (value === null) continue;
      const isDays = match.groups?.['days'] !== undefined;
      const isWeeks = match.groups?.['weeks'] !== undefined;
      const inMonths = isDays ? value / 30.5 : isWeeks ? value / 4.35 : value;
      if (inMonths >= infantMonths) continue;
      hits.push({
        sign: stateSigns.infant,
        start: match.index,
        end: match.index + match[0].length,
      });
    }
  }
  if (babyWord.test(text)) {
    for (const match of text.matchAll(halfMonths)) {
      if ((readNumber(match.groups?.['number'] ?? '') ?? infantMonths) >= infantMonths) continue;
      hits.push({
        sign: stateSigns.infant,
        start: match.index,
        end: match.index + match[0].length,
      });
    }
  }
  return hits;
}

/** The weeks of a pregnancy that a normalised text tells last, also in months. */
export function weeksTold(text: string): number | undefined {
  const told = [...text.matchAll(weeksPregnant), ...text.matchAll(monthsPregnant)];
  return told
    .flatMap(({ groups }) => {
      const months = readNumber(groups?.['months'] ?? '');
      return months === null ? (readNumber(groups?.['weeks'] ?? '') ?? []) : months * weeksOfMonth;
    })
    .at(-1);
}

/** Whether the last of the weeks told is one in which nothing is felt to move yet. */
export function isBeforeMovement(weeks: readonly (number | undefined)[]): boolean {
  const last = weeks.findLast((one) => one !== undefined);
  return last !== undefined && last < movementWeeks;
}

function hitsOf(sign: NumberSign, pattern: RegExp, text: string): SignHit[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    sign,
    start: index,
    end: index + found.length,
  }));
}

function isBeyond(value: number, limit: Limit): boolean {
  if ('atLeast' in limit) return value >= limit.atLeast;
  return 'atMost' in limit ? value <= limit.atMost : value < limit.below;
}

/** Signs read from the numbers of one normalised text. */
export function numberSigns(text: string): SignHit[] {
  const hits: SignHit[] = [];
  for (const { kind, value, start, end } of measurementsIn(text)) {
    for (const { measured, sign, limit } of measuredSigns) {
      if (measured === kind && isBeyond(value, limit)) hits.push({ sign, start, end });
    }
  }
  if (ageTalk.test(text)) {
    const { ageMonths, ageYears, ageText } = possiblePerson([{ role: 'user', content: text }]);
    const start = Math.max(0, text.indexOf(ageText ?? ''));
    const end = start + (ageText?.length ?? 0);
    if (ageMonths !== undefined && ageMonths < infantMonths)
      hits.push({ sign: stateSigns.infant, start, end });
    if (ageYears !== undefined && ageYears < childYears)
      hits.push({ sign: stateSigns.child, start, end });
  }
  hits.push(
    ...infantAgesIn(text),
    ...hitsOf(stateSigns.weeksPregnant, weeksPregnant, text),
    ...hitsOf(stateSigns.longIll, lasting, text),
  );
  return hits;
}

import { foldCharacter, foldHerbText, isInvisible } from './fold-herb-text.ts';
import type { HerbMention } from './recognise-herbs.ts';
import type { Amount } from './read-amount.ts';
import { herbNamed } from './recognise-herbs.ts';
import { writtenAmounts } from './written-amounts.ts';

const digits = '一二三四五六七八九十百半几壹贰叁肆伍陆柒捌玖拾';
const amount = `(?:\\d{1,4}(?:\\.\\d{1,3})?|[${digits}两]{1,5})(?:来|多|余|几)?`;
const range = `${amount}(?:\\s?[-~～—–至到]\\s?${amount})?`;
/** 一两 is a weight only where nothing is counted by it: 一两口, 一两天. */
const tael = `[${digits}\\d]{1,3}两(?![口天次个人三年步句下眼杯碗小种样位边侧回周片颗粒粥顿月日])`;
const weight = `(?:${range}\\s?(?:公?克|毫克|钱(?!包)|mg|MG|grams?|gr|[gG](?![a-zA-Z]))|${tael})`;
const often = '(?:每[次日天回晚]|[一1][次日天回]|早晚(?:各|分别)?|睡前|饭[前后])';
const piece = '(?:丸|片|粒|袋|支|包|瓶|滴|小?勺|茶?匙|毫升|ml)';
const perTime = `${often}[服用吃喝口取]{0,3}\\s?${range}\\s?${piece}`;
/** 八粒，每天三回 */
const pieces = `${range}\\s?(?:丸|粒|袋|支)(?=[^。；]{0,6}${often})`;

const doseNearHerbs = new RegExp(
  `\\s?[（(]?(?:${perTime}|${weight}|${pieces})[)）]?|各等[分份]|[、，]?等分(?=[，。研为])`,
  'g',
);
/** 黄芪 15、党参 12: a number right behind a herb, without its unit. */
const bareBehind =
  /^[\s：:（(|]{0,4}(?:用|取|加)?\s?\d{1,3}(?:\s?[-~～—–]\s?\d{1,3})?(?:左右|上下)?[)）]?(?=\s*(?:[、，,；;。|）)]|$))/u;
const doseByWords = new RegExp(
  `(?:剂量|用量|每服|煎服|水煎|冲服|每次服|每剂)[^。\\n]{0,12}?${weight}`,
);
// Without looking ahead, so that a dose is seen alike however a stream is cut.
const wholeDose = new RegExp(`^(?:${range}\\s?(?:公?克|毫克|钱|mg|MG|[gG])|[${digits}\\d]{1,3}两)`);
const doseStart = new RegExp(`[\\d两${digits}]`);
const doseSoFar = new RegExp(
  `^${amount}\\s?(?:[-~～—–至到]\\s?(?:${amount}\\.?\\s?)?)?(?:\\.|毫|公|m|M)?$`,
);

/** Whether a line without herbs still gives a dose. */
export function givesDose(line: string): boolean {
  return doseByWords.test(foldHerbText(line).text);
}

/**
 * The places of all doses in a line that names herbs or is about taking them.
 * @param mentions the herbs of the line; a bare number right behind one is its dose
 */
export function findDoses(
  line: string,
  mentions: readonly HerbMention[] = [],
): { start: number; end: number }[] {
  const { text, place } = foldHerbText(line);
  const written = [...text.matchAll(doseNearHerbs)].map((match) =>
    place(match.index, match.index + match[0].length),
  );
  const bare = mentions.flatMap(({ end }) => {
    const match = bareBehind.exec(line.slice(end, end + 16));
    return match === null ? [] : [{ start: end, end: end + match[0].length }];
  });
  const isCovered = (one: { start: number; end: number }): boolean =>
    written.some((other) => one.start < other.end && one.end > other.start);
  return [...written, ...bare.filter((one) => !isCovered(one))].toSorted(
    (a, b) => a.start - b.start,
  );
}

/** A note when a person's herb is above the usual daily limit. */
export function overLimit(text: string, mention: HerbMention): string | undefined {
  const limit = herbNamed(mention.name)?.grams?.[1];
  const amount = writtenAmounts(text, [mention]).get(mention);
  if (limit === undefined || amount === undefined || amount.unit === 'unread') return undefined;
  if (amount.most <= limit) return undefined;
  return `${mention.words}写的是${amountInWords(amount)}，超过常用的每日上限${limit}克，请先问医师或药师`;
}

function amountInWords({ words, least, most, unit }: Amount): string {
  if (unit === 'none') return `${words}（没有写单位，按克算）`;
  return unit === 'old' ? `${words}（合${least}至${most}克）` : `${most}克`;
}

/** Whether `tail` could be the beginning of a dose (a number, then perhaps a unit). */
export function mayBecomeDose(tail: string): 'no' | 'maybe' | 'yes' {
  if (!doseStart.test(foldCharacter(tail.charAt(0)))) return 'no';
  let folded = '';
  for (const character of tail) if (!isInvisible(character)) folded += foldCharacter(character);
  if (wholeDose.test(folded)) return 'yes';
  return doseSoFar.test(folded) ? 'maybe' : 'no';
}

import type { HerbMention } from './recognise-herbs.ts';
import { herbNamed } from './recognise-herbs.ts';

const amount = '(?:\\d{1,4}(?:\\.\\d{1,3})?|[一二三四五六七八九十百半两]{1,4})';
const range = `${amount}(?:\\s?[-~～—–至到]\\s?${amount})?`;
const weight = `${range}\\s?(?:克|毫克|钱(?!包)|mg|MG|[gG](?![a-zA-Z]))`;
const perTime = `(?:每次|一次|每日|一日|每天|一天)[服用吃]{0,2}\\s?${range}\\s?(?:丸|片|粒|袋|支|毫升|ml)`;

const doseNearHerbs = new RegExp(`\\s?[（(]?(?:${perTime}|${weight})[)）]?`, 'g');
const weightBehind = new RegExp(`^[\\s：:（(]{0,3}(?:${weight})`);
const doseByWords = new RegExp(
  `(?:剂量|用量|每服|煎服|水煎|冲服|每次服|每剂)[^。\\n]{0,12}?${weight}`,
);
// Without looking ahead, so that a dose is seen alike however a stream is cut.
const wholeDose = new RegExp(`^(?:${range}\\s?(?:克|毫克|钱|mg|MG|[gG]))`);
const doseSoFar = new RegExp(
  `^${amount}\\s?(?:[-~～—–至到]\\s?(?:${amount}\\.?\\s?)?)?(?:\\.|毫|m|M)?$`,
);

/** Whether a line without herbs still gives a dose. */
export function givesDose(line: string): boolean {
  return doseByWords.test(line);
}

/** The places of all doses in a line that names herbs or is about taking them. */
export function findDoses(line: string): { start: number; end: number }[] {
  return [...line.matchAll(doseNearHerbs)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Grams written right behind a herb, of a range the larger; undefined when there are none. */
export function gramsBehind(text: string, mention: HerbMention): number | undefined {
  const behind = text.slice(mention.end, mention.end + 16);
  const match = weightBehind.exec(behind);
  const numbers = match?.[0].match(/\d+(?:\.\d+)?/g)?.map(Number);
  if (!match || !numbers) return undefined;
  const largest = Math.max(...numbers);
  if (/毫克|mg/i.test(match[0])) return largest / 1000;
  return match[0].includes('钱') ? largest * 3 : largest;
}

/** A note when a person's herb is above the usual daily limit. */
export function overLimit(text: string, mention: HerbMention): string | undefined {
  const limit = herbNamed(mention.name)?.grams?.[1];
  const grams = gramsBehind(text, mention);
  if (limit === undefined || grams === undefined || grams <= limit) return undefined;
  return `${mention.words}写的是${grams}克，超过常用的每日上限${limit}克，请先问医师或药师`;
}

/** Whether `tail` could be the beginning of a dose (a number, then perhaps a unit). */
export function mayBecomeDose(tail: string): 'no' | 'maybe' | 'yes' {
  if (wholeDose.test(tail)) return 'yes';
  return doseSoFar.test(tail) ? 'maybe' : 'no';
}

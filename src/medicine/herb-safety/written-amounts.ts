import { readNumber } from '../findings/chinese-number.ts';
import { foldHerbText } from './fold-herb-text.ts';
import { withoutNextMark } from './plain-numeral.ts';
import { plainAmountText, readAmount } from './read-amount.ts';
import type { Amount } from './read-amount.ts';
import type { HerbMention } from './recognise-herbs.ts';
import amountLists from '../compiled/lexicon/amount.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { herbTexts as texts } from './texts.ts';

const amountWords = lexicon(amountLists);
const about = amountWords['amount.about'].regExp('gu');
const beforeAmount = amountWords['amount.before'].regExp();
const behindAmount = amountWords['amount.behind'].regExp('iu');
const each = amountWords['amount.each'].regExp();
const eachTime = amountWords['amount.each-time'].regExp();

/** How much of a herb is written: the grams, or only the words where no grams can be read. */
export type WrittenAmount = Amount | { words: string; unit: 'unread' };

const windowMax = 40;
const preparation = amountWords['amount.preparation'].source;
/** What may stand between a herb and its amount. */
export const amountGap = new RegExp(`^(?:${preparation}|\\s|[：:（(）)|=])*`, 'u');
const clauseBreak = /[，,、；;。\n+]/u;
const entryOnly = /^\s*(?:[，,、；;。|)）\n]|$)/u;
const counted = amountWords['amount.counted'].regExp('iu');
const timesADay = amountWords['amount.times-a-day'].regExp();
const between = amountWords['amount.between-names'].regExp();
const vague = amountWords['amount.vague'].regExp();
/** A number that says how often or how long, not how much. */
const otherNumber = amountWords['amount.other-number'].regExp();
const numbered = /(?:^|\n)\s*[（(]?[1一①][、.．)）]/u;

/**
 * The amount written for each herb of a list: behind its name, before it (半斤黄芪), or once for
 * several (附子、干姜各三钱). A herb without any amount is left out. Never throws.
 * @param mentions in reading order
 */
export function writtenAmounts(
  text: string,
  mentions: readonly HerbMention[],
): Map<HerbMention, WrittenAmount> {
  const amounts = new Map<HerbMention, WrittenAmount>();
  const isNumbered = numbered.test(text);
  let isLeading = false;
  for (const [index, mention] of mentions.entries()) {
    const previous = mentions[index - 1];
    const before = text.slice(previous?.end ?? 0, mention.start);
    if (previous === undefined || clauseBreak.test(before)) isLeading = false;
    const leading = leadingAmount(before, isLeading || previous === undefined);
    if (leading !== undefined) {
      isLeading = true;
      amounts.set(mention, leading);
      continue;
    }
    const next = mentions[index + 1];
    const end = Math.min(next?.start ?? text.length, mention.end + windowMax);
    const rest = text.slice(mention.end, end);
    const written = next ? withoutNextMark(rest, text.slice(0, mention.start)) : rest;
    const behind = amountBehind(read(written), isNumbered);
    if (behind === undefined) continue;
    amounts.set(mention, behind.amount);
    if (behind.isEach) shareBackwards(text, mentions.slice(0, index + 1), amounts, behind.amount);
  }
  return amounts;
}

/** Whether an entry names nothing but an amount: 一两左右, 三十克. */
export function isAmountOnly(text: string): boolean {
  const written = read(text).replaceAll(about, '');
  return readAmount(written)?.words === written || counted.exec(written)?.[0] === written;
}

function read(text: string): string {
  return plainAmountText(foldHerbText(text).text);
}

/** 半斤黄芪, or in a clause that goes on so: 十克附子五克干姜. */
function leadingAmount(before: string, isStart: boolean): WrittenAmount | undefined {
  const parts = before.split(clauseBreak);
  if (parts.length === 1 && !isStart) return undefined;
  const clause = read(parts.at(-1) ?? '').replace(beforeAmount, '');
  const written = clause.replace(behindAmount, '');
  const amount = readAmount(written);
  if (amount?.words === written) return amount.unit === 'none' ? undefined : amount;
  const isCounted = counted.exec(written)?.[0] === written;
  return isCounted ? { words: written, unit: 'unread' } : undefined;
}

function amountBehind(
  text: string,
  isNumbered: boolean,
): { amount: WrittenAmount; isEach: boolean } | undefined {
  const skipped = amountGap.exec(text)?.[0] ?? '';
  const rest = text.slice(skipped.length);
  const isEach = each.test(skipped);
  const amount = readAmount(rest);
  if (amount !== undefined && !(isNumbered && amount.unit === 'none')) {
    const isPerTime = eachTime.test(skipped);
    return { amount: isPerTime ? perDay(amount, rest) : amount, isEach };
  }
  const unread = unreadAmount(rest);
  if (unread !== undefined) return { amount: { words: unread, unit: 'unread' }, isEach };
  // 附子，30克，半夏，9克: an entry that is only an amount belongs to the one before it.
  const comma = /^\s*[，,]\s*/u.exec(text)?.[0];
  const next = comma === undefined ? undefined : readAmount(text.slice(comma.length));
  if (comma === undefined || next === undefined || next.unit === 'none') return undefined;
  const after = text.slice(comma.length + next.words.length);
  return entryOnly.test(after) ? { amount: next, isEach: false } : undefined;
}

/** 每次3克，每日3次: the limits are for a day. */
function perDay(amount: Amount, rest: string): Amount {
  const often = timesADay.exec(rest)?.groups?.['times'];
  const times = often === undefined ? null : readNumber(often);
  if (times === null) return amount;
  return {
    ...amount,
    words: texts.perDay(amount.words, times),
    least: Math.round(amount.least * times * 1000) / 1000,
    most: Math.round(amount.most * times * 1000) / 1000,
  };
}

function unreadAmount(rest: string): string | undefined {
  const words = counted.exec(rest)?.[0] ?? vague.exec(rest)?.[0];
  if (words !== undefined) return words.trim();
  if (!/^\d/u.test(rest) || otherNumber.test(rest)) return undefined;
  return /^[\d.]+\s*[^\s，,、；;。()（）]{0,4}/u.exec(rest)?.[0].trim();
}

/** The herbs named together before 各: only a comma or a word of joining stands between them. */
function shareBackwards(
  text: string,
  mentions: readonly HerbMention[],
  amounts: Map<HerbMention, WrittenAmount>,
  amount: WrittenAmount,
): void {
  for (let index = mentions.length - 2; index >= 0; index -= 1) {
    const [one, other] = [mentions[index], mentions[index + 1]];
    if (!one || !other || amounts.has(one)) return;
    if (!between.test(text.slice(one.end, other.start))) return;
    amounts.set(one, amount);
  }
}

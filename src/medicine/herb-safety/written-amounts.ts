import { readNumber } from '../findings/chinese-number.ts';
import { foldHerbText } from './fold-herb-text.ts';
import { withoutNextMark } from './plain-numeral.ts';
import { plainAmountText, readAmount } from './read-amount.ts';
import type { Amount } from './read-amount.ts';
import type { HerbMention } from './recognise-herbs.ts';

/** How much of a herb is written: the grams, or only the words where no grams can be read. */
export type WrittenAmount = Amount | { words: string; unit: 'unread' };

const windowMax = 40;
const preparation =
  '[（(][^（()）\\d]{1,8}[)）]|(?:先煎|后下|包煎|冲服|另煎|久煎|烊化|打碎|捣碎|研[末粉]|炒|制)[，,]?|每[剂日天次付]|用量|剂量|分量|用|取|加|大约|大概|约|共|各|重';
/** What may stand between a herb and its amount. */
export const amountGap = new RegExp(`^(?:${preparation}|\\s|[：:（(）)|=])*`, 'u');
const clauseBreak = /[，,、；;。\n+]/u;
const entryOnly = /^\s*(?:[，,、；;。|)）\n]|$)/u;
const counted =
  /^(?:[\d.]+|[零一二两三四五六七八九十百半几数]+)\s*(?:来|多|余)?\s*(?:大|小|整|汤|茶)?(?:把|勺|匙|片|枚|个|根|条|撮|捧|杯|碗|颗|粒|袋|包|支|张|块|段|节|只|对|丸|盒|瓶|罐|铢|升|合|斗|两|钱|斤|克|份|握|毫升|ml|分之[^\s，,、；;。]{0,3})/iu;
const timesADay = /^[^。；;\n]{0,12}?(?:[每一][日天]|日)\s*([1-9一二两三四五六])\s*[次回]/u;
const vague = /^(?:适量|少许|若干|大量|不拘|一点)/u;
/** A number that says how often or how long, not how much. */
const otherNumber = /^[\d.]+\s*(?:剂|付|副|帖|次|遍|天|日|年|月|周|岁|小时|分钟|[.、．)）])/u;
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
  const written = read(text).replaceAll(/^(?:大?约|大概)|(?:左右|上下)$/gu, '');
  return readAmount(written)?.words === written || counted.exec(written)?.[0] === written;
}

function read(text: string): string {
  return plainAmountText(foldHerbText(text).text);
}

/** 半斤黄芪, or in a clause that goes on so: 十克附子五克干姜. */
function leadingAmount(before: string, isStart: boolean): WrittenAmount | undefined {
  const parts = before.split(clauseBreak);
  if (parts.length === 1 && !isStart) return undefined;
  const clause = read(parts.at(-1) ?? '').replace(/^\s*(?:再|另|和|及|与|取|用|加|\s)*/u, '');
  const written = clause.replace(/(?:的|\s|(?<![a-z])of)+$/iu, '');
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
  const isEach = skipped.includes('各');
  const amount = readAmount(rest);
  if (amount !== undefined && !(isNumbered && amount.unit === 'none')) {
    const isPerTime = skipped.includes('每次');
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
  const often = timesADay.exec(rest)?.[1];
  const times = often === undefined ? null : readNumber(often);
  if (times === null) return amount;
  return {
    ...amount,
    words: `每次${amount.words}，每日${times}次`,
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
    if (!/^[\s、，,和与及]*$/u.test(text.slice(one.end, other.start))) return;
    amounts.set(one, amount);
  }
}

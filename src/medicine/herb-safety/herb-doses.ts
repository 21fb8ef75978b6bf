import { englishNumber } from './english-numbers.ts';
import { foldHerbText } from './fold-herb-text.ts';
import type { HerbMention } from './recognise-herbs.ts';
import type { Amount } from './read-amount.ts';
import { isKitchenHerb } from '../knowledge/foods.ts';
import { raisedNumeral, withoutNextMark } from './plain-numeral.ts';
import { herbNamed } from './recognise-herbs.ts';
import { amountGap, writtenAmounts } from './written-amounts.ts';
import amountLists from '../compiled/lexicon/amount.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { herbTexts as texts } from './texts.ts';

const amountWords = lexicon(amountLists);
const digits = '零一二三四五六七八九十百半几壹贰叁肆伍陆柒捌玖拾佰廿卅';
const amount = `(?:\\d{1,6}(?:\\.\\d{1,3})?|[${digits}两]{1,5}|${englishNumber})${amountWords['amount.somewhat-more'].source}?`;
const to = amountWords['amount.range-mark'].source;
const of = amountWords['amount.joining'].source;
const range = `${amount}(?:\\s?(?:${to}|to)\\s?${amount})?`;
/** 一两 is a weight only where nothing is counted by it: 一两口, 一两天. */
const tael = `[${digits}\\d]{1,3}${amountWords['amount.tael'].source}`;
const weight = `(?:${range}\\s?${amountWords['amount.weight'].source}|${tael})`;
const often = amountWords['amount.often'].source;
const piece = amountWords['amount.piece'].source;
const perTime = `${often}${amountWords['amount.taking'].source}{0,3}\\s?${range}\\s?${piece}`;
/** 八粒，每天三回 */
const pieces = `${range}\\s?${amountWords['amount.dose-piece'].source}(?=[^。；]{0,6}${often})`;
/** 一把, 两勺, 二十片: counted by hand. */
const handful = `${range}\\s?${amountWords['amount.by-hand'].source}`;
const doseNearHerbs = new RegExp(
  `\\s?[（(]?(?:${perTime}|${weight}|${pieces})[)）]?(?:\\s?of\\b)?|${amountWords['amount.equal-parts'].source}`,
  'gi',
);
const handfulBehind = new RegExp(
  `^\\s?[：:（(]?${amountWords['amount.take'].source}?\\s?${handful}[)）]?`,
  'u',
);
const handfulBefore = new RegExp(
  `${amountWords['amount.put'].source}?${handful}(?=${of}?\\s?$)`,
  'u',
);
const number = `(?:\\d{1,6}(?:\\.\\d{1,3})?|[${digits}]{2,5}|[十拾])`;
const numbers = `${number}(?:\\s?${to}\\s?${number})?${amountWords['amount.about-behind'].source}?`;
const listEnd = '(?=\\s*(?:[、，,；;。|）)]|$))';
/** 黄芪 15、党参（12）, 黄芪用量十五到二十: a number right behind a herb, without its unit. */
const bareBehind = new RegExp(
  `^\\s{0,2}(?:[（(]\\s?${numbers}\\s?[)）]|[\\s：:|=x×]{0,4}${of}?${amountWords['amount.amounts-to'].source}\\s?${numbers}${listEnd})`,
  'u',
);
const aboutBehind = new RegExp(`^${amountWords['amount.about-behind'].source}`, 'u');
const numberBetween = new RegExp(`^\\s?${numbers}\\s?$`, 'u');
const doseByWords = new RegExp(
  `${amountWords['amount.dose-announced'].source}[^。\\n]{0,12}?${weight}`,
  'i',
);
/** 公分 is an old word for grams, and today one for centimetres: grams only beside a name. */
const oldGramsBehind = new RegExp(
  `^[\\s：:（(]*${range}\\s?${amountWords['amount.old-gram'].source}[)）]?`,
  'iu',
);
const oldGramsBefore = new RegExp(`${range}\\s?公分(?=${of}?\\s?$)`, 'iu');
/** Herbs by their names abroad. */
const foreign =
  '(?:huang ?qi|astragalus|dang ?shen|codonopsis|dang ?gui|angelica|fu ?zi|aconit\\w{0,3}|ban ?xia|pinellia|ren ?shen|ginseng|gan ?cao|licorice|liquorice|ma ?huang|ephedra|da ?huang|rhubarb|bai ?zhu|atractylodes|fu ?ling|poria|chuan ?xiong|huang ?lian|coptis|xi ?xin|asarum|zhu ?sha|cinnabar|xiong ?huang|realgar|chai ?hu|bupleurum|dan ?shen|salvia|gui ?zhi|cinnamon)';
const foreignDose = new RegExp(
  `\\b${foreign}\\b[^。，\\n]{0,12}?(?:\\d|${weight})|(?:\\d|${weight})[^。，\\n]{0,10}?\\b${foreign}\\b`,
  'iu',
);
// Without looking ahead, so that a dose is seen alike however a stream is cut.
/** Whether a line without herbs still gives a dose. */
export function givesDose(line: string): boolean {
  const { text } = foldHerbText(line);
  return doseByWords.test(text) || foreignDose.test(text);
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
  const written = [...text.matchAll(doseNearHerbs)].flatMap((match) =>
    besideNames(place(match.index, match.index + match[0].length), mentions),
  );
  const bare = mentions.flatMap((mention, index) => [
    ...behind(line, mention, mentions[index + 1]),
    ...before(line, mention),
  ]);
  const isCovered = (one: { start: number; end: number }): boolean =>
    written.some((other) => one.start < other.end && one.end > other.start);
  return [...written, ...bare.filter((one) => !isCovered(one))]
    .map((dose) => withinBrackets(line, dose))
    .toSorted((a, b) => a.start - b.start);
}

/** 左右 goes with its amount, and a bracket only with the other. */
function withinBrackets(
  line: string,
  { start, end }: { start: number; end: number },
): { start: number; end: number } {
  const about = aboutBehind.exec(line.slice(end))?.[0].length ?? 0;
  const isOpen = /^\s?[（(]/u.test(line.slice(start, end));
  const isClosed = /[)）]$/u.test(line.slice(start, end));
  const closes = isOpen && !isClosed && /^[)）]/u.test(line.slice(end + about));
  if (isOpen && !isClosed && !closes) {
    const open = /^\s?[（(]/u.exec(line.slice(start, end))?.[0].length ?? 0;
    return { start: start + open, end: end + about };
  }
  if (!isOpen && isClosed) return { start, end: end - 1 };
  return { start, end: end + about + (closes ? 1 : 0) };
}

/** An amount without what belongs to a name: 三七|十克; 半 before 两头尖 is no half a tael. */
function besideNames(
  { start, end }: { start: number; end: number },
  mentions: readonly HerbMention[],
): { start: number; end: number }[] {
  const met = mentions.filter((other) => start < other.end && end > other.start);
  if (met.some((other) => other.start > start)) return [];
  const from = Math.max(start, ...met.map((other) => other.end));
  return from < end ? [{ start: from, end }] : [];
}

const reach = 40;

/** An amount right behind a herb: without its unit, or counted by hand. */
function behind(
  line: string,
  mention: HerbMention,
  next: HerbMention | undefined,
): { start: number; end: number }[] {
  const { text, place } = foldHerbText(line.slice(mention.end, mention.end + reach));
  const gap =
    next && withoutNextMark(line.slice(mention.end, next.start), line.slice(0, mention.start));
  const isBetween = gap !== undefined && numberBetween.test(foldHerbText(gap).text);
  if (isBetween) return [{ start: mention.end, end: mention.end + gap.length }];
  const at = (from: number, size: number): { start: number; end: number } => {
    const { start, end } = place(from, from + size);
    return { start: mention.end + (from && start), end: mention.end + end };
  };
  const bare = bareBehind.exec(text)?.[0];
  if (bare !== undefined) {
    const found = at(0, bare.length);
    return raisedNumeral.test(line.slice(found.start, found.end)) ? [] : [found];
  }
  if (isKitchenHerb(mention.name)) return [];
  const handful = handfulBehind.exec(text)?.[0];
  if (handful !== undefined) return [at(0, handful.length)];
  const skipped = amountGap.exec(text)?.[0].replace(/[\s：:（(]+$/u, '').length ?? 0;
  const grams = oldGramsBehind.exec(text.slice(skipped))?.[0];
  return grams === undefined ? [] : [at(skipped, grams.length)];
}

function before(line: string, mention: HerbMention): { start: number; end: number }[] {
  if (isKitchenHerb(mention.name)) return [];
  const from = Math.max(0, mention.start - reach);
  const { text, place } = foldHerbText(line.slice(from, mention.start));
  const match = handfulBefore.exec(text) ?? oldGramsBefore.exec(text);
  if (match === null) return [];
  const { start, end } = place(match.index, match.index + match[0].length);
  return [{ start: from + start, end: from + end }];
}

/** A note when a person's herb is above the usual daily limit. */
export function overLimit(text: string, mention: HerbMention): string | undefined {
  const limit = herbNamed(mention.name)?.grams?.[1];
  const amount = writtenAmounts(text, [mention]).get(mention);
  if (limit === undefined || amount === undefined || amount.unit === 'unread') return undefined;
  if (amount.most <= limit) return undefined;
  return texts.overLimit(mention.words, amountInWords(amount), limit);
}

function amountInWords({ words, least, most, unit }: Amount): string {
  if (unit === 'none') return texts.amountWithoutUnit(words);
  return unit === 'old' ? texts.amountInOldUnit(words, least, most) : texts.grams(most);
}

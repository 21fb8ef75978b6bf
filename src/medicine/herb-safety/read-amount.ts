import { readNumber } from '../findings/chinese-number.ts';
import { withoutEnglishNumbers } from './english-numbers.ts';

/** An amount that somebody wrote, and the grams it may mean; `words` are folded, not as typed. */
export type Amount = {
  words: string;
  /** Grams. Old units leave two readings, and a range has two ends. */
  least: number;
  most: number;
  /** `old`: in 两, 钱, 分 or 厘. `none`: a bare number, taken for grams. */
  unit: 'grams' | 'old' | 'none';
};

/** Grams of one unit: in prescriptions as they were written before 1979, and in today's market. */
type Unit = {
  pattern: RegExp;
  least: number;
  most: number;
  isOld?: true;
};

/** Decision 049: 一两 is 30 g in a prescription and 50 g in the market, so both are kept. */
const units: readonly Unit[] = [
  { pattern: /^(?:公斤|千克|kg(?![a-z]))/iu, least: 1000, most: 1000 },
  { pattern: /^(?:毫克|mg(?![a-z]))/iu, least: 0.001, most: 0.001 },
  { pattern: /^(?:微克|(?:[uμ]|mc)g(?![a-z]))/iu, least: 0.000_001, most: 0.000_001 },
  { pattern: /^(?:公?克|公分|gm?(?![a-z])|grams?(?![a-z]))/iu, least: 1, most: 1 },
  { pattern: /^市?斤/u, least: 500, most: 500 },
  { pattern: /^市两/u, least: 50, most: 50 },
  { pattern: /^市钱/u, least: 5, most: 5 },
  { pattern: /^两/u, least: 30, most: 50, isOld: true },
  { pattern: /^钱(?!包|币)/u, least: 3, most: 5, isOld: true },
  { pattern: /^分(?![钟之别开次装成])/u, least: 0.3, most: 0.5, isOld: true },
  { pattern: /^厘(?!米)/u, least: 0.03, most: 0.05, isOld: true },
];

const plainNumeral: Readonly<Record<string, string>> = {
  壹: '一',
  贰: '二',
  弍: '二',
  叁: '三',
  肆: '四',
  伍: '五',
  陆: '六',
  柒: '七',
  捌: '八',
  玖: '九',
  拾: '十',
  佰: '百',
  仟: '千',
  廿: '二十',
  卅: '三十',
  俩: '两',
  〇: '零',
  '⁄': '/',
};

const arabic = /^(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,4})?(?!\.?\d)|^\.\d{1,4}/u;
const chinese =
  /^(?:两(?=\s?(?:[百千斤两钱分厘克]|市[斤两钱]|公[克分斤]|毫克))|[零一二三四五六七八九十百千半])[零一二三四五六七八九十百千]*(?:点[零一二三四五六七八九]+)?/u;
const half = /^(?:1\s?\/\s?2|二分之一)/u;
const smaller = /^(?:1\s?\/\s?|[三四]分之一)/u;
const more = /^[来多余几]/u;
const between = /^\s*(?:[-~～—–−/]+|至|到|或|to(?![a-z]))\s*/iu;
/** A bare number ends its entry; 附子30 and 附子30左右, not 附子30天. */
const entryEnd = /^(?:左右|上下)?(?:\s(?!\s*\d)|[，,、；;。|)）]|$)/u;

/** A text as amounts are read from it: one width, plain numerals. Lengths may change. */
export function plainAmountText(text: string): string {
  return withoutEnglishNumbers(text)
    .replaceAll(/(\d?)½/gu, (_, digit: string) => `${digit || '0'}.5`)
    .normalize('NFKC')
    .replaceAll(/[壹贰弍叁肆伍陆柒捌玖拾佰仟廿卅俩〇⁄]/gu, (from) => plainNumeral[from] ?? from);
}

type Quantity = {
  /** How many of the unit: the lower and the upper reading. */
  low: number;
  high: number;
  unit: Unit | undefined;
  /** What smaller units add, in grams. */
  moreLeast: number;
  moreMost: number;
  size: number;
};

/**
 * Reads the amount at the beginning of a text: 9克, 0.5两, 三十克, 一两五钱, 三五钱, 贰钱半,
 * 10-15g, a bare 15 before the end of an entry. Undefined where none can be read for sure.
 * @param text as `plainAmountText` gives it
 */
export function readAmount(text: string): Amount | undefined {
  const first = quantityAt(text);
  if (first === undefined) return undefined;
  const middle = between.exec(text.slice(first.size))?.[0] ?? '';
  const behind = middle === '' ? undefined : quantityAt(text.slice(first.size + middle.length));
  const isPair = behind !== undefined && (first.unit ?? behind.unit) !== undefined;
  const isBarePair = behind !== undefined && !isPair && behind.low >= first.high;
  const second = isPair || isBarePair ? behind : undefined;
  const size = second === undefined ? first.size : first.size + middle.length + second.size;
  const unit = first.unit ?? second?.unit;
  const isBare = unit === undefined;
  if (isBare && !entryEnd.test(text.slice(size))) return undefined;
  const one = inGrams(first, unit);
  const other = second === undefined ? one : inGrams(second, second.unit ?? unit);
  const isOld = [first, second].some((part) => part?.unit?.isOld === true);
  return {
    words: text.slice(0, size).trim(),
    least: rounded(Math.min(one.least, other.least)),
    most: rounded(Math.max(one.most, other.most)),
    unit: isBare ? 'none' : isOld ? 'old' : 'grams',
  };
}

function rounded(grams: number): number {
  return Math.round(grams * 1e6) / 1e6;
}

function inGrams(
  { low, high, moreLeast, moreMost }: Quantity,
  unit: Unit | undefined,
): { least: number; most: number } {
  const { least, most } = unit ?? { least: 1, most: 1 };
  return { least: low * least + moreLeast, most: high * most + moreMost };
}

/** A number with its unit, halves and smaller units: 一两半, 一斤二两, 二钱五分, 一两五. */
function quantityAt(text: string): Quantity | undefined {
  const shorthand = /^[斤两钱分]半/u.exec(text);
  if (shorthand) return { ...withUnit({ low: 1.5, high: 1.5, size: 0 }, text), size: 2 };
  const number = numberAt(text);
  if (number === undefined) return undefined;
  const found = withUnit(number, text.slice(number.size));
  const { unit } = found;
  if (unit === undefined) return found;
  const rest = text.slice(found.size);
  if (rest.startsWith('半')) {
    return { ...found, low: found.low + 0.5, high: found.high + 0.5, size: found.size + 1 };
  }
  const tenth = /^[一二三四五六七八九](?=\s|[，,、；;。|)）]|$)/u.exec(rest);
  if (tenth && (unit.isOld || unit.least === 500)) {
    const part = (readNumber(tenth[0]) ?? 0) / 10;
    return { ...found, low: found.low + part, high: found.high + part, size: found.size + 1 };
  }
  const next = unit.isOld || unit.least === 500 ? quantityAt(rest) : undefined;
  if (next?.unit === undefined || next.unit.least >= unit.least) return found;
  const { least, most } = inGrams(next, next.unit);
  return { ...found, moreLeast: least, moreMost: most, size: found.size + next.size };
}

function withUnit(number: { low: number; high: number; size: number }, behind: string): Quantity {
  const space = /^\s*/u.exec(behind)?.[0].length ?? 0;
  const unitText = behind.slice(space);
  const unit = units.find(({ pattern }) => pattern.test(unitText));
  const size = unit ? space + (unit.pattern.exec(unitText)?.[0].length ?? 0) : 0;
  return { ...number, unit, moreLeast: 0, moreMost: 0, size: number.size + size };
}

function numberAt(text: string): { low: number; high: number; size: number } | undefined {
  const halved = half.exec(text)?.[0];
  if (halved !== undefined) return { low: 0.5, high: 0.5, size: halved.length };
  // A third or a quarter of something is left unread.
  if (smaller.test(text)) return undefined;
  const written = arabic.exec(text)?.[0] ?? chinese.exec(text)?.[0];
  if (written === undefined) return undefined;
  const low = valueOf(written);
  if (low === undefined) return undefined;
  const high = /^[\d.,]+$/u.test(written) ? low : (valueOf(upperOf(written)) ?? low);
  const vague = more.exec(text.slice(written.length));
  if (!vague) return { low, high, size: written.length };
  return { low, high: high + (high % 10 === 0 ? 9 : 1), size: written.length + 1 };
}

/** 三五 means three to five, 十五六 fifteen or sixteen: the second digit is the upper end. */
function upperOf(written: string): string {
  return isDigitRun(written)
    ? written
    : written.replace(/([一二三四五六七八九])([一二三四五六七八九])/u, '$2');
}

const counting = '一二三四五六七八九';

/** 一五 and 二零 are written digit by digit; 三五 and 七八 are not. */
function isDigitRun(written: string): boolean {
  if (!/^[零一二三四五六七八九]{2,}$/u.test(written)) return false;
  const [first = '', second = ''] = written;
  const step = counting.indexOf(second) - counting.indexOf(first);
  const isRange = written.length === 2 && (step === 1 || written === '三五');
  return !isRange;
}

function valueOf(written: string): number | undefined {
  if (/^[\d.,]+$/u.test(written)) return Number(written.replaceAll(',', ''));
  if (isDigitRun(written)) {
    return Number([...written].map((char) => counting.indexOf(char) + 1).join(''));
  }
  const [whole = '', decimals] = written.split('点');
  const value = readNumber(whole);
  if (value === null) return undefined;
  if (decimals === undefined) return value;
  return value + Number(`0.${[...decimals].map((char) => counting.indexOf(char) + 1).join('')}`);
}

const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  俩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** Characters a number is written with, for use inside a character class. */
export const numberChars = '\\d.零〇一二两俩三四五六七八九十百千半';

/**
 * Reads 38.5, 三十八, 一百六七十 (the lower), 二百多, 半. Null when the text is no number.
 */
export function readNumber(text: string): number | null {
  if (/^\d+(?:\.\d+)?$/u.test(text)) return Number(text);
  if (text === '半') return 0.5;
  let total = 0;
  let current: number | null = null;
  let lastUnit = 0;
  for (const [at, char] of [...text].entries()) {
    const digit = digits[char];
    const unit = units[char];
    if (digit !== undefined) {
      // 六七十 means sixty to seventy: the first of two digits in a row counts.
      if (current === null || current === 0) current = digit;
    } else if (unit !== undefined) {
      total += (current ?? (at === 0 ? 1 : 0)) * unit;
      lastUnit = unit;
      current = null;
    } else if (char === '半') {
      total += lastUnit > 0 ? lastUnit / 2 : 0.5;
    } else return null;
  }
  if (text === '') return null;
  // 二百三 means 230, 一百二 means 120; 三十八 means 38.
  if (current !== null && lastUnit >= 100 && !text.includes('零') && !text.includes('十')) {
    return total + (current * lastUnit) / 10;
  }
  return total + (current ?? 0);
}

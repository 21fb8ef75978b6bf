const ageYearsMax = 130;
const digits = '零一二三四五六七八九';

/**
 * Reads an age such as "34岁", "8个月", "2岁3个月", "十二天" or "三十四岁".
 * @returns years, to two decimals, or undefined when no sensible age is written
 */
export function readAge(text: string): number | undefined {
  const plain = text.replace(/[零一二两三四五六七八九十百]+/g, (word) => String(readNumber(word)));
  const part = (unit: string): number | undefined => {
    const found = new RegExp(`(\\d{1,4}(?:\\.\\d{1,2})?)\\s*(?:${unit})`).exec(plain)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const years = part('岁|周岁|歲|years?|yo\\b');
  const months = part('个多?月|月|months?');
  const days = part('天|日|days?');
  const bare = /^\D{0,4}(\d{1,3})\D{0,2}$/.exec(plain)?.[1];
  if (years === undefined && months === undefined && days === undefined && bare === undefined) {
    return undefined;
  }
  const isPlainNumber = years === undefined && months === undefined && days === undefined;
  const total = isPlainNumber
    ? Number(bare)
    : (years ?? 0) + (months ?? 0) / 12 + (days ?? 0) / 365;
  return total <= ageYearsMax ? Math.round(total * 100) / 100 : undefined;
}

/** Reads a Chinese number below a thousand, such as 三十四 or 一百零二. */
function readNumber(word: string): number {
  let total = 0;
  let digit = 0;
  for (const character of word.replace('两', '二')) {
    if (character === '十' || character === '百') {
      total += (digit || 1) * (character === '十' ? 10 : 100);
      digit = 0;
    } else {
      digit = digits.indexOf(character);
    }
  }
  return total + digit;
}

const ones = 'one two three four five six seven eight nine'.split(' ');
const teens =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const words = [...tens, ...teens, ...ones, 'hundred'];

const one = ones.join('|');
const belowHundred = `(?:(?:${tens.join('|')})(?:[\\s-]?(?:${one}))?|${teens.join('|')}|${one})`;

/** The source of a pattern for a number in English words, up to nine hundred and ninety-nine. */
export const englishNumber = `(?<![A-Za-z])(?:(?:(?:${one})[\\s-])?hundred(?:(?:\\sand)?[\\s-]${belowHundred})?|${belowHundred})`;
const written = new RegExp(`${englishNumber}(?![a-z])`, 'giu');

/** A text with its numbers in English words written in digits: ten g, 10 g. */
export function withoutEnglishNumbers(text: string): string {
  return text.replaceAll(written, (number) => String(valueOf(number.toLowerCase())));
}

function valueOf(number: string): number {
  const [head = '', tail] = number.includes('hundred') ? number.split('hundred') : ['', number];
  const hundreds = tail === number ? 0 : Math.max(1, sumOf(head)) * 100;
  return hundreds + sumOf(tail ?? '');
}

function sumOf(text: string): number {
  return (text.match(new RegExp(words.join('|'), 'gu')) ?? []).reduce(
    (sum, word) => sum + valueOfWord(word),
    0,
  );
}

function valueOfWord(word: string): number {
  if (ones.includes(word)) return ones.indexOf(word) + 1;
  if (teens.includes(word)) return teens.indexOf(word) + 10;
  return (tens.indexOf(word) + 2) * 10;
}

// Numbers and account names that identify or reach a person. Clinical figures such as
// 38.5, 152/94 or 2000 ml match none of these patterns.
import { foldDigits, findMatches, type TextMatch } from './mask-matches.ts';
import maskNumberLists from '#medicine/compiled/lexicon/mask-number.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { maskTexts as texts } from './mask-texts.ts';

const maskNumberWords = lexicon(maskNumberLists);

const gap = String.raw`[\s\-—–_.·]{0,2}`;
const mobile = new RegExp(
  String.raw`(?<!\d)(?:(?:\+|00)?86${gap})?(?:1[3-9]\d${gap}\d{4}${gap}\d{4}|` +
    String.raw`1[3-9]\d{2}${gap}\d{3}${gap}\d{4}|1[3-9]\d${gap}\d{3}${gap}\d{5}|1[\s-][3-9](?:[\s-]\d){9})(?!\d)`,
  'g',
);
const landline = maskNumberWords['mask-number.landline'].regExp('g');
const service = /(?<!\d)[48]00[\s-]?\d{3,4}[\s-]?\d{3,4}(?!\d)/g;
const localPhone = maskNumberWords['mask-number.local-phone'].regExp('g');
const idNumber = /(?<![\dA-Za-z])[1-9](?:[\s-]?\d){16}[\s-]?[\dXx](?![\dA-Za-z])/g;
const oldIdNumber = /(?<!\d)[1-9]\d{7}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}(?!\d)/g;
const passport = maskNumberWords['mask-number.document'].regExp('g');
const card = /(?<![\d])\d(?:[\s-]?\d){12,18}(?![\d])/g;
const cardNamed = maskNumberWords['mask-number.card'].regExp('g');
const bankNamed = maskNumberWords['mask-number.bank'].regExp('g');
const account = maskNumberWords['mask-number.account'].regExp('gi');
const email =
  /[\w.+-]+\s?(?:@|\(at\)|\[at\]|#at#)\s?[\w-]+(?:\s?(?:\.|。|\(dot\))\s?[a-z][\w-]*)+/gi;
const link = /(?:https?:\/\/|www\.)[^\s\u4e00-\u9fff，。；、）)]+/gi;
const record = maskNumberWords['mask-number.record'].regExp('g');
const plate = maskNumberWords['mask-number.plate'].regExp('g');
const longNumber = /(?<![\d.])\d{9,}(?![\d.])/g;

/** Finds numbers and accounts in a text with half-width characters. */
export function findNumbers(text: string): TextMatch[] {
  const digits = foldDigits(text);
  return [
    ...findMatches(text, email, 'email', texts.email),
    ...findMatches(text, link, 'account', texts.link),
    ...findMatches(text, plate, 'plate', texts.plate),
    ...findMatches(text, record, 'record-number', texts.record),
    ...findMatches(digits, idNumber, 'id-number', (words) =>
      isIdNumber(words) ? texts.document : null,
    ),
    ...findMatches(text, passport, 'id-number', texts.document),
    ...findMatches(digits, oldIdNumber, 'id-number', texts.document),
    ...findMatches(text, cardNamed, 'bank-card', texts.card),
    ...findMatches(text, bankNamed, 'bank-card', texts.card),
    ...findMatches(text, card, 'bank-card', (words) => (isCard(words) ? texts.card : null)),
    ...findMatches(digits, mobile, 'phone', texts.phone),
    ...findMatches(digits, landline, 'phone', texts.phone),
    ...findMatches(text, service, 'phone', texts.phone),
    ...findMatches(text, localPhone, 'phone', texts.phone),
    ...findMatches(text, account, 'account', texts.account),
    // No clinical figure is this long.
    ...findMatches(text, longNumber, 'record-number', (words) =>
      isDay(words) ? null : texts.record,
    ),
  ];
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A valid check digit, or a birthday in the right place: a number with a typo still identifies. */
function isIdNumber(words: string): boolean {
  const plain = words.replaceAll(/[\s-]/g, '').toUpperCase();
  const sum = weights.reduce((total, weight, place) => total + weight * Number(plain[place]), 0);
  if ('10X98765432'[sum % 11] === plain[17]) return true;
  return isDay(plain.slice(6, 14));
}

function isDay(digits: string): boolean {
  return /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits);
}

/** Whether the check digit of a card number (Luhn) is right. */
function isCard(words: string): boolean {
  const digits = words.replaceAll(/[\s-]/g, '');
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

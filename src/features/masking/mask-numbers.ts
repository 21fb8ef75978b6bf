// Numbers and account names that identify or reach a person. Clinical figures such as
// 38.5, 152/94 or 2000 ml match none of these patterns.
import { foldDigits, findMatches, type TextMatch } from './mask-matches.ts';

const gap = String.raw`[\s\-—–_.·]{0,2}`;
const mobile = new RegExp(
  String.raw`(?<!\d)(?:(?:\+|00)?86${gap})?(?:1[3-9]\d${gap}\d{4}${gap}\d{4}|` +
    String.raw`1[3-9]\d{2}${gap}\d{3}${gap}\d{4}|1[3-9]\d${gap}\d{3}${gap}\d{5}|1[\s-][3-9](?:[\s-]\d){9})(?!\d)`,
  'g',
);
const landline =
  /(?<!\d)(?:\(0\d{2,3}\)|0\d{2,3})[\s\-—]{0,2}[2-8]\d{6,7}(?:[\s-]*转?[\s-]*\d{1,5}(?=转|分机)|[\s]?(?:转|分机)\s?\d{1,5})?(?!\d)/g;
const service = /(?<!\d)[48]00[\s-]?\d{3,4}[\s-]?\d{3,4}(?!\d)/g;
const localPhone = /(?:电话|座机|手机|联系方式|致电|打)(?:号码?)?[是为::\s]*(\d{7,8})(?!\d)/g;
const idNumber = /(?<![\dA-Za-z])[1-9](?:[\s-]?\d){16}[\s-]?[\dXx](?![\dA-Za-z])/g;
const oldIdNumber = /(?<!\d)[1-9]\d{7}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}(?!\d)/g;
const passport =
  /(?:护照|通行证|回乡证|军官证|驾驶证)(?:号码?)?[是为:\s]*([A-Za-z]{0,2}\d{6,12})(?!\d)/g;
const card = /(?<![\d])\d(?:[\s-]?\d){12,18}(?![\d])/g;
const cardNamed =
  /(?:银行|信用|储蓄|借记|[工农建中招交邮]行)?(?:卡|账|帐)(?:号码?|户)?[是为:\s]*(\d(?:[\s-]?\d){11,18})(?!\d)/g;
const bankNamed = /(?:[工农建中招交邮]行|银行)[是为:\s]*(\d(?:[\s-]?\d){11,18})(?!\d)/g;
const account =
  /(?:微信|威信|薇信|徽信|wechat|weixin|wx|vx|v信|加我?v|扣扣|qq|企鹅|抖音|小红书|微博|快手|支付宝|淘宝|旺旺|telegram|电报)(?:群|账|帐)?(?:号码|号|id|名)?(?:是|为|叫)?[:\s]*([a-z0-9][\w-]{4,30})(?![\w-])/gi;
const email =
  /[\w.+-]+\s?(?:@|\(at\)|\[at\]|#at#)\s?[\w-]+(?:\s?(?:\.|。|\(dot\))\s?[a-z][\w-]*)+/gi;
const link = /(?:https?:\/\/|www\.)[^\s\u4e00-\u9fff，。；、）)]+/gi;
const record =
  /(?:病历|病案|住院|门诊|就诊卡?|挂号|医保卡?|社保卡?|档案|登记|条码|检查|化验|报告|影像|体检|工)(?:编?号码?|编码)[是为:\s]*([A-Za-z]{0,4}[\d-]{4,20})(?![\d])/g;
const plate =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][·\s.-]?[A-HJ-NP-Z0-9]{5,6}(?![A-Za-z0-9])/g;
const longNumber = /(?<![\d.])\d{9,}(?![\d.])/g;

/** Finds numbers and accounts in a text with half-width characters. */
export function findNumbers(text: string): TextMatch[] {
  const digits = foldDigits(text);
  return [
    ...findMatches(text, email, 'email', '[邮箱]'),
    ...findMatches(text, link, 'account', '[链接]'),
    ...findMatches(text, plate, 'plate', '[车牌]'),
    ...findMatches(text, record, 'record-number', '[编号]'),
    ...findMatches(digits, idNumber, 'id-number', (words) =>
      isIdNumber(words) ? '[证件号]' : null,
    ),
    ...findMatches(text, passport, 'id-number', '[证件号]'),
    ...findMatches(digits, oldIdNumber, 'id-number', '[证件号]'),
    ...findMatches(text, cardNamed, 'bank-card', '[卡号]'),
    ...findMatches(text, bankNamed, 'bank-card', '[卡号]'),
    ...findMatches(text, card, 'bank-card', (words) => (isCard(words) ? '[卡号]' : null)),
    ...findMatches(digits, mobile, 'phone', '[电话]'),
    ...findMatches(digits, landline, 'phone', '[电话]'),
    ...findMatches(text, service, 'phone', '[电话]'),
    ...findMatches(text, localPhone, 'phone', '[电话]'),
    ...findMatches(text, account, 'account', '[账号]'),
    // No clinical figure is this long.
    ...findMatches(text, longNumber, 'record-number', (words) => (isDay(words) ? null : '[编号]')),
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

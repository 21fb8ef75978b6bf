import { findPerson } from '../findings/find-person.ts';
import { numberChars, readNumber } from '../findings/chinese-number.ts';
import { measurementsIn } from '../findings/measurements.ts';
import type { NumberSign } from '../knowledge/red-flags.ts';

export type SignHit = { sign: string; start: number; end: number };

/** Limits in °C, mmHg, beats a minute, mmol/L, percent, months. */
const limits = {
  fever: 37.95,
  highFever: 39,
  veryHighFever: 40.5,
  lowTemperature: 35.5,
  systolicHigh: 180,
  diastolicHigh: 115,
  systolicPregnant: 150,
  diastolicPregnant: 100,
  systolicLow: 85,
  heartFast: 150,
  heartSlow: 40,
  glucoseLow: 3.3,
  glucoseHigh: 16.7,
  oxygenLow: 92,
  infantMonths: 3,
  childYears: 8,
};

const tests: readonly (readonly [string, NumberSign, (value: number) => boolean])[] = [
  ['temperature', '#体温三十八', (value) => value >= limits.fever],
  ['temperature', '#体温三十九', (value) => value >= limits.highFever],
  ['temperature', '#体温四十', (value) => value >= limits.veryHighFever],
  ['temperature', '#低体温', (value) => value < limits.lowTemperature],
  ['systolic', '#血压极高', (value) => value >= limits.systolicHigh],
  ['diastolic', '#血压极高', (value) => value >= limits.diastolicHigh],
  ['systolic', '#孕期血压高', (value) => value >= limits.systolicPregnant],
  ['diastolic', '#孕期血压高', (value) => value >= limits.diastolicPregnant],
  ['systolic', '#血压极低', (value) => value < limits.systolicLow],
  ['heart-rate', '#心率极快', (value) => value >= limits.heartFast],
  ['heart-rate', '#心率极慢', (value) => value <= limits.heartSlow],
  ['glucose', '#血糖极低', (value) => value < limits.glucoseLow],
  ['glucose', '#血糖极高', (value) => value >= limits.glucoseHigh],
  ['oxygen', '#血氧低', (value) => value < limits.oxygenLow],
];

const n = `[${numberChars}]`;
const babyWord =
  '(?:宝宝|小宝|宝贝|宝|娃娃|娃|婴儿|孩子|小孩|新生儿|早产儿|儿子|女儿|闺女|儿|老二|老大|二宝|大宝|小家伙|小不点|小毛头|毛毛|妞妞|囡囡|乖乖|小子|丫头|孙子|孙女|外孙|弟弟|妹妹|[男女](?:孩子?|宝宝?|婴|娃))';
const ofAge = '[，、 ]?(?:现在|目前|才|刚|刚刚|已经|都|快|差不多|是|今天|满|出生|生下来|有)*';
const unit = `(${n}{1,3})(多)?(?:(天|日)|(?:个)?(月)(半)?|(?:个)?(周|星期))`;
const notSpan = '(?!没|不|了(?![，。！？]|$)|前|以前|以来|后|内|拉|大便|发烧|咳)';
/** 宝宝45天, 一个半月大的婴儿, 出生20天, 才40天 */
const infantAges = [
  new RegExp(`${babyWord}${ofAge}${unit}${notSpan}`, 'gu'),
  new RegExp(`${unit}(?:${n}{1,2}天|零${n}{1,2}天)?(?:龄|大)?的?(?:小)?${babyWord}`, 'gu'),
  new RegExp(`(?:出生|生下来|生了|刚生|落地|才|刚满|未满|不满|不到)${unit}${notSpan}`, 'gu'),
];
const halfMonths = new RegExp(`(${n})个半月`, 'gu');
const weeksPregnant = new RegExp(
  `(?:孕|怀|我|我们|宝宝|胎儿|老婆|媳妇|已经|现在|今天|刚好|^|，|。)(?:妇|期|了|孕|上|到)?(${n}{1,3})(?:\\s)?周(?:零|加|\\+)?(?:${n}天)?(?:多|了|整)?(?=[，。！？\\s的睡突今昨产孕早下宫流出见血]|$)`,
  'gu',
);
const lasting = new RegExp(
  `(?<!(?:血压|血糖|糖尿病|心脏病|冠心病|房颤|高血脂|抽烟|喝酒)(?:病|史|得|有)?[^，。]{0,3})(?:(?:${n}{1,3}|好几|几|十几|多|半)(?:多)?个?(?:年|月)(?:多|半)?(?:了|啦|来|都|，|$)|后遗症|老毛病|多年|常年|从小就)`,
  'gu',
);

/** Ages under three months as people write them of a baby. */
function infantAgesIn(text: string): SignHit[] {
  const hits: SignHit[] = [];
  for (const pattern of infantAges) {
    for (const match of text.matchAll(pattern)) {
      const value = readNumber(match[1] ?? '');
      if (value === null) continue;
      const isDays = match[3] !== undefined;
      const isWeeks = match[6] !== undefined;
      const inMonths = isDays ? value / 30.5 : isWeeks ? value / 4.35 : value;
      if (inMonths >= limits.infantMonths) continue;
      hits.push({ sign: '#三月龄内', start: match.index, end: match.index + match[0].length });
    }
  }
  if (new RegExp(babyWord, 'u').test(text)) {
    for (const match of text.matchAll(halfMonths)) {
      if ((readNumber(match[1] ?? '') ?? limits.infantMonths) >= limits.infantMonths) continue;
      hits.push({ sign: '#三月龄内', start: match.index, end: match.index + match[0].length });
    }
  }
  return hits;
}

function hitsOf(sign: NumberSign, pattern: RegExp, text: string): SignHit[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    sign,
    start: index,
    end: index + found.length,
  }));
}

/** Signs read from the numbers of one normalised text. */
export function numberSigns(text: string): SignHit[] {
  const hits: SignHit[] = [];
  for (const { kind, value, start, end } of measurementsIn(text)) {
    for (const [about, sign, holds] of tests) {
      if (about === kind && holds(value)) hits.push({ sign, start, end });
    }
  }
  if (/岁|月|天|周|新生儿|婴/u.test(text)) {
    const { ageMonths, ageYears, ageText } = findPerson([{ role: 'user', content: text }]);
    const start = Math.max(0, text.indexOf(ageText ?? ''));
    const end = start + (ageText?.length ?? 0);
    if (ageMonths !== undefined && ageMonths < limits.infantMonths)
      hits.push({ sign: '#三月龄内', start, end });
    if (ageYears !== undefined && ageYears < limits.childYears)
      hits.push({ sign: '#幼儿', start, end });
  }
  hits.push(
    ...infantAgesIn(text),
    ...hitsOf('#孕周', weeksPregnant, text),
    ...hitsOf('#久病', lasting, text),
  );
  return hits;
}

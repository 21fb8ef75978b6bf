import { findPerson } from '../findings/find-person.ts';
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
  return hits;
}

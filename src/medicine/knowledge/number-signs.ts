// The signs of danger that are read from numbers, with their limits. A physician signs them as the rest.
import type { Measurement } from '../findings/measurements.ts';
import type { NumberSign } from './red-flags.ts';

export type Limit = { atLeast: number } | { atMost: number } | { below: number };
type MeasuredSign = { measured: Measurement['kind']; sign: NumberSign; limit: Limit };

/** Limits in °C, mmHg, beats a minute, mmol/L, percent. */
export const measuredSigns: readonly MeasuredSign[] = [
  { measured: 'temperature', sign: '#体温三十八', limit: { atLeast: 37.95 } },
  { measured: 'temperature', sign: '#体温三十九', limit: { atLeast: 39 } },
  { measured: 'temperature', sign: '#体温四十', limit: { atLeast: 40.5 } },
  { measured: 'temperature', sign: '#低体温', limit: { below: 35.5 } },
  { measured: 'systolic', sign: '#血压极高', limit: { atLeast: 180 } },
  { measured: 'diastolic', sign: '#血压极高', limit: { atLeast: 115 } },
  { measured: 'systolic', sign: '#孕期血压高', limit: { atLeast: 150 } },
  { measured: 'diastolic', sign: '#孕期血压高', limit: { atLeast: 100 } },
  { measured: 'systolic', sign: '#血压极低', limit: { below: 85 } },
  { measured: 'heart-rate', sign: '#心率极快', limit: { atLeast: 150 } },
  { measured: 'heart-rate', sign: '#心率极慢', limit: { atMost: 40 } },
  { measured: 'glucose', sign: '#血糖极低', limit: { below: 3.3 } },
  { measured: 'glucose', sign: '#血糖极高', limit: { atLeast: 16.7 } },
  { measured: 'oxygen', sign: '#血氧低', limit: { below: 92 } },
];

/** Until which age the signs of age hold. */
export const infantMonths = 3;
export const childYears = 8;

/** Signs of age, of a pregnancy and of a long illness. */
export const stateSigns = {
  infant: '#三月龄内',
  child: '#幼儿',
  pregnant: '#孕中',
  weeksPregnant: '#孕周',
  longIll: '#久病',
} as const satisfies Record<string, NumberSign>;

/** The idea of a pregnancy in words; a known one stands for it. */
export const saidPregnant = '怀孕';

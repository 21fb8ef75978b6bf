import rows from '../compiled/number-signs.json' with { type: 'json' };
import type { Measurement } from '../findings/measurements.ts';

/** A sign read from numbers rather than words. */
export type NumberSign = `#${string}`;
export type Limit = { atLeast: number } | { atMost: number } | { below: number };
type State = 'infant' | 'child' | 'pregnant' | 'weeksPregnant' | 'fewWeeksPregnant' | 'longIll';
type NumberSignRow = {
  sign: NumberSign;
  limits?: readonly (Limit & { measured: Measurement['kind'] | 'age' | 'pregnancy' })[];
  /** What it says of the person, where that is no measurement. */
  state?: State;
  /** The idea in words that a known one stands for. */
  inWords?: string;
};
type MeasuredSign = { measured: Measurement['kind']; sign: NumberSign; limit: Limit };

const all = rows as readonly NumberSignRow[];

/** Limits in °C, mmHg, beats a minute, mmol/L, percent. */
export const measuredSigns: readonly MeasuredSign[] = all.flatMap(({ sign, limits = [] }) =>
  limits.flatMap((limit) =>
    limit.measured === 'age' || limit.measured === 'pregnancy'
      ? []
      : [{ measured: limit.measured, sign, limit }],
  ),
);

/** Until which age the signs of age hold. */
export const infantMonths = limitOf('infant');
export const childYears = limitOf('child');
/** Before this week of a pregnancy nothing is felt to move. */
export const movementWeeks = limitOf('fewWeeksPregnant');

/** Signs of age, of a pregnancy and of a long illness. */
export const stateSigns: Readonly<Record<State, NumberSign>> = {
  infant: rowOf('infant').sign,
  child: rowOf('child').sign,
  pregnant: rowOf('pregnant').sign,
  weeksPregnant: rowOf('weeksPregnant').sign,
  fewWeeksPregnant: rowOf('fewWeeksPregnant').sign,
  longIll: rowOf('longIll').sign,
};

/** The idea of a pregnancy in words; a known one stands for it. */
export const saidPregnant = rowOf('pregnant').inWords ?? '';

function rowOf(state: State): NumberSignRow {
  const row = all.find((one) => one.state === state);
  if (row === undefined) throw new Error(`No number sign for ${state}`);
  return row;
}

function limitOf(state: State): number {
  const [limit] = rowOf(state).limits ?? [];
  if (limit === undefined || !('below' in limit)) throw new Error(`No limit for ${state}`);
  return limit.below;
}

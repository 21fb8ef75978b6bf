import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Example } from './fit-logistic.ts';
import { fitLogistic } from './fit-logistic.ts';

const example = (values: readonly number[], is: boolean, weight = 1): Example => ({
  places: Int32Array.from(values.keys()),
  values: Float64Array.from(values),
  is,
  weight,
});
const oddsOf = ({ bias, weights }: ReturnType<typeof fitLogistic>, values: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias);

describe('a logistic regression', () => {
  it('finds the log odds of what is counted', () => {
    const counted = [
      ...Array.from({ length: 30 }, () => example([1], true)),
      ...Array.from({ length: 10 }, () => example([1], false)),
      ...Array.from({ length: 5 }, () => example([0], true)),
      ...Array.from({ length: 20 }, () => example([0], false)),
    ];
    const fitted = fitLogistic(counted, 1, 1e-9);
    expect(oddsOf(fitted, [0])).toBeCloseTo(Math.log(5 / 20), 3);
    expect(oddsOf(fitted, [1])).toBeCloseTo(Math.log(30 / 10), 3);
  });

  it('counts an example by its weight', () => {
    const twice = [example([1], true, 2), example([1], false), example([0], false)];
    const doubled = [
      example([1], true),
      example([1], true),
      example([1], false),
      example([0], false),
    ];
    const [one, other] = [fitLogistic(twice, 1, 0.5), fitLogistic(doubled, 1, 0.5)];
    expect(oddsOf(one, [1])).toBeCloseTo(oddsOf(other, [1]), 4);
  });

  it('keeps weights smaller under a greater penalty', () => {
    const apart = [example([1], true), example([-1], false)];
    const sizes = [0.01, 1, 100].map((penalty) =>
      Math.abs(fitLogistic(apart, 1, penalty).weights[0] ?? 0),
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it('ends at a point where the cost has no slope, and always at the same one', () => {
    const row = fc.tuple(
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: -3, max: 3 }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 4, maxLength: 40 }), (rows) => {
        const examples = rows.map(([a, b, is]) => example([a, b], is));
        const penalty = 0.5;
        const fitted = fitLogistic(examples, 2, penalty);
        expect(fitLogistic(examples, 2, penalty)).toEqual(fitted);
        const slope = [0, 1].map((at) =>
          rows.reduce(
            (sum, [a, b, is]) =>
              sum +
              ([a, b][at] ?? 0) * (1 / (1 + Math.exp(-oddsOf(fitted, [a, b]))) - (is ? 1 : 0)),
            penalty * (fitted.weights[at] ?? 0),
          ),
        );
        for (const one of slope) expect(Math.abs(one)).toBeLessThan(1e-3);
      }),
      { numRuns: 50 },
    );
  });
});

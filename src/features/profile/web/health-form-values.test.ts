import { describe, expect, it } from 'vitest';

import { listEntriesMax, parseNames } from '../rules.ts';
import { healthFormErrors, fromFormValues, toFormValues } from './health-form-values.ts';

const empty = toFormValues(null);

describe('a line of names', () => {
  it('is split at commas of every kind, trimmed, without empty or duplicate names', () => {
    expect(parseNames(' 枸杞，黄芪,, 当归 、枸杞；\n山药;')).toEqual([
      '枸杞',
      '黄芪',
      '当归',
      '山药',
    ]);
    expect(parseNames(' ，, ')).toEqual([]);
  });
});

describe('the form of the health profile', () => {
  it('sends null for empty fields, and an empty list for "none"', () => {
    expect(fromFormValues(empty)).toEqual({
      sex: null,
      birthYear: null,
      pregnancy: null,
      lactating: null,
      medicines: null,
      allergies: null,
    });
    expect(fromFormValues({ ...empty, medicines: '无', allergies: 'None.' })).toMatchObject({
      medicines: [],
      allergies: [],
    });
  });

  it('shows the saved values', () => {
    const kept = {
      sex: 'female',
      birthYear: 1990,
      pregnancy: 'possible',
      lactating: false,
      medicines: ['华法林', '二甲双胍'],
      allergies: [],
    } as const;
    expect(
      fromFormValues(toFormValues({ ...kept, medicines: [...kept.medicines], allergies: [] })),
    ).toEqual(kept);
  });

  it('omits the pregnancy for a man', () => {
    expect(
      fromFormValues({ ...empty, sex: 'male', pregnancy: 'yes', lactating: 'yes' }),
    ).toMatchObject({
      pregnancy: null,
      lactating: null,
    });
  });

  it('is refused with an invalid year and with a list that is too long', () => {
    const medicines = Array.from({ length: listEntriesMax + 1 }, (_, n) => `药${n}`).join('，');
    expect(Object.keys(healthFormErrors({ ...empty, birthYear: '19x0', medicines }, 2026))).toEqual(
      ['birthYear', 'medicines'],
    );
    expect(healthFormErrors({ ...empty, birthYear: '1990' }, 2026)).toEqual({});
    expect(Object.keys(healthFormErrors({ ...empty, birthYear: '2027' }, 2026))).toEqual([
      'birthYear',
    ]);
  });
});

import { describe, expect, it } from 'vitest';

import { listEntriesMax, namesIn } from '../rules.ts';
import { faultsIn, healthOf, writtenOf } from './written-health.ts';

const empty = writtenOf(null);

describe('names in a line', () => {
  it('are split at commas of every kind, trimmed, without empties, each once', () => {
    expect(namesIn(' 枸杞，黄芪,, 当归 、枸杞；\n山药;')).toEqual(['枸杞', '黄芪', '当归', '山药']);
    expect(namesIn(' ，, ')).toEqual([]);
  });
});

describe('the form of the health profile', () => {
  it('says nothing where nothing is written, and "none" where that is written', () => {
    expect(healthOf(empty)).toEqual({
      sex: null,
      birthYear: null,
      pregnancy: null,
      lactating: null,
      medicines: null,
      allergies: null,
    });
    expect(healthOf({ ...empty, medicines: '无', allergies: 'None.' })).toMatchObject({
      medicines: [],
      allergies: [],
    });
  });

  it('comes back as it was kept', () => {
    const kept = {
      sex: 'female',
      birthYear: 1990,
      pregnancy: 'possible',
      lactating: false,
      medicines: ['华法林', '二甲双胍'],
      allergies: [],
    } as const;
    expect(healthOf(writtenOf({ ...kept, medicines: [...kept.medicines], allergies: [] }))).toEqual(
      kept,
    );
  });

  it('says nothing of a pregnancy for a man', () => {
    expect(healthOf({ ...empty, sex: 'male', pregnancy: 'yes', lactating: 'yes' })).toMatchObject({
      pregnancy: null,
      lactating: null,
    });
  });

  it('is refused with a year that is none and with too long a list', () => {
    const medicines = Array.from({ length: listEntriesMax + 1 }, (_, n) => `药${n}`).join('，');
    expect(Object.keys(faultsIn({ ...empty, birthYear: '19x0', medicines }, 2026))).toEqual([
      'birthYear',
      'medicines',
    ]);
    expect(faultsIn({ ...empty, birthYear: '1990' }, 2026)).toEqual({});
    expect(Object.keys(faultsIn({ ...empty, birthYear: '2027' }, 2026))).toEqual(['birthYear']);
  });
});

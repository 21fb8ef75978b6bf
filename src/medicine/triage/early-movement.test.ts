import { describe, expect, it } from 'vitest';
import { triage } from './triage.ts';

const after = (...said: string[]): ReturnType<typeof triage> =>
  triage(said.map((content) => ({ role: 'user', content })));

describe('movements that are not felt yet', () => {
  it('are no danger and no doubt in the first weeks', () => {
    for (const said of [
      ['怀孕11周，老恶心', '都没有，胎动还没有呢才11周'],
      ['怀孕三个月了', '没有胎动'],
      ['孕12周，没有胎动正常吗'],
    ])
      expect(after(...said)).toMatchObject({ level: 'routine', doubts: [] });
  });

  it('are one later, and where the weeks told last are later ones or none', () => {
    expect(after('怀孕30周，今天没有胎动').level).toBe('emergency');
    expect(after('怀孕11周的时候吐得厉害', '现在怀孕30周了，今天没有胎动').level).toBe('emergency');
    expect(after('今天没有胎动').level).toBe('emergency');
  });

  it('are one, or are asked about, in words that make little of it', () => {
    expect(after('怀孕32周，宝宝今天动得比昨天少').level).toBe('emergency');
    expect(after('怀孕28周，今天胎动好像少了，别的都好').doubts).toMatchObject([
      { group: 'labour-fetal' },
    ]);
    expect(after('怀孕30周，胎动都好').level).toBe('routine');
    expect(after('孩子5岁最近动得比以前少，老坐着').level).toBe('routine');
  });

  it('hide no other danger', () => {
    expect(after('怀孕11周，没有胎动，下面流血了').level).toBe('emergency');
    expect(after('怀孕11周', '没有胎动，突然破水了').level).toBe('emergency');
  });
});

import { describe, expect, it } from 'vitest';
import { triage } from './triage.ts';

const after = (...said: string[]): ReturnType<typeof triage> =>
  triage(said.map((content) => ({ role: 'user', content })));

describe('movements of a child that is carried', () => {
  it('are no danger and no doubt while none are felt yet', () => {
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

  it('are one from the 28th week on, in words that make little of it', () => {
    for (const said of [
      ['怀孕32周，宝宝今天动得比昨天少'],
      ['怀孕28周，今天胎动好像少了，别的都好'],
      ['怀孕29周，胎动弱了一点'],
      ['怀孕30周，感觉宝宝动得没以前多'],
      ['怀孕30周，宝宝今天不太爱动'],
      ['怀孕38周，胎动少了正常吗'],
      ['怀孕34周', '今天数了三次胎动，加起来不到十下'],
    ])
      expect(after(...said).alarms).toMatchObject([{ group: 'labour-fetal' }]);
  });

  it('are none where there are as many as ever, or more, or they are only asked about', () => {
    for (const said of [
      ['怀孕30周，胎动都好'],
      ['怀孕32周，胎动不少，就是睡不好'],
      ['怀孕34周，今天胎动比昨天多，正常吗'],
      ['怀孕35周，胎动突然变多，有点担心'],
      ['孕晚期胎动很多，踢得我睡不着'],
      ['36周，胎动没减少，腰酸'],
      ['怀孕34周，胎动数着够十下'],
      ['怀孕30周，怎么数胎动'],
      ['怀孕34周', '胎动跟平时差不多'],
      ['怀孕34周，听说快生了胎动会少，是真的吗'],
      ['孩子5岁最近动得比以前少，老坐着'],
    ])
      expect(after(...said).level).toBe('routine');
  });

  it('hide no other danger', () => {
    expect(after('怀孕11周，没有胎动，下面流血了').level).toBe('emergency');
    expect(after('怀孕11周', '没有胎动，突然破水了').level).toBe('emergency');
  });
});

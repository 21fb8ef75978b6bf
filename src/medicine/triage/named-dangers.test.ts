import { describe, expect, it } from 'vitest';
import { triage } from './triage.ts';

const groupsIn = (content: string): string[] =>
  triage([{ role: 'user', content }]).alarms.map(({ group }) => group);

describe('a danger of pregnancy and birth', () => {
  it.each(['女，68岁，头痛，血压160/100', '我68岁了，头痛，血压160/110', '爸爸头痛，血压160/100'])(
    'is not named for somebody who cannot be pregnant: %s',
    (content) => {
      expect(groupsIn(content)).toEqual([]);
    },
  );

  it.each([
    '怀起娃儿三个月，底下来血了，腰杆胀痛',
    '今天宝宝懒得很，吃了甜的也没咋动，以往晚上最活跃，33周了',
  ])('is an alarm where weeks or months are the pregnancy’s: %s', (content) => {
    expect(groupsIn(content)).not.toEqual([]);
  });

  it.each([
    '怀孕30周，头痛，血压160/100',
    '我老公陪我去量的，怀孕33周，头痛眼花，血压165/110',
    '我40岁，怀二胎34周，头痛得厉害，血压160/105',
    '我是男的，替老婆问：她怀孕32周，头痛，血压170/110',
  ])('is named where a pregnancy is told of: %s', (content) => {
    expect(groupsIn(content)).toContain('pre-eclampsia');
  });
});

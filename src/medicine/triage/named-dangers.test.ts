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

describe('the fever of an infant', () => {
  it.each([
    '宝宝一岁两个月，昨晚开始发烧，最高38.9，流鼻涕',
    '一岁两个月的宝宝发烧38.9',
    '我家宝宝1岁2个月了发烧38.9',
    '孩子两岁一个月，发烧39度',
  ])('is not named where years and months are told: %s', (content) => {
    expect(groupsIn(content)).toEqual([]);
  });

  it.each([
    '宝宝两个月，发烧38.5',
    '纠正一下不是三岁是三周，三周大，发烧38点4',
    '宝宝还没满百天，只有八十天，发热，38.6',
    '宝宝不到一岁，才两个月，发烧38.3',
  ])('is named below three months: %s', (content) => {
    expect(groupsIn(content)).toContain('infant-fever');
  });
});

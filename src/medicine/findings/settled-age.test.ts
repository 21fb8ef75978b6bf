import { describe, expect, it } from 'vitest';
import { findPerson } from './find-person.ts';

const ageIn = (...messages: string[]): number | undefined =>
  findPerson(messages.map((content) => ({ role: 'user', content }) as const)).ageYears;

describe('an age without its word', () => {
  it.each([
    ['大娘我六十三，膝盖疼', 63],
    ['我妈六十七,跳广场舞跳的膝盖响', 67],
    ['岳父七十五，吃完饭嗳气', 75],
    ['我今年七十有三了，腰痛', 73],
    ['五十一了，绝经一年，最近半年潮热', 51],
    ['组长说我脸黄得像个四十岁的，其实我才二十六', 26],
    ['不是我，是我同学，男的，二十', 20],
    ['我同学，男，二十八了，失眠', 28],
    ['我是做美发的，三十三，老是腰酸', 33],
    ['老公跑车的，三十九，胃疼', 39],
  ])('is told in %s', (text, years) => {
    expect(ageIn(text)).toBe(years);
  });

  it.each([
    '我39了，烧得厉害',
    '迟到扣了我五十，心里堵',
    '我血压130',
    '我一百二，想减肥',
    '血压上面一百四，九十，头晕',
  ])('is not in %s', (text) => {
    expect(ageIn(text)).toBeUndefined();
  });
});

describe('a slip within one answer', () => {
  it('gives way to what it is put right to', () => {
    expect(ageIn('我失眠，女的，42，哦不，过了生日了，今年43')).toBe(43);
  });
});

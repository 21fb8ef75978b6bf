import { describe, expect, it } from 'vitest';
import type { Turn } from './finding.ts';
import { findPerson } from './find-person.ts';

const told = (...messages: string[]) =>
  findPerson(messages.map((content) => ({ role: 'user' as const, content })));

it('keeps of whom it is once the question on the person was answered', () => {
  const turns: Turn[] = [
    { role: 'user', content: '高二长痘怎么办' },
    { role: 'assistant', content: '请问性别和年龄？' },
    { role: 'user', content: '女 17' },
    { role: 'assistant', content: '这样多久了？' },
    { role: 'user', content: '妈妈说月经不调才长痘，我月经很准的' },
  ];
  expect(findPerson(turns)).toMatchObject({ about: 'self', ageYears: 17 });
});

describe('a correction', () => {
  it.each([
    ['打错了，是58', 58],
    ['打错了是58', 58],
    ['说错了，应该是五十八', 58],
    ['不是68，是58', 58],
    ['打错了，是头晕不是头疼', 68],
    ['不是一天，是十五天', 68],
    ['打错了，是38度5', 68],
    ['一共58块钱', 68],
  ])('of an age by “%s”: %i', (correction, ageYears) => {
    expect(told('我妈68岁，头晕一个礼拜了', correction)).toMatchObject({
      about: 'other',
      ageYears,
    });
  });

  it('of the subject ends what was told of another, and the right one is told after it', () => {
    const before = ['我妈68岁，头晕一个礼拜了', '打错了，是58', '不是我妈，是我自己'];
    expect(told(...before)).toMatchObject({ about: 'self', sex: 'unknown' });
    expect(told(...before).ageYears).toBeUndefined();
    expect(told(...before, '我今年49岁，男的')).toMatchObject({ sex: 'male', ageYears: 49 });
  });
});

import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readNumber } from '#medicine/findings/chinese-number.ts';
import type { Person } from '#medicine/findings/find-person.ts';
import { findPerson } from '#medicine/findings/find-person.ts';

const cases: readonly (readonly [text: string, expected: Partial<Person>])[] = [
  ['女，28岁，发烧38度5', { sex: 'female', ageYears: 28, temperature: 38.5 }],
  ['男 45，胃痛两年', { sex: 'male', ageYears: 45, duration: '两年' }],
  ['39岁女，睡不着', { sex: 'female', ageYears: 39 }],
  ['我男，51岁，腰痛', { sex: 'male', ageYears: 51 }],
  ['我女朋友二十岁，咳嗽', { about: 'other', sex: 'female' }],
  ['我今年三十六岁，来月经肚子痛', { sex: 'female', ageYears: 36 }],
  ['我家宝宝8个月，拉肚子', { about: 'other', ageMonths: 8, ageYears: 0 }],
  ['四十天的娃38度多', { about: 'other', ageMonths: 1, temperature: 38 }],
  ['女儿三岁半，咳嗽', { about: 'other', sex: 'female', ageYears: 3 }],
  ['体温三十九度二', { temperature: 39.2 }],
  ['血压152/94，头胀', { systolic: 152, diastolic: 94 }],
  ['高压一百八，低压一百一', { systolic: 180, diastolic: 110 }],
  ['怀孕三个月了，有点咳嗽', { pregnancy: 'yes' }],
  ['没有怀孕，也没在喂奶', { pregnancy: 'no', lactation: 'no' }],
  ['不确定有没有怀孕', { pregnancy: 'unknown' }],
  ['还在哺乳期，便秘', { lactation: 'yes' }],
  ['对青霉素和头孢过敏', { allergies: ['青霉素', '头孢'] }],
  ['没有药物过敏史', { allergies: [] }],
  ['有高血压，天天吃氨氯地平', { chronicDiseases: ['高血压'], medicines: ['氨氯地平'] }],
  ['没有慢性病，没吃什么药', { chronicDiseases: [], medicines: [] }],
  ['我爸有糖尿病，我没有', {}],
];

describe('facts on the person', () => {
  it.each(cases)('are read from %s', (text, expected) => {
    expect(findPerson([{ role: 'user', content: text }])).toMatchObject(expected);
  });

  it('leave the diseases of the family to the family', () => {
    expect(findPerson([{ role: 'user', content: '我爸有糖尿病' }]).chronicDiseases).toBeUndefined();
  });

  it('take a bare no to a question on allergy and pregnancy', () => {
    const person = findPerson([
      { role: 'assistant', content: '您有没有怀孕的可能？有没有药物过敏？' },
      { role: 'user', content: '都没有' },
    ]);
    expect(person).toMatchObject({ pregnancy: 'no', allergies: [] });
    expect(person.medicines).toBeUndefined();
  });

  it('take a bare number as the age when asked for it', () => {
    const turns = [
      { role: 'assistant' as const, content: '您多大年龄？' },
      { role: 'user' as const, content: '52' },
    ];
    expect(findPerson(turns).ageYears).toBe(52);
  });

  it('never throw on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (content) => {
        expect(() => findPerson([{ role: 'user', content }])).not.toThrow();
      }),
    );
  });
});

describe('numbers', () => {
  it.each([
    ['38.5', 38.5],
    ['三十八', 38],
    ['一百六七十', 160],
    ['二百', 200],
    ['一百二', 120],
    ['二百三', 230],
    ['半', 0.5],
    ['十五', 15],
    ['两', 2],
  ])('reads %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it('reads no number in words', () => {
    expect(readNumber('头痛')).toBeNull();
  });
});

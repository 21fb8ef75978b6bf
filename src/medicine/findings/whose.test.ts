import { describe, expect, it } from 'vitest';
import { readInterview } from '../interview/interview-state.ts';

function read(content: string) {
  const { facts, complaint, findings } = readInterview([{ role: 'user', content }], {});
  const present = findings.filter(({ polarity }) => polarity === 'present');
  return {
    about: facts.about,
    years: facts.ageYears,
    complaint: complaint?.row?.name,
    signs: present.map(({ symptom }) => symptom),
  };
}

describe('somebody who mentions a child', () => {
  it.each([
    ['我孙子3岁在我这儿，我带孩子腰疼', undefined, '腰痛'],
    ['带二宝，大宝5岁，我腰酸', undefined, '腰痛'],
    ['我42，女儿8岁，最近总是头晕', 42, '眩晕'],
    ['朋友的孩子发烧，我自己咳嗽三天', undefined, '咳嗽'],
    ['我在幼儿园上班，孩子们都感冒，我嗓子疼', undefined, '咽痛'],
  ])('is asked about himself: %s', (text, years, complaint) => {
    expect(read(text)).toMatchObject({ about: 'self', years, complaint });
  });

  it('keeps what is told behind a clause that only mentions one', () => {
    const { signs } = read('我今年42岁，女，孩子上初中，最近月经乱了，来之前胸胀');
    expect(signs).toEqual(expect.arrayContaining(['经期不定', '乳房胀痛']));
  });

  it('is asked about the child where it is the child’s complaint', () => {
    expect(read('孩子四岁，我没太当回事，晚上突然咳嗽，喘气带响')).toMatchObject({
      about: 'other',
      years: 4,
      complaint: '小儿咳嗽',
    });
  });

  it('says nothing of the child by what she ate herself', () => {
    expect(read('宝宝三个月，拉绿便，我昨天吃了西瓜和火锅').signs).toEqual([]);
  });
});

describe('a number', () => {
  it.each([
    ['尿酸520，吃非布司他40毫克，男，51', 51],
    ['我妈不是68岁，是58岁，头晕', 58],
    ['姥爷活了一百零一岁，我今年四十，头疼', 40],
    ['小时候哮喘，十岁以后没犯过', undefined],
  ])('is an age or none: %s', (text, years) => {
    expect(read(text).years).toBe(years);
  });
});

it('takes tension that comes along for no complaint of the mind', () => {
  expect(read('加班多，紧张，头疼').complaint).toBe('头痛');
});

it.each([
  '我老婆怀孕五个月，突然见红了',
  '老婆怀孕了 早上床单上都是血',
  '我怀孕八周，今天早上有鲜红的血，我妈说躺躺就好',
])('keeps a pregnancy that the opening tells of: %s', (content) => {
  const { facts } = readInterview([{ role: 'user', content }], {});
  expect(facts.pregnancy).toBe('yes');
});

it('takes the age of a fit long ago for no age', () => {
  expect(read('孩子两岁时高热惊厥过一回，如今都上小学了').years).toBeUndefined();
});

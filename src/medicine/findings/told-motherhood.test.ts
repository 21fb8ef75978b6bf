import { expect, it } from 'vitest';
import { findPerson } from './find-person.ts';
import type { Turn } from './finding.ts';

const read = (...contents: string[]): ReturnType<typeof findPerson> =>
  findPerson(contents.map((content): Turn => ({ role: 'user', content })));

it.each([
  '腰酸，产检都好',
  '反酸烧心，三十二周了，晚上躺不平',
  '昨天测出两道杠，有点恶心',
  '怀老二，腿抽筋',
  '胎动正常，就是睡不好',
])('hears a pregnancy in %s', (said) => {
  expect(read(said)).toMatchObject({ sex: 'female', pregnancy: 'yes' });
});

it.each([
  ['抗原两道杠，嗓子疼', 'unknown'],
  ['肚子胀得像怀了五个月，三天没拉', 'unknown'],
  ['去年产检的时候查出贫血，现在头晕', 'unknown'],
  ['同事产检查出糖尿病，我口渴', 'unknown'],
  ['例假推迟八天，验了两次都是一条杠', 'no'],
])('hears none in %s', (said, pregnancy) => {
  expect(read(said).pregnancy).toBe(pregnancy);
});

it.each([
  ['奶水不够，腰酸', 'self'],
  ['宝宝刚满两个月，奶水突然少了', 'self'],
  ['儿媳妇刚生完孩子，奶水少，胀得疼', 'other'],
  ['想断奶，乳房胀得难受', 'self'],
])('hears that she nurses, and whose it is, in %s', (said, about) => {
  expect(read(said)).toMatchObject({ about, sex: 'female', pregnancy: 'no', lactation: 'yes' });
});

it('takes weaning that is over, and the milk of a baby, for no nursing', () => {
  expect(read('断奶三个月了，掉头发').lactation).not.toBe('yes');
  expect(read('宝宝吃奶少，拉肚子').lactation).toBe('unknown');
});

it('does not take the time since a birth for the age of the mother', () => {
  const { about, ageYears, sex } = read('我爱人生完孩子三个月，漏尿');
  expect({ about, ageYears, sex }).toEqual({ about: 'other', ageYears: undefined, sex: 'unknown' });
});

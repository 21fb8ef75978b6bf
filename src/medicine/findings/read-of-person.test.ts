import { expect, it } from 'vitest';
import { readMessage } from '../reading/read-message.ts';
import { findPerson } from './find-person.ts';
import type { Turn } from './finding.ts';
import { readOfPerson } from './read-of-person.ts';

it('tells what a message says of the person by itself', () => {
  expect(readOfPerson('女，28，没怀孕')).toMatchObject({
    sex: 'female',
    age: { ageYears: 28 },
    pregnancy: { first: 'no', later: 'no' },
  });
  expect(readOfPerson('宝宝八个月，我是喂母乳的')).toMatchObject({
    age: { ageMonths: 8 },
    lactation: { first: 'yes' },
    ofSmallChild: true,
  });
  expect(readOfPerson('这两天头疼')).toEqual({
    age: {},
    ageOfMother: {},
    pregnancy: {},
    lactation: {},
  });
});

it('tells apart a state of somebody else, which changes nothing that is known', () => {
  expect(readOfPerson('我姐怀孕了').pregnancy.later).toBeUndefined();
});

it('is what the facts on the person are made of, where it was stored with the message', () => {
  const content = '女，28，头疼';
  const reading = readMessage(content);
  const stored: Turn = {
    role: 'user',
    content,
    reading: { ...reading, person: { ...reading.person, pregnancy: { first: 'yes' } } },
  };
  expect(reading.person.pregnancy).toEqual({});
  expect(findPerson([stored]).possible.pregnancy).toBe('yes');
});

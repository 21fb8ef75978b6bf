import { expect, it } from 'vitest';

import type { BookRow } from '#medicine/knowledge/book.ts';
import { isFound, wordsOf } from './find-row.ts';

const row: BookRow = {
  id: '某汤',
  title: '某汤',
  sources: ['某书'],
  facts: [
    { label: '组成', text: [{ text: '甘草', chapter: 'herbs', row: '甘草' }, '、Ginseng'] },
    { label: '说法', lines: [['不舒服']] },
    {
      label: '证候',
      parts: [{ title: ['气虚'], facts: [{ label: '主症', lines: [['乏力']], text: ['懒言'] }] }],
    },
  ],
};
const finds = (text: string) => isFound(row, wordsOf(text), undefined);

it.each([
  '某汤',
  '某书',
  '组成',
  '甘草',
  'ginseng 甘草',
  '不舒服',
  '气虚',
  '主症 乏力',
  '懒言',
  '',
])('finds a row by what is printed of it: %s', (text) => {
  expect(finds(text)).toBe(true);
});

it.each(['黄芪', '甘草 黄芪', 'label', 'herbs', '某汤某书', '服气'])(
  'finds none by what is not printed: %s',
  (text) => {
    expect(finds(text)).toBe(false);
  },
);

it('distinguishes signed rows from unsigned ones', () => {
  const signed = { ...row, reviewer: '王医师' };
  expect(isFound(signed, [], 'signed')).toBe(true);
  expect(isFound(signed, wordsOf('王医师'), undefined)).toBe(true);
  expect(isFound(signed, [], 'not-signed')).toBe(false);
  expect(isFound(row, [], 'signed')).toBe(false);
  expect(isFound(row, [], 'not-signed')).toBe(true);
});

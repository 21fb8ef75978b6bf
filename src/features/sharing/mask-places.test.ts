import { expect, it } from 'vitest';
import { applyMasks } from './apply-masks.ts';
import { findMasksIn } from './find-masks.ts';

const masked = (text: string): string | undefined =>
  applyMasks(text, findMasksIn([text])[0] ?? [])?.content;

it.each([
  ['住在成都市武侯区人民南路四段1号，头痛三天', /人民南路|四段|1号/],
  ['地址是长安街西段88号', /长安街|88号/],
  ['家在延安路320弄5号602室', /延安路|320|602/],
])('an address is masked down to its door: %s', (text, telling) => {
  expect(masked(text)).not.toMatch(telling);
});

it('a street without a door, and stages of an illness, are left', () => {
  expect(masked('这一段路走了三次，第四段时间好些')).toBe('这一段路走了三次，第四段时间好些');
});

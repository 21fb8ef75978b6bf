import { expect, it } from 'vitest';
import { tellsOnlyWho, toldBehind } from './told-behind.ts';

it.each(['俺娘七十一了', '怀孕34周', '我家崽崽两岁', '外婆今年八十', '她71岁'])(
  'hears that %s tells only who it is',
  (words) => {
    expect(tellsOnlyWho(words)).toBe(true);
  },
);

it.each(['俺娘腰疼', '发烧三天', '三天没拉', '疼了两个月'])('hears more in %s', (words) => {
  expect(tellsOnlyWho(words)).toBe(false);
});

it('quotes what stands behind', () => {
  const content = '俺娘七十一了，腰疼得厉害';
  const span = { turn: 0, start: 0, end: 6 };
  const doubt = { group: 'unnamed', level: 'urgent', span, words: '俺娘七十一了' } as const;
  expect(toldBehind(doubt, [{ role: 'user', content }])).toMatchObject({
    words: '腰疼得厉害',
    span: { turn: 0, start: 7, end: 12 },
  });
  expect(toldBehind({ ...doubt, group: 'stroke' }, [{ role: 'user', content }]).words).toBe(
    '俺娘七十一了',
  );
});

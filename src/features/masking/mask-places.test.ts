import { expect, it } from 'vitest';
import { applyMasks } from './apply-masks.ts';
import { findMasksIn } from './find-masks.ts';

const masked = (text: string): string | undefined =>
  applyMasks(text, findMasksIn([text])[0] ?? [])?.content;

it.each([
  ['住在成都市武侯区人民南路四段1号，头痛三天', /人民南路|四段|1号/],
  ['地址是长安街西段88号', /长安街|88号/],
  ['家在延安路320弄5号602室', /延安路|320|602/],
])('an address is masked including its door number: %s', (text, leaked) => {
  expect(masked(text)).not.toMatch(leaked);
});

it('a street without a number, and stages of an illness, are not masked', () => {
  expect(masked('这一段路走了三次，第四段时间好些')).toBe('这一段路走了三次，第四段时间好些');
});

it.each([
  ['我在北京市海淀区学院路，咳嗽三天', '我在某地，咳嗽三天'],
  ['住在北京市海淀区医院路，头晕', '住在某地，头晕'],
  ['上海市杨浦区大学路摔了一跤', '某地摔了一跤'],
  ['家在成都市武侯区公园路', '家在某地'],
  ['我在广州大学城，胃疼', '我在广州大学城，胃疼'],
  ['在北京学院路站下车时头晕', '在北京学院路站下车时头晕'],
  ['家在海淀区学院路37号', '家在某地'],
])('a road or quarter named after an institution is not an institution: %s', (text, shown) => {
  expect(masked(text)).toBe(shown);
});

it.each([
  ['去北京协和医院路上很堵', '去某医院路上很堵'],
  ['北京大学城市规划专业', '某单位城市规划专业'],
  ['去了北京市海淀区学院路派出所', '去了某单位'],
  ['在北京海淀区走路摔了', '在某地走路摔了'],
  ['我在学院路医院看的', '我在某医院看的'],
  ['住在上海市浦东新区附近路边', '住在某地附近路边'],
])('an institution on or beside a road is still masked: %s', (text, shown) => {
  expect(masked(text)).toBe(shown);
});

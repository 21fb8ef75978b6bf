import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { triage } from './triage.ts';
import { isDespairOfAnother } from './whose-despair.ts';

const isOfAnother = (...said: string[]): boolean => {
  const turns: Turn[] = said.map((content) => ({ role: 'user', content }));
  const { alarms, level } = triage(turns);
  expect([said, level]).toEqual([said, 'crisis']);
  return isDespairOfAnother(turns, alarms);
};

describe('despair that is told', () => {
  it.each([
    '我儿子说他不想活了',
    '我女儿老说活着没意思',
    '他跟我说不想活了',
    '朋友写了遗书',
    '我女儿抑郁三年了，最近老说不想活',
    '儿子高考没考好被老师骂了，说不想活',
    '我对象吵架后说不想活了，现在把自己锁房间里',
    '儿子被人骗光了钱，说想跳楼',
    '儿子被骗了二十万，想跳楼',
  ])('is of another who says or does it: %s', (said) => {
    expect(isOfAnother(said)).toBe(true);
  });

  it.each([
    '我不想活了，我儿子还小',
    '我跟老公说我不想活了',
    '我妈说我不想活了是矫情',
    '老公走了以后不想活了',
    '老公出轨了，不想活了',
    '儿子不理我，活着没意思',
    '婆婆骂得我不想活了',
    '媳妇跑了，活着没意思，想一了百了',
    '妹夫把钱骗光了，想跳楼',
    '儿子坐牢了，不想活了',
    '我想死，可是舍不得女儿',
  ])('is of the one who tells, also beside others and after a loss: %s', (said) => {
    expect(isOfAnother(said)).toBe(false);
  });

  it('is of whom it was told last', () => {
    expect(isOfAnother('我儿子说他不想活了', '其实是我不想活了')).toBe(false);
    expect(isOfAnother('我儿子说他不想活了', '他在房间里')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { toldValues } from './told-values.ts';

const at = new Date('2026-11-22T10:00:00+08:00');
const told = (content: string): string[] =>
  toldValues([{ role: 'user', content, at }]).map(({ kind, value, upTo, low, day }) =>
    [
      kind,
      `${value}${upTo === undefined ? '' : `-${upTo}`}${low === undefined ? '' : `/${low}`}`,
      day?.slice(5),
    ]
      .filter(Boolean)
      .join(' '),
  );

describe('the values of a course', () => {
  it.each([
    ['每晚只睡四五个小时，夜里醒两三次', ['sleep-hours 4-5', 'wakings 2-3']],
    ['睡了五个半小时', ['sleep-hours 5.5']],
    ['睡3-4小时', ['sleep-hours 3-4']],
    ['睡十二个小时还困', ['sleep-hours 12']],
    ['昨晚睡了6个小时', ['sleep-hours 6 11-21']],
    ['昨天38.5度，现在39度', ['temperature 38.5 11-21', 'temperature 39']],
    ['现在37.4度，烧退了', ['temperature 37.4']],
    ['血压150/95，空腹血糖7.8', ['pressure 150/95', 'glucose 7.8']],
    ['11月3号血压160/100', ['pressure 160/100 11-03']],
    ['如果一直这样要不要加药，今早量的148/92', ['pressure 148/92 11-22']],
  ])('%s', (words, expected) => {
    expect(told(words)).toEqual(expected);
  });

  it.each([
    '躺两个小时才睡着',
    '午睡两个小时',
    '我妈血压180/110，我头晕',
    '我妈烧到39度，我头晕',
    '以前血压160，现在头晕',
    '超过38.5度才吃退烧药吗',
    '38.5度以上才要紧',
    '如果烧到39度怎么办',
    '如果今晚又烧到39度怎么办',
  ])('has none of %s', (words) => {
    expect(told(words)).toEqual([]);
  });
});

import type { SourceId } from './source.ts';

/** A day of the year as the person's calendar has it. */
export type Day = {
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
};

export type SeasonalAdvice = {
  season: '春' | '夏' | '长夏' | '秋' | '冬';
  advice: readonly string[];
  sources: readonly SourceId[];
};

const sources: readonly SourceId[] = ['tcm-internal'];

/**
 * Where a season begins, in the order of the year. The solar terms move by a day from year to
 * year; the day given is the usual one (立春, 立夏, 大暑, 处暑, 立冬).
 */
const seasons: readonly (Day & SeasonalAdvice)[] = [
  {
    month: 2,
    day: 4,
    season: '春',
    advice: ['春天忽冷忽热，衣服慢慢减，早晚护好脖子和脚', '多到户外走走，花粉多时戴口罩'],
    sources,
  },
  {
    month: 5,
    day: 5,
    season: '夏',
    advice: ['天热多喝温水，出汗后擦干，空调别对着吹', '少贪冰饮，隔夜的饭菜不吃'],
    sources,
  },
  {
    month: 7,
    day: 22,
    season: '长夏',
    advice: [
      '闷热潮湿时饮食清淡，少油腻甜食，屋里通风除湿',
      '避开正午的太阳，出汗多时补一点水和盐',
    ],
    sources,
  },
  {
    month: 8,
    day: 23,
    season: '秋',
    advice: ['秋天干燥，常小口喝水，洗澡后擦润肤霜', '早晚凉，及时添衣，腹部别受凉'],
    sources,
  },
  {
    month: 11,
    day: 7,
    season: '冬',
    advice: [
      '冬天早睡，头颈、腰腹和脚保暖，太阳好时出去晒一晒',
      '用炉火取暖要开一点窗；老人起床慢一些',
    ],
    sources,
  },
];

/**
 * Advice for the season of a day, the northern temperate zone.
 * @param today the day where the person is; the caller owns the clock
 */
export function seasonalAdvice(today: Day): SeasonalAdvice {
  const isReached = ({ month, day }: Day): boolean =>
    today.month > month || (today.month === month && today.day >= day);
  const found = seasons.findLast(isReached) ?? seasons.at(-1);
  if (found === undefined) throw new Error('No seasons');
  const { season, advice } = found;
  return { season, advice, sources };
}

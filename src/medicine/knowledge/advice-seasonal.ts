import rows from '../compiled/seasonal-advice.json' with { type: 'json' };
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

/** Where a season begins, in the order of the year. */
const seasons = rows as unknown as readonly (Day & SeasonalAdvice)[];

/**
 * Advice for the season of a day, the northern temperate zone.
 * @param today the day where the person is; the caller owns the clock
 */
export function seasonalAdvice(today: Day): SeasonalAdvice {
  const isReached = ({ month, day }: Day): boolean =>
    today.month > month || (today.month === month && today.day >= day);
  const found = seasons.findLast(isReached) ?? seasons.at(-1);
  if (found === undefined) throw new Error('No seasons');
  const { season, advice, sources } = found;
  return { season, advice, sources };
}

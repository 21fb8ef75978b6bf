import { chinaDay, chinaDayStart, chinaTime } from '#platform/contract/china-time.ts';
import { quietFromHour, quietUntilHour } from '../reminder-rules.ts';

const hourMs = 3_600_000;

/** Seconds until nobody is to be disturbed any more; null while that is so. */
export function secondsUntilQuiet(now: Date): number | null {
  const hour = Number(chinaTime(now).slice(11, 13));
  if (hour < quietUntilHour || hour >= quietFromHour) return null;
  const quietAt = chinaDayStart(chinaDay(now)).getTime() + quietFromHour * hourMs;
  return Math.ceil((quietAt - now.getTime()) / 1_000);
}

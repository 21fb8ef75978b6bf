import { numbersIn, type Hotline } from '#medicine/knowledge/hotlines.ts';
import type { CheckIn } from '../contract.ts';
import { isAsked } from './check-in-clocks.ts';
import type { StoredCheckIn } from './check-in-store.ts';

const dayMs = 24 * 3_600_000;

/** One as the page gets it. */
export function toCheckIn(
  { messageId, sessionId, about, agreedAt, dueAt, answer, advice }: StoredCheckIn,
  now: Date,
  hotlines: readonly Hotline[],
): CheckIn {
  return {
    messageId,
    sessionId,
    about,
    daysAgo: Math.floor((now.getTime() - agreedAt.getTime()) / dayMs),
    dueAt: dueAt.toISOString(),
    isDue: answer === null && isAsked(dueAt, now),
    answer,
    advice,
    ambulance: numbersIn(hotlines)['emergency'] ?? '',
  };
}

import type { ReplyTally } from '#features/messages/server/tally-store.ts';
import type { Overview } from '../contract.ts';
import type { Level } from '../rules.ts';

/** One row per model with a count for every outcome, including zero; most used first. */
export function repliesByModel(rows: readonly ReplyTally[]): Overview['replies'] {
  const models = Map.groupBy(rows, ({ model }) => model);
  const sums = [...models].map(([model, ofModel]) => {
    const endings = { complete: 0, cancelled: 0, interrupted: 0, failed: 0 };
    for (const { status, replies } of ofModel) endings[status] += replies;
    const refunded = ofModel.filter(({ isRefunded }) => isRefunded);
    return { model, endings, refunded: refunded.reduce((sum, { replies }) => sum + replies, 0) };
  });
  return sums.toSorted((a, b) => allOf(b) - allOf(a) || (a.model < b.model ? -1 : 1));
}

const allOf = ({ endings }: Overview['replies'][number]): number =>
  Object.values(endings).reduce((sum, replies) => sum + replies, 0);

/** A count for every level, including zero. */
export function sendsByLevel(rows: readonly { level: Level; sends: number }[]): Overview['triage'] {
  const sums = { emergency: 0, crisis: 0, safety: 0, urgent: 0, routine: 0 };
  for (const { level, sends } of rows) sums[level] += sends;
  return sums;
}

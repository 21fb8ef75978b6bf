import type { ReplyTally } from '#features/messages/server/tally-store.ts';
import type { FeedbackCount } from '#features/messages/server/feedback-store.ts';
import type { DangerCount } from '#features/messages/server/danger-store.ts';
import { redFlagGroup } from '#medicine/knowledge/red-flags.ts';
import type { Overview } from '../contract.ts';
import type { Level, TrendCount } from '../rules.ts';

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

/** The alarms of a period by group, the most frequent first, with their sums. */
export function alarmsIn(days: number, counts: readonly DangerCount[]): Overview['alarms'][number] {
  const sum = (of: 'alarms' | 'deniedSoon' | 'questions'): number =>
    counts.reduce((all, each) => all + each[of], 0);
  const groups = counts
    .filter(({ alarms, deniedSoon, questions }) => alarms + deniedSoon + questions > 0)
    .map((each) => ({ ...each, title: redFlagGroup(each.group)?.title ?? '' }))
    .toSorted((a, b) => b.alarms - a.alarms || b.questions - a.questions);
  return {
    days,
    alarms: sum('alarms'),
    deniedSoon: sum('deniedSoon'),
    questions: sum('questions'),
    groups,
  };
}

type DayRow = { day: string } & Partial<Record<TrendCount, number>>;

/** One entry for each of the days, with every count, including zero. */
export function trendOf(days: readonly string[], rows: readonly DayRow[]): Overview['trend'] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return days.map((day) => {
    const counts = { people: 0, replies: 0, failures: 0, refunds: 0, alarms: 0, closings: 0 };
    for (const { day: _, ...counted } of byDay.get(day) ?? []) Object.assign(counts, counted);
    return { day, counts };
  });
}

/** One entry for each day that has feedback, the newest first. */
export function feedbackByDay(rows: readonly FeedbackCount[]): Overview['feedback'] {
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => {
    const reasons = { misread: 0, unanswered: 0, wrong: 0, unclear: 0, other: 0 };
    let helpful = 0;
    for (const { reason, count } of ofDay) {
      if (reason === null) helpful += count;
      else reasons[reason] += count;
    }
    return { day, helpful, reasons };
  });
}

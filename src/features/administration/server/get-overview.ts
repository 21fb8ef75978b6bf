import process from 'node:process';
import { countUsers } from '#features/account/server/user-counts-store.ts';
import { chinaDay, chinaDayStart } from '#platform/contract/china-time.ts';
import { countAlarmsByDay, countDangers } from '#features/messages/server/danger-store.ts';
import { countFeedback } from '#features/messages/server/feedback-store.ts';
import {
  countPeopleByDay,
  countRepliesByDay,
  countRunning,
  readReplyTally,
  readTriageTally,
} from '#features/messages/server/tally-store.ts';
import { countOpenReports } from '#features/review/server/open-report-store.ts';
import { countHeld, countWaiting } from '#features/review/server/review-store.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { administrationEndpoints } from '../contract.ts';
import type { AdministrationServices } from './administration-services.ts';
import { alarmsIn, feedbackByDay, repliesByModel, sendsByLevel, trendOf } from './overview-sums.ts';
import { readStorage } from './storage-store.ts';

/** Daily statistics cover one week. */
const overviewDays = 7;
/** The days of a trend, including today. */
const trendDays = 14;
/** The periods (days) in which alarms are counted, and within how many messages a denial is soon. */
const alarmDays = [7, 30] as const;
const deniedSoonMessages = 2;

const dayMs = 24 * 3_600_000;

/** Statistics of the whole product, without names or user text. */
export const getOverview: Handler<
  typeof administrationEndpoints.getOverview,
  AdministrationServices
> = async ({ now }, { db, version, settings }) => {
  const dayBefore = (days: number): string => chinaDay(new Date(now.getTime() - days * dayMs));
  const sinceDay = dayBefore(overviewDays - 1);
  const since = chinaDayStart(sinceDay);
  const days = Array.from({ length: trendDays }, (_, n) => dayBefore(trendDays - 1 - n));
  const firstDay = dayBefore(trendDays - 1);
  const { databaseBytes, database, schema } = await readStorage(db);
  return {
    takenAt: now.toISOString(),
    days: overviewDays,
    users: await countUsers(db, since),
    running: await countRunning(db),
    replies: repliesByModel(await readReplyTally(db, sinceDay)),
    triage: sendsByLevel(await readTriageTally(db, sinceDay)),
    alarms: await Promise.all(
      alarmDays.map(async (days) => {
        const from = chinaDayStart(dayBefore(days - 1));
        const counted = { since: from, soonMessages: deniedSoonMessages };
        return alarmsIn(days, await countDangers(db, counted));
      }),
    ),
    trend: trendOf(days, [
      ...(await countPeopleByDay(db, chinaDayStart(firstDay))),
      ...(await countRepliesByDay(db, firstDay)),
      ...(await countAlarmsByDay(db, chinaDayStart(firstDay))),
    ]),
    feedback: feedbackByDay(await countFeedback(db, chinaDayStart(firstDay))),
    reviews: {
      shares: await countWaiting(db),
      comments: await countHeld(db),
      reports: await countOpenReports(db),
    },
    hotlinesCheckedOn: settings.hotlinesCheckedOn,
    storage: { databaseBytes },
    versions: { product: version, node: process.versions.node, database, schema },
  };
};

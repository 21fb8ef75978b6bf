// What triage made of messages, without their words.
import { sql } from 'kysely';
import type { DangerEvent } from '#medicine/emergency/danger-events.ts';
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { DayCounts } from './tally-store.ts';

export async function insertDangers(
  tx: Executor,
  of: { userId: number; messageId: number; now: Date },
  events: readonly DangerEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const firstId = newId(of.now, { count: events.length });
  const rows = events.map((each, place) => ({
    id: firstId + place,
    user_id: of.userId,
    message_id: of.messageId,
    event: each.event,
    danger_group: each.group,
    level: each.level,
    closed_by: 'closedBy' in each ? each.closedBy : null,
    messages_after: 'closedBy' in each ? each.messagesAfter : null,
    created_at: of.now,
  }));
  await tx.insertInto('message_danger').values(rows).execute();
}

export type DangerCount = {
  group: string;
  alarms: number;
  /** Alarms that the person denied or corrected within so many messages. */
  deniedSoon: number;
  questions: number;
};

/** Counts by group of danger signs since a moment, for the user and for other persons alike. */
export async function countDangers(
  db: Executor,
  { since, soonMessages }: { since: Date; soonMessages: number },
): Promise<DangerCount[]> {
  const { rows } = await sql<DangerCount>`
    select danger_group as "group",
      (count(*) filter (where event = 'alarm'))::int as alarms,
      (count(*) filter (where event = 'alarm_closed' and closed_by = 'denial'
        and messages_after <= ${soonMessages}))::int as "deniedSoon",
      (count(*) filter (where event = 'question'))::int as questions
    from message_danger where created_at >= ${since} group by 1 order by 1`.execute(db);
  return rows;
}

/** Alarms and their closings by day in China since a moment; deleted messages no longer count. */
export async function countAlarmsByDay(
  db: Executor,
  since: Date,
): Promise<DayCounts<'alarms' | 'closings'>[]> {
  const { rows } = await sql<DayCounts<'alarms' | 'closings'>>`
    select (created_at at time zone 'Asia/Shanghai')::date::text as day,
      (count(*) filter (where event = 'alarm'))::int as alarms,
      (count(*) filter (where event = 'alarm_closed'))::int as closings
    from message_danger where created_at >= ${since} and event in ('alarm', 'alarm_closed')
    group by 1`.execute(db);
  return rows;
}

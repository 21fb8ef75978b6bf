// What triage made of messages, without their words.
import { sql, type RawBuilder } from 'kysely';
import type { DangerEvent } from '#medicine/emergency/danger-events.ts';
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { DayCounts } from './tally-store.ts';

/** Adds what a message raised and closed, as part of the statement that stores it: its id is the `question` of `place`. */
export function dangerRows(
  events: readonly DangerEvent[],
  of: { userId: number; now: Date },
): RawBuilder<unknown> {
  const firstId = newId(of.now, { count: Math.max(1, events.length) });
  const rows = events.map((each, index) => ({
    index,
    event: each.event,
    danger_group: each.group,
    level: each.level,
    closed_by: 'closedBy' in each ? each.closedBy : null,
    messages_after: 'closedBy' in each ? each.messagesAfter : null,
  }));
  return sql`insert into message_danger (user_id, id, message_id, event, danger_group, level,
      closed_by, messages_after, created_at)
    select ${of.userId}::bigint, ${firstId}::bigint + index, question, event, danger_group, level,
      closed_by, messages_after, ${of.now}::timestamptz
    from place, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as danger (index int, event text,
      danger_group text, level text, closed_by text, messages_after int)`;
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

// A send is stored by one statement: all of it, or nothing with what refuses it.
import { sql } from 'kysely';
import { holdParts } from '#features/membership/server/quota-store.ts';
import { messagesMax } from '#features/sessions/rules.ts';
import { activityParts } from '#features/sessions/server/session-store.ts';
import type { DangerEvent } from '#medicine/emergency/danger-events.ts';
import type { MessageReading } from '#medicine/reading/message-reading.ts';
import { charCount } from '#platform/contract/chars.ts';
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import { dangerRows } from './danger-store.ts';
import type { Send, SentBefore } from './reply-store.ts';
import type { SendState } from './send-state-store.ts';
import { dialogueRow, tappedAnswers } from './stored-dialogue.ts';
import { readingRow } from './stored-reading.ts';

export type NewSend = {
  send: Send;
  /** The question as it was stored, where it is asked again. */
  before: SentBefore | undefined;
  /** The last message of the session as it was read: the clock of the process that made it may be ahead. */
  afterId: number;
  runningRepliesMax: number;
  question: {
    chosen: readonly string[];
    reading: MessageReading;
    dangers: readonly DangerEvent[];
    title: string;
    isAboutOther: boolean;
  };
  /** `holdId` is null for a free reply; the process runs it. */
  reply: { model: string; holdId: string | null; processId: string };
};

/** What was found of the session, and the ids of what was stored, if it was. */
export type SendResult = SendState & {
  /** Whether a question that was stored before, and its reply, are as they were. */
  isUnchanged: boolean;
  userMessageId: number | null;
  replyId: number | null;
};

/**
 * Stores a send: takes a message of quota, adds the question, unless it has been stored before, and its empty reply,
 * running. The lock of the session serializes concurrent sends to it; the index message_running refuses a second
 * running reply of the session. Undefined where the session is unknown, foreign or gone.
 */
export async function insertSend(
  db: Executor,
  { send, before, afterId, runningRepliesMax, question, reply }: NewSend,
  { isMonthCurrent }: { isMonthCurrent: boolean },
): Promise<SendResult | undefined> {
  const { userId, sessionId, content, now } = send;
  const isNew = before === undefined;
  const questionId = before?.userMessageId ?? newId(now, { after: afterId });
  const replyId = newId(now, { after: questionId });
  const dialogue = question.chosen.length > 0 ? dialogueRow(tappedAnswers(question.chosen)) : null;
  const hold = { id: reply.holdId, userId, sessionId, now };
  const asked = { id: sql`(select question from place)`, role: 'user' as const };
  const activity = {
    userId,
    sessionId,
    addedMessages: (isNew ? 1 : 0) + (before?.reply ? 0 : 1),
    uploadChars: isNew ? charCount(content) : 0,
    downloadChars: 0,
    last: { ...asked, content, at: now },
    summaryAt: null,
    title: question.title,
    isAboutOther: question.isAboutOther,
  };
  const { rows } = await sql<SendResult>`
    with open as (
      select status, messages_count, last_message_id from session
      where user_id = ${userId} and id = ${sessionId} and deleted_at is null for update
    ), running as (
      select count(*)::int as replies, coalesce(bool_or(session_id = ${sessionId}), false) as here
      from message where user_id = ${userId} and status = 'streaming'
    ), known as (
      select ${isNew} or (
        exists (select from message where user_id = ${userId} and id = ${questionId})
        and ${before?.reply?.id ?? null}::bigint is not distinct from (
          select max(id) from message where user_id = ${userId} and reply_to_id = ${questionId}
        )) as is_unchanged
    ), allowed as (
      select last_message_id from open, running, known
      where status = 'ongoing' and not here and replies < ${runningRepliesMax}::float8 and is_unchanged
        and (not ${isNew} or messages_count < ${messagesMax}::int)
    ), ${holdParts(hold, isMonthCurrent, sql`exists (select from allowed)`)},
    place as (
      select question, greatest(${replyId}::bigint, question + 1) as reply from (
        select case when ${isNew} then greatest(${questionId}::bigint, coalesce(last_message_id, 0) + 1)
                    else ${questionId}::bigint end as question
        from allowed where ${reply.holdId}::uuid is null or exists (select from noted)) ids
    ), removed as (
      delete from message where user_id = ${userId} and id = ${before?.reply?.id ?? null}::bigint
        and status <> 'streaming' and exists (select from place)
    ), stored as (
      insert into message (user_id, session_id, id, role, content, status, client_message_id,
        dialogue, reading, model, reply_to_id, hold_id, process_id, heartbeat_at, created_at)
      select ${userId}::bigint, ${sessionId}::bigint, question, 'user', ${content}, 'complete',
        ${send.clientMessageId}, ${dialogue}::jsonb, ${readingRow(question.reading)}::jsonb,
        null, null::bigint, null::uuid, null::uuid, null::timestamptz, ${now}::timestamptz
      from place where ${isNew}
      union all
      select ${userId}::bigint, ${sessionId}::bigint, reply, 'assistant', '', 'streaming',
        null, null, null, ${reply.model}, question, ${reply.holdId}::uuid,
        ${reply.processId}::uuid, now(), ${now}::timestamptz
      from place
      returning id
    ), dangers as (${dangerRows(isNew ? question.dangers : [], { userId, now })}
    ), ${activityParts(activity, sql`exists (select from stored)`)}
    select open.status, messages_count as "messagesCount", replies as "runningReplies",
      here as "isReplying", is_unchanged as "isUnchanged",
      place.question as "userMessageId", place.reply as "replyId"
    from open, running, known left join place on true`.execute(db);
  return rows[0];
}

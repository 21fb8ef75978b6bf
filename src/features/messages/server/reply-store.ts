// A reply's row is the source of truth about its run: text is flushed into it, and the statement that changes
// its status from `streaming` decides, exactly once across all processes, how the reply ended.
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import { hasLease, mayDeclareDead } from '#platform/server/process-lease-store.ts';
import type { SymptomsSummary } from '../contract.ts';
import type { ReplyStatus } from '../reply-status.ts';

export type NewReply = {
  userId: number;
  sessionId: number;
  replyToId: number;
  model: string;
  holdId: string | null;
  /** The process that runs it. */
  processId: string;
  now: Date;
};

/** An empty reply, running. The index message_running refuses a second one of the session. */
export async function insertReply(tx: Executor, made: NewReply): Promise<number> {
  const { id } = await tx
    .insertInto('message')
    .values({
      user_id: made.userId,
      session_id: made.sessionId,
      role: 'assistant',
      content: '',
      status: 'streaming',
      model: made.model,
      reply_to_id: made.replyToId,
      hold_id: made.holdId,
      process_id: made.processId,
      heartbeat_at: sql`now()`,
      created_at: made.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes an interrupted reply that is about to be regenerated. */
export async function deleteReply(tx: Executor, id: number): Promise<void> {
  await tx.deleteFrom('message').where('id', '=', id).where('status', '<>', 'streaming').execute();
}

export type StandingReply = {
  id: number;
  sessionId: number;
  status: ReplyStatus;
  model: string | null;
  content: string;
  reasoning: string;
  question: { id: number; content: string };
};

/** A reply of a session that lives, with the question it answers. */
export async function findReply(
  db: Executor,
  owned: { userId: number; messageId: number },
): Promise<StandingReply | undefined> {
  const row = await db
    .selectFrom('message as r')
    .innerJoin('message as q', 'q.id', 'r.reply_to_id')
    .innerJoin('session as s', 's.id', 'r.session_id')
    .select(['r.id', 'r.session_id', 'r.status', 'r.model', 'r.content', 'r.reasoning_content'])
    .select(['q.id as question_id', 'q.content as question'])
    .where('r.user_id', '=', owned.userId)
    .where('r.id', '=', owned.messageId)
    .where('s.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    sessionId: row.session_id,
    status: row.status,
    model: row.model,
    content: row.content,
    reasoning: row.reasoning_content,
    question: { id: row.question_id, content: row.question },
  };
}

/** Sets an interrupted reply to running, keeping its text. False if its status has changed. */
export async function reopenReply(
  tx: Executor,
  reply: { id: number; content: string; model: string; processId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update message set status = 'streaming', model = ${reply.model}, hold_id = null,
      heartbeat_at = now(), process_id = ${reply.processId}::uuid, cancel_requested_at = null
    where id = ${reply.id} and status = 'interrupted' and content = ${reply.content}
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Whether a message is the last of its session. */
export async function isNewestMessage(
  db: Executor,
  where: { userId: number; sessionId: number; messageId: number },
): Promise<boolean> {
  const newer = await db
    .selectFrom('message')
    .select('id')
    .where('user_id', '=', where.userId)
    .where('session_id', '=', where.sessionId)
    .where('id', '>', where.messageId)
    .limit(1)
    .executeTakeFirst();
  return newer === undefined;
}

/** A running reply and the process that writes it: it may have been ended, and begun again elsewhere. */
export type RunRow = { id: number; processId: string };

export type ReplyText = { content: string; reasoning: string; warning: string | null };

/**
 * Saves the text so far and the heartbeat. `gone`: the reply was ended elsewhere or its session was deleted;
 * `cancel`: a stop was requested, possibly through another process.
 */
export async function flushReply(
  db: Executor,
  { id, processId }: RunRow,
  text: ReplyText,
): Promise<'running' | 'cancel' | 'gone'> {
  const { rows } = await sql<{ cancelled: boolean }>`
    update message set content = ${text.content}, reasoning_content = ${text.reasoning},
      warning = ${text.warning}, heartbeat_at = now()
    where id = ${id} and status = 'streaming' and process_id = ${processId}::uuid
      and exists (select 1 from session s where s.id = session_id and s.deleted_at is null)
    returning cancel_requested_at is not null as cancelled`.execute(db);
  if (!rows[0]) return 'gone';
  return rows[0].cancelled ? 'cancel' : 'running';
}

export type EndedReply = ReplyText & {
  status: Exclude<ReplyStatus, 'streaming'>;
  now: Date;
  summary: SymptomsSummary | null;
  summaryDetails: unknown;
  suggestions: readonly string[];
  suggestionsTogether: boolean;
  promptTokens: number;
  completionTokens: number;
};

/** Ends the reply. False if it had been ended elsewhere. */
export async function endReply(
  tx: Executor,
  { id, processId }: RunRow,
  end: EndedReply,
): Promise<boolean> {
  const { rows } = await sql`
    update message set status = ${end.status}, content = ${end.content},
      reasoning_content = ${end.reasoning}, warning = ${end.warning},
      symptoms_summary = ${end.summary && JSON.stringify(end.summary)}::jsonb,
      summary_details = ${end.summaryDetails ? JSON.stringify(end.summaryDetails) : null}::jsonb,
      suggestions = ${[...end.suggestions]}::text[],
      suggestions_together = ${end.suggestionsTogether},
      prompt_tokens = ${end.promptTokens}, completion_tokens = ${end.completionTokens},
      heartbeat_at = null, process_id = null, ended_at = ${end.now}
    where id = ${id} and status = 'streaming' and process_id = ${processId}::uuid
    returning id`.execute(tx);
  return rows.length > 0;
}

/** The state of a reply; undefined if it no longer exists. */
export async function readStatus(db: Executor, id: number): Promise<ReplyStatus | undefined> {
  const found = db.selectFrom('message').select('status').where('id', '=', id);
  return (await found.executeTakeFirst())?.status;
}

/** Removes a running reply that failed before its first text. False if it had been ended elsewhere. */
export async function removeEmptyReply(tx: Executor, { id, processId }: RunRow): Promise<boolean> {
  const result = await tx
    .deleteFrom('message')
    .where('id', '=', id)
    .where('status', '=', 'streaming')
    .where('process_id', '=', processId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export type RunningReply = {
  id: number;
  replyToId: number;
  model: string;
  startedAt: Date;
};

/** The running reply of a person's session. */
export async function findRunningReply(
  db: Executor,
  where: { userId: number; sessionId: number },
): Promise<RunningReply | undefined> {
  const row = await db
    .selectFrom('message')
    .select(['id', 'reply_to_id', 'model', 'created_at'])
    .where('user_id', '=', where.userId)
    .where('session_id', '=', where.sessionId)
    .where('status', '=', 'streaming')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    replyToId: row.reply_to_id ?? 0,
    model: row.model ?? '',
    startedAt: row.created_at,
  };
}

/** Requests that a running reply be stopped. False if it is foreign, unknown or not running. */
export async function requestCancel(
  db: Executor,
  owned: { userId: number; messageId: number; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('message')
    .set({ cancel_requested_at: owned.now })
    .where('user_id', '=', owned.userId)
    .where('id', '=', owned.messageId)
    .where('status', '=', 'streaming')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type SilentReply = {
  id: number;
  userId: number;
  sessionId: number;
  holdId: string | null;
  model: string;
  content: string;
};

/** The process that reaps, and its own running replies. */
export type Reaper = { processId: string; ownIds: readonly number[] };

/**
 * Running replies without a recent heartbeat of their own or of their process, locked against other reapers.
 * Pass no reaper if it is known that no process is running.
 */
export async function lockSilentReplies(
  tx: Executor,
  silentMs: number,
  reaper: Reaper | null,
): Promise<SilentReply[]> {
  const rows = await tx
    .selectFrom('message')
    .select(['id', 'user_id', 'session_id', 'hold_id', 'model', 'content'])
    .where('status', '=', 'streaming')
    .where('heartbeat_at', '<', sql<Date>`now() - ${silentMs} * interval '1 millisecond'`)
    .$if(reaper !== null, (silent) => silent.where(isLost(reaper as Reaper, silentMs)))
    .orderBy('id')
    .limit(200)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    sessionId: row.session_id,
    holdId: row.hold_id,
    model: row.model ?? '',
    content: row.content,
  }));
}

/** Its process is gone, or is the reaper's own and has lost it. */
const isLost = ({ processId, ownIds }: Reaper, silentMs: number) => sql<boolean>`
  ${mayDeclareDead(processId)} and message.id <> all(${[...ownIds]}::bigint[])
  and (message.process_id is not distinct from ${processId}::uuid
       or not ${hasLease(sql.ref('message.process_id'), silentMs)})`;

/** Marks a reply as interrupted, keeping its text. */
export async function interruptReply(tx: Executor, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('message')
    .set({ status: 'interrupted', heartbeat_at: null, process_id: null, ended_at: now })
    .where('id', '=', id)
    .where('status', '=', 'streaming')
    .execute();
}

// Replies that were interrupted: the reaper marks those of dead processes, and a resumed one runs again.
import { sql } from 'kysely';
import { actsOf } from '#medicine/dialogue/acts-of.ts';
import type { Act } from '#medicine/dialogue/turn-acts.ts';
import type { Subject } from '#features/sessions/server/session-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { listLivingProcesses } from '#platform/server/process-lease-store.ts';
import type { ReplyStatus } from '../reply-status.ts';
import { storedDialogue } from './stored-dialogue.ts';

export type ReplyWithQuestion = {
  id: number;
  sessionId: number;
  status: ReplyStatus;
  model: string | null;
  content: string;
  reasoning: string;
  /** What it had done so far. */
  acts: readonly Act[];
  subject: Subject;
  question: { id: number; content: string };
};

/** A reply of a session that lives, with the question it answers. */
export async function findReply(
  db: Executor,
  owned: { userId: number; messageId: number },
): Promise<ReplyWithQuestion | undefined> {
  const row = await db
    .selectFrom('message as r')
    .innerJoin('message as q', (join) =>
      join.onRef('q.user_id', '=', 'r.user_id').onRef('q.id', '=', 'r.reply_to_id'),
    )
    .innerJoin('session as s', (join) =>
      join.onRef('s.user_id', '=', 'r.user_id').onRef('s.id', '=', 'r.session_id'),
    )
    .select(['r.id', 'r.session_id', 'r.status', 'r.model', 'r.content', 'r.reasoning_content'])
    .select(['r.dialogue', 's.person_id', 's.is_of_family'])
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
    acts: actsOf({ role: 'assistant', content: '', ...storedDialogue(row.dialogue) }),
    subject: { personId: row.person_id, isOfFamily: row.is_of_family },
    question: { id: row.question_id, content: row.question },
  };
}

/**
 * Sets an interrupted reply to running, keeping its text. What it did is stored again at its end. False if its
 * status has changed.
 */
export async function reopenReply(
  tx: Executor,
  reply: { userId: number; id: number; content: string; model: string; processId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update message set status = 'streaming', model = ${reply.model}, hold_id = null,
      heartbeat_at = now(), process_id = ${reply.processId}::uuid, cancel_requested_at = null,
      dialogue = null
    where user_id = ${reply.userId} and id = ${reply.id} and status = 'interrupted' and content = ${reply.content}
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

export type SilentReply = {
  id: number;
  userId: number;
  sessionId: number;
  holdId: string | null;
  model: string;
  content: string;
};

/** The process that reaps, and its own running replies. */
export type Reaper = { processId: string; own: readonly { userId: number; replyId: number }[] };

/**
 * Running replies without a recent heartbeat of their own or of their process, locked against other reapers.
 * Pass no reaper if it is known that no process is running.
 */
export async function lockSilentReplies(
  tx: Executor,
  silentMs: number,
  reaper: Reaper | null,
): Promise<SilentReply[]> {
  const living = reaper && (await listLivingProcesses(tx, reaper.processId, silentMs));
  if (reaper && !living) return [];
  const rows = await tx
    .selectFrom('message')
    .select(['id', 'user_id', 'session_id', 'hold_id', 'model', 'content'])
    .where('status', '=', 'streaming')
    .where('heartbeat_at', '<', sql<Date>`now() - ${silentMs} * interval '1 millisecond'`)
    .$if(reaper !== null, (silent) => silent.where(isLost(reaper as Reaper, living ?? [])))
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
const isLost = ({ processId, own }: Reaper, living: readonly string[]) => sql<boolean>`
  (message.user_id, message.id) not in (
    select * from unnest(${own.map(({ userId }) => userId)}::bigint[],
      ${own.map(({ replyId }) => replyId)}::bigint[]))
  and (message.process_id is null or message.process_id = ${processId}::uuid
       or message.process_id <> all(${[...living]}::uuid[]))`;

/** Marks a reply as interrupted, keeping its text. */
export async function interruptReply(
  tx: Executor,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('message')
    .set({ status: 'interrupted', heartbeat_at: null, process_id: null, ended_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('status', '=', 'streaming')
    .execute();
}

// The rows of a send: the conversation that it continues, its question, and its reply until the end. The reply's
// row is the source of truth about its run: text is flushed into it, and the statement that changes its status
// from `streaming` decides, exactly once across all processes, how the reply ended.
import { sql, type RawBuilder } from 'kysely';
import type { Dialogue } from '#medicine/dialogue/turn-acts.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import type { Executor } from '#platform/server/database.ts';
import type { SymptomsSummary } from '../contract.ts';
import type { ReplyStatus } from '../reply-status.ts';
import { dialogueRow, storedDialogue } from './stored-dialogue.ts';
import { storedReading } from './stored-reading.ts';

/** A message as its writer sent it. */
export type Send = {
  userId: number;
  sessionId: number;
  content: string;
  clientMessageId: string | null;
  /** The ids of tapped answers, as the client sent them. */
  optionIds: readonly string[];
  now: Date;
};

type InSession = { userId: number; sessionId: number };

/**
 * The conversation so far, oldest first: what triage, the engine and the models read. What was
 * carried over from the previous session counts as the person's own words. `newestMax` leaves out all
 * but so many of the newest messages.
 */
export async function listTurns(
  db: Executor,
  where: InSession & { uptoId?: number; newestMax?: number },
): Promise<Turn[]> {
  const rows = await db
    .selectFrom('message')
    .select(['role', 'content', 'carried_words', 'dialogue', 'reading'])
    .where('user_id', '=', where.userId)
    .where('session_id', '=', where.sessionId)
    .where((e) =>
      e.or([e('role', 'in', ['user', 'assistant']), e('carried_words', 'is not', null)]),
    )
    .where('content', '<>', '')
    .$if(where.uptoId !== undefined, (q) => q.where('id', '<=', where.uptoId ?? 0))
    .orderBy('id', 'desc')
    .$if(where.newestMax !== undefined, (q) => q.limit(where.newestMax ?? 0))
    .execute();
  return rows.toReversed().flatMap(({ content, carried_words: carried, ...row }): Turn[] => {
    if (carried === null) {
      const role = row.role === 'user' ? 'user' : 'assistant';
      const kept = { ...storedDialogue(row.dialogue), ...storedReading(row.reading, content) };
      return [{ role, content, ...kept }];
    }
    return carried.split('\n\n').map((words) => ({ role: 'user', content: words }));
  });
}

export type SentBefore = {
  userMessageId: number;
  sessionId: number;
  content: string;
  reply: { id: number; status: string } | null;
};

/** The send with a client message id, with its newest reply. */
export async function findSend(
  db: Executor,
  userId: number,
  clientMessageId: string,
): Promise<SentBefore | undefined> {
  const row = await db
    .selectFrom('message as m')
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('message as r')
          .select(['r.id as reply_id', 'r.status as reply_status'])
          .whereRef('r.user_id', '=', 'm.user_id')
          .whereRef('r.reply_to_id', '=', 'm.id')
          .orderBy('r.id', 'desc')
          .limit(1)
          .as('reply'),
      (join) => join.onTrue(),
    )
    .select(['m.id', 'm.session_id', 'm.content', 'reply.reply_id', 'reply.reply_status'])
    .where('m.user_id', '=', userId)
    .where('m.client_message_id', '=', clientMessageId)
    .executeTakeFirst();
  if (!row) return undefined;
  const reply =
    row.reply_id !== null && row.reply_status !== null
      ? { id: row.reply_id, status: row.reply_status }
      : null;
  return { userMessageId: row.id, sessionId: row.session_id, content: row.content, reply };
}

/** Whether a constraint of the message table refused an insert. */
export function isConstraint(
  error: unknown,
  name: 'message_running' | 'message_client_id',
): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    (error as { constraint?: string }).constraint === name
  );
}

/** A running reply and the process that writes it: it may have been ended, and begun again elsewhere. */
export type RunRow = { userId: number; id: number; processId: string };

export type ReplyText = { content: string; reasoning: string; warning: string | null };

export type EndedReply = ReplyText & {
  status: Exclude<ReplyStatus, 'streaming'>;
  now: Date;
  summary: SymptomsSummary | null;
  summaryDetails: unknown;
  suggestions: readonly string[];
  suggestionsTogether: boolean;
  dialogue: Dialogue;
  promptTokens: number;
  completionTokens: number;
};

/** Ends the reply. False if it had been ended elsewhere. */
export async function endReply(tx: Executor, row: RunRow, end: EndedReply): Promise<boolean> {
  const { rows } = await sql`
    with ${endParts(row, end, sql`true`)} select from ended`.execute(tx);
  return rows.length > 0;
}

/** The same where `where` holds, as a part of a statement: `ended` has a row if it had not been ended elsewhere. */
export const endParts = (
  { userId, id, processId }: RunRow,
  end: EndedReply,
  where: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`ended as (
    update message set status = ${end.status}, content = ${end.content},
      reasoning_content = ${end.reasoning}, warning = ${end.warning},
      symptoms_summary = ${end.summary && JSON.stringify(end.summary)}::jsonb,
      summary_details = ${end.summaryDetails ? JSON.stringify(end.summaryDetails) : null}::jsonb,
      suggestions = ${[...end.suggestions]}::text[],
      suggestions_together = ${end.suggestionsTogether},
      dialogue = ${dialogueRow(end.dialogue)}::jsonb,
      prompt_tokens = ${end.promptTokens}, completion_tokens = ${end.completionTokens},
      heartbeat_at = null, process_id = null, ended_at = ${end.now}
    where user_id = ${userId} and id = ${id} and status = 'streaming'
      and process_id = ${processId}::uuid and ${where}
    returning id
  )`;

/** The state of a reply; undefined if it no longer exists. */
export async function readStatus(
  db: Executor,
  { userId, id }: { userId: number; id: number },
): Promise<ReplyStatus | undefined> {
  const mine = db.selectFrom('message').select('status').where('user_id', '=', userId);
  return (await mine.where('id', '=', id).executeTakeFirst())?.status;
}

/** Removes a running reply that failed before its first text. False if it had been ended elsewhere. */
export async function removeEmptyReply(
  tx: Executor,
  { userId, id, processId }: RunRow,
): Promise<boolean> {
  const result = await tx
    .deleteFrom('message')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('status', '=', 'streaming')
    .where('process_id', '=', processId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

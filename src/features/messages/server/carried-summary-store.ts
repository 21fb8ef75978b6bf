// The first message of a continuation: a summary of the previous session. Its `carried_words` are read as
// turns of the person, separated by blank lines (listTurns); its content is what people see.
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { SymptomsSummary } from '../contract.ts';

type InSession = { userId: number; sessionId: number };

export type CarriedSummary = {
  content: string;
  /** Turns with a blank line between them; empty when the person had described nothing. */
  words: string;
  summary: SymptomsSummary | null;
};

export async function insertCarriedSummary(
  tx: Executor,
  made: InSession & CarriedSummary & { now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('message')
    .values({
      id: newId(made.now),
      user_id: made.userId,
      session_id: made.sessionId,
      role: 'system',
      content: made.content,
      carried_words: made.words === '' ? null : made.words,
      symptoms_summary: made.summary && JSON.stringify(made.summary),
      is_summary: true,
      status: 'complete',
      created_at: made.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The text of a session's initial summary. */
export async function findCarriedSummary(
  db: Executor,
  where: InSession,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('message')
    .select('content')
    .where('user_id', '=', where.userId)
    .where('session_id', '=', where.sessionId)
    .where('is_summary', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.content;
}

// The turns of sessions with their messages, and the newest summary: the input of a session's summary and
// timeline.
import type { Turn } from '#medicine/findings/finding.ts';
import type { SymptomsSummary as ParsedSummary } from '#medicine/summary-block/symptoms-summary.ts';
import type { Executor } from '#platform/server/database.ts';
import type { SymptomsSummary } from '../contract.ts';
import { storedDialogue } from './stored-dialogue.ts';
import { storedReading } from './stored-reading.ts';

/** A turn with its message; carried-over turns belong to the summary message. */
export type ChainTurn = Turn & {
  messageId: number;
  sessionId: number;
  /** Which turn of its message it is, from 0: of what was carried over, every paragraph is one. */
  part: number;
  at: Date;
  isCarried: boolean;
  /** What the message shows; of what was carried, not the turn's own words. */
  shown: string;
};

/** The turns of a person's sessions, oldest message first, as the engine reads them (`listTurns`). */
export async function listChainTurns(
  db: Executor,
  where: { userId: number; sessionIds: readonly number[] },
): Promise<ChainTurn[]> {
  if (where.sessionIds.length === 0) return [];
  const rows = await db
    .selectFrom('message')
    .select([
      'id',
      'session_id',
      'role',
      'content',
      'carried_words',
      'created_at',
      'dialogue',
      'reading',
    ])
    .where('user_id', '=', where.userId)
    .where('session_id', 'in', [...where.sessionIds])
    .where((e) =>
      e.or([e('role', 'in', ['user', 'assistant']), e('carried_words', 'is not', null)]),
    )
    .where('content', '<>', '')
    .orderBy('id')
    .execute();
  return rows.flatMap((row): ChainTurn[] => {
    const place = { messageId: row.id, sessionId: row.session_id, at: row.created_at };
    const { content, carried_words: carried } = row;
    if (carried === null) {
      const role = row.role === 'user' ? 'user' : 'assistant';
      const kept = { ...storedDialogue(row.dialogue), ...storedReading(row.reading, content) };
      return [{ ...place, role, content, ...kept, shown: content, part: 0, isCarried: false }];
    }
    return carried.split('\n\n').map((words, part) => ({
      ...place,
      part,
      role: 'user',
      content: words,
      shown: content,
      isCarried: true,
    }));
  });
}

export type NewestSummary = {
  messageId: number;
  at: Date;
  summary: SymptomsSummary;
  /** What the summary block held beyond it; null of a summary that was carried over. */
  details: ParsedSummary | null;
};

/** The newest summary that a session came to. */
export async function findNewestSummary(
  db: Executor,
  where: { userId: number; sessionId: number },
): Promise<NewestSummary | undefined> {
  const row = await db
    .selectFrom('message')
    .select(['id', 'symptoms_summary', 'summary_details', 'created_at'])
    .where('user_id', '=', where.userId)
    .where('session_id', '=', where.sessionId)
    .where('symptoms_summary', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    messageId: row.id,
    at: row.created_at,
    summary: row.symptoms_summary as SymptomsSummary,
    details: row.summary_details as ParsedSummary | null,
  };
}

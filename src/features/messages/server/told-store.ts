// What a consultation told, with the messages it stands in: for papers that must name their sources.
import type { Leaning, ToldTurn } from '#medicine/visit-summary/sheet.ts';
import type { Executor } from '#platform/server/database.ts';

type InSession = { userId: number; sessionId: number };

/**
 * The turns of a session, oldest first, each with its message. Of a continuation also the words
 * carried over, a turn for each of their paragraphs.
 */
export async function listToldTurns(db: Executor, where: InSession): Promise<ToldTurn[]> {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'role', 'content', 'carried_words', 'created_at'])
    .where('user_id', '=', where.userId)
    .where('session_id', '=', where.sessionId)
    .where((e) =>
      e.or([e('role', 'in', ['user', 'assistant']), e('carried_words', 'is not', null)]),
    )
    .where('content', '<>', '')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, role, content, carried_words: carried, created_at: at }) => {
    const source = { messageId: id, at: at.toISOString(), isCarried: carried !== null };
    if (carried === null) {
      const own = role === 'user' ? ('user' as const) : ('assistant' as const);
      return [{ role: own, content, part: 0, ...source }];
    }
    return carried
      .split('\n\n')
      .map((words, part) => ({ role: 'user' as const, content: words, part, ...source }));
  });
}

type Details = { pattern?: string; possibleDiagnosis?: string } | null;

/** What the newest summary of a reply in the session leans to; null when there is none. */
export async function findLeaning(db: Executor, where: InSession): Promise<Leaning | null> {
  const row = await db
    .selectFrom('message')
    .select(['id', 'created_at', 'symptoms_summary', 'summary_details'])
    .where('user_id', '=', where.userId)
    .where('session_id', '=', where.sessionId)
    .where('role', '=', 'assistant')
    .where('symptoms_summary', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const details = row.summary_details as Details;
  const { prescriptions = [] } = row.symptoms_summary as { prescriptions?: string[] };
  const texts = [details?.pattern, details?.possibleDiagnosis].filter((text) => Boolean(text));
  return {
    messageId: row.id,
    at: row.created_at.toISOString(),
    text: [...new Set(texts)].join('；'),
    formulas: prescriptions,
  };
}

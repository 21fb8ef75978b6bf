// Search in what was said. An index over pairs of characters answers from two characters on; the
// words themselves are compared in any case, without patterns, so that % and _ are characters.
// A running reply is not searched: the index leaves it out.
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import type { Message } from '../contract.ts';

export type MessageSearch = {
  userId: number;
  /** A message is found that holds at least one of these. */
  terms: readonly string[];
  role: 'user' | 'assistant' | null;
  since: Date | null;
};

/** More sessions than a person can have, deleted ones among them. */
const sessionsFoundMax = 5_000;

/** The sessions of a person, deleted ones too, in which a message is found; latest message first. */
export async function findSessionIdsByWords(
  db: Executor,
  search: MessageSearch,
): Promise<number[]> {
  const any = sql.join(search.terms.map(holdsByIndex), sql` or `);
  const { rows } = await sql<{ id: number }>`
    select session_id as id from message
    where user_id = ${search.userId} and status <> 'streaming' and ${narrowed(search)} and (${any})
    group by session_id order by max(id) desc limit ${sessionsFoundMax}`.execute(db);
  return rows.map(({ id }) => id);
}

export type MessageHit = Pick<Message, 'id' | 'sessionId' | 'role' | 'createdAt'> & {
  /** The text around the first hit: up to `reach` characters before it and twice as many from it on. */
  excerpt: string;
  isCutBefore: boolean;
  isCutAfter: boolean;
};

type HitRow = {
  id: number;
  session_id: number;
  role: string;
  created_at: Date;
  excerpt: string;
  cut_before: boolean;
  cut_after: boolean;
};

/** The newest messages found in each of these sessions, `perSession` at most, ascending in each. */
export async function listHits(
  db: Executor,
  search: MessageSearch,
  within: { sessionIds: readonly number[]; perSession: number; reach: number },
): Promise<MessageHit[]> {
  const { sessionIds, perSession, reach } = within;
  if (sessionIds.length === 0) return [];
  const places = search.terms.map((term) => sql`nullif(strpos(letters, lower(${term})), 0)`);
  // A session is short: its messages are read, newest first, until enough are found.
  const { rows } = await sql<HitRow>`
    select hit.id, hit.session_id, hit.role, hit.created_at,
      substr(hit.content, greatest(1, hit.place - ${reach}::int), ${reach}::int * 3) as excerpt,
      hit.place - ${reach}::int > 1 as cut_before,
      char_length(hit.content) > greatest(1, hit.place - ${reach}::int) - 1 + ${reach}::int * 3 as cut_after
    from unnest(${sessionIds}::bigint[]) as wanted (id) cross join lateral (
      select *, least(${sql.join(places)}) as place from (
        select id, session_id, role, created_at, content, lower(content) as letters from message
        where user_id = ${search.userId} and session_id = wanted.id and status <> 'streaming'
          and ${narrowed(search)}
        order by id desc offset 0
      ) said where least(${sql.join(places)}) > 0 order by id desc limit ${perSession}
    ) hit order by hit.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    sessionId: row.session_id,
    role: row.role as Message['role'],
    createdAt: row.created_at.toISOString(),
    excerpt: row.excerpt,
    isCutBefore: row.cut_before,
    isCutAfter: row.cut_after,
  }));
}

function narrowed({ role, since }: MessageSearch) {
  const byRole = role ? sql`role = ${role}` : sql`true`;
  return since ? sql`${byRole} and created_at >= ${since}` : byRole;
}

function holdsByIndex(term: string) {
  const holds = sql`strpos(lower(content), lower(${term})) > 0`;
  // One character has no pair, and an index asked for no pair answers with every row.
  if (Array.from(term).length < 2) return holds;
  return sql`(zh_grams(content) @> zh_grams(${term}) and ${holds})`;
}

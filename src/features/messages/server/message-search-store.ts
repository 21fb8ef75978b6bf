// Search in messages. A running reply is not searched: the index leaves it out.
import { sql } from 'kysely';
import { holdsAny, placeOf } from '#features/sessions/server/own-words-store.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Message } from '../contract.ts';

export type MessageSearch = {
  userId: number;
  /** A message is found that holds at least one of these. */
  terms: readonly string[];
  role: 'user' | 'assistant' | null;
  since: Date | null;
  until?: Date | null;
};

export type FoundIn = {
  sessionId: number;
  /** The newest messages found in it. */
  messageIds: number[];
};

/**
 * In which of these sessions a message is found, in their order and up to `sessionsMax`, each with the newest
 * `perSession` of them. Reads the messages of one session after another, without the index.
 */
export async function findInSessions(
  db: Executor,
  search: MessageSearch,
  among: { sessionIds: readonly number[]; perSession: number; sessionsMax: number },
): Promise<FoundIn[]> {
  const { sessionIds, perSession, sessionsMax } = among;
  if (sessionIds.length === 0) return [];
  // Its limits make the plan a walk through the sessions, which stops.
  const { rows } = await sql<{ id: number; found: unknown[] }>`
    select wanted.id, held.found
    from unnest(${sessionIds}::bigint[]) with ordinality wanted (id, place), lateral (
      select array_agg(newest.id) as found from (
        select id from message
        where user_id = ${search.userId} and session_id = wanted.id and status <> 'streaming'
          and ${narrowed(search)} and ${holdsAny(search.terms, 'content')}
        order by id desc limit ${perSession}::int) newest) held
    where held.found is not null
    limit ${sessionsMax}::int`.execute(db);
  return rows.map(({ id, found }) => ({ sessionId: id, messageIds: found.map(Number) }));
}

/** Whether one of the `count` newest messages of a person, which lie together, is found. */
export async function isFoundInNewest(
  db: Executor,
  search: MessageSearch,
  count: number,
): Promise<boolean> {
  const { rows } = await sql<{ is_found: boolean }>`
    select exists (
      select from (
        select role, content, created_at from message
        where user_id = ${search.userId} order by id desc limit ${count}::int) newest
      where ${narrowed(search)} and ${holdsAny(search.terms, 'content')}) as is_found`.execute(db);
  return rows[0]?.is_found ?? false;
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

/** Messages that were found, ascending, each with the text around its first hit. */
export async function listHits(
  db: Executor,
  search: Pick<MessageSearch, 'userId' | 'terms'>,
  found: { messageIds: readonly number[]; reach: number },
): Promise<MessageHit[]> {
  const { messageIds, reach } = found;
  if (messageIds.length === 0) return [];
  const places = search.terms.map((term) => sql`nullif(${placeOf(term, 'content')}, 0)`);
  // Without `offset 0` the places would be computed again wherever they are used.
  const { rows } = await sql<HitRow>`
    select id, session_id, role, created_at, substr(content, start, ${reach}::int * 3) as excerpt,
      start > 1 as cut_before, char_length(content) >= start + ${reach}::int * 3 as cut_after
    from (
      select *, greatest(1, coalesce(least(${sql.join(places)}), 1) - ${reach}::int) as start
      from unnest(${messageIds}::bigint[]) wanted (found_id) join message on id = found_id
      where user_id = ${search.userId} offset 0
    ) hit order by id`.execute(db);
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

/** The filters beside the words. */
export function narrowed({ role, since, until }: MessageSearch) {
  const conditions = [
    role ? sql`role = ${role}` : sql`true`,
    since ? sql`created_at >= ${since}` : sql`true`,
    until ? sql`created_at < ${until}` : sql`true`,
  ];
  return sql.join(conditions, sql` and `);
}

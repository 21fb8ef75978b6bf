import { sql } from 'kysely';
import { ofSelf } from '../rules.ts';
import type { Executor } from '#platform/server/database.ts';
import { holdsAny, holdsByIndex } from './own-words-store.ts';

export type SessionSearch = {
  userId: number;
  /** Sessions that match regardless of their title. */
  ids: readonly number[];
  /** A title matches if it contains one of these; titles are not searched if empty. */
  titleTerms: readonly string[];
  /** Only of a person of the family (an id), or of the account's holder (`self`). */
  whose: string | undefined;
  /** A title matches only in sessions with activity in this span. */
  since: Date | null;
  until: Date | null;
  countMax: number;
};

export type FoundSession = {
  id: number;
  title: string;
  description: string;
  /** The beginning of the last message; empty without messages. */
  lastWords: string;
  updatedAt: string;
  /** Undefined: the account's holder; null: a person removed since. */
  personId: number | null | undefined;
};

type FoundRow = {
  id: number;
  title: string;
  description: string;
  last_words: string | null;
  updated_at: Date;
  person_id: number | null;
  is_of_family: boolean;
};
type NoRow = { [K in keyof FoundRow]: null };

/** One page of a person's matching sessions, newest activity first, and the total count. */
export async function findSessionPage(
  db: Executor,
  search: SessionSearch,
  asked: { page: number; page_size: number },
): Promise<{ sessions: FoundSession[]; count: number }> {
  const offset = (asked.page - 1) * asked.page_size;
  // A page past the last one is empty but still has the count.
  const { rows } = await sql<{ count: number } & (FoundRow | NoRow)>`
    with titled as materialized (
      select user_id, session_id from session_words where ${titleIsIndexed(search)}),
    wanted as (
      select id, bool_or(is_said) as is_said from (
        select unnest(${search.ids}::bigint[]) as id, true as is_said
        union all select session_id, false from titled where user_id = ${search.userId}) either
      group by id),
    found as (
      select s.id, s.updated_at from wanted join session s on s.id = wanted.id
      where s.user_id = ${search.userId} and s.deleted_at is null and ${isOf(search.whose)}
        and (wanted.is_said or ${isActiveIn(search)})
      order by s.updated_at desc, s.id desc limit ${search.countMax}),
    on_page as (
      select id from found order by updated_at desc, id desc
      limit ${asked.page_size} offset ${offset})
    select counted.count, s.id, s.title, s.description, s.last_message_preview as last_words,
      s.updated_at, s.person_id, s.is_of_family
    from (select count(*)::int as count from found) counted
    left join (on_page join session s on s.id = on_page.id and s.user_id = ${search.userId}) on true
    order by s.updated_at desc, s.id desc`.execute(db);
  const sessions = rows.flatMap((row) => {
    if (row.id === null) return [];
    const { id, title, description, last_words, updated_at, person_id, is_of_family } = row;
    return {
      id,
      title,
      description,
      lastWords: last_words ?? '',
      updatedAt: updated_at.toISOString(),
      personId: is_of_family ? person_id : undefined,
    };
  });
  return { sessions, count: rows[0]?.count ?? 0 };
}

/**
 * The `max` sessions with the newest activity, newest first, since a time if one is given: no message in others
 * is newer than that. Each with whether its title matches.
 */
export async function listNewestSessions(
  db: Executor,
  search: Omit<SessionSearch, 'ids' | 'countMax'> & { max: number },
): Promise<{ id: number; titleHolds: boolean }[]> {
  const { since, titleTerms } = search;
  const titleHolds =
    titleTerms.length === 0
      ? sql`false`
      : sql`(${holdsAny(titleTerms, 'title')} and ${isActiveIn(search)})`;
  const { rows } = await sql<{ id: number; title_holds: boolean }>`
    select id, ${titleHolds} as title_holds from session s
    where user_id = ${search.userId} and deleted_at is null and ${isOf(search.whose)}
      and ${since ? sql`updated_at >= ${since}` : sql`true`}
    order by updated_at desc, id desc limit ${search.max}::int`.execute(db);
  return rows.map(({ id, title_holds }) => ({ id, titleHolds: title_holds }));
}

function isOf(whose: string | undefined) {
  if (whose === undefined) return sql`true`;
  return whose === ofSelf ? sql`not s.is_of_family` : sql`s.person_id = ${Number(whose)}`;
}

function titleIsIndexed({ userId, titleTerms }: SessionSearch) {
  return titleTerms.length === 0 ? sql`false` : holdsByIndex(userId, titleTerms, 'title');
}

function isActiveIn({ since, until }: Pick<SessionSearch, 'since' | 'until'>) {
  const isLater = since ? sql`s.updated_at >= ${since}` : sql`true`;
  return until ? sql`(${isLater} and s.created_at < ${until})` : isLater;
}

import { sql } from 'kysely';
import { ofSelf } from '../rules.ts';
import type { Executor } from '#platform/server/database.ts';

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
    with found as (
      select id, title, description, last_message_preview as last_words, updated_at,
        person_id, is_of_family
      from session
      where user_id = ${search.userId} and deleted_at is null and ${isOf(search.whose)}
        and (id = any(${search.ids}::bigint[]) or ${titleHolds(search)})
      order by updated_at desc, id desc limit ${search.countMax})
    select counted.count, on_page.*
    from (select count(*)::int as count from found) counted
    left join (select * from found order by updated_at desc, id desc
      limit ${asked.page_size} offset ${offset}) on_page on true
    order by on_page.updated_at desc, on_page.id desc`.execute(db);
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
  const { since } = search;
  const { rows } = await sql<{ id: number; title_holds: boolean }>`
    select id, ${titleHolds(search)} as title_holds from session
    where user_id = ${search.userId} and deleted_at is null and ${isOf(search.whose)}
      and ${since ? sql`updated_at >= ${since}` : sql`true`}
    order by updated_at desc, id desc limit ${search.max}::int`.execute(db);
  return rows.map(({ id, title_holds }) => ({ id, titleHolds: title_holds }));
}

function isOf(whose: string | undefined) {
  if (whose === undefined) return sql`true`;
  return whose === ofSelf ? sql`not is_of_family` : sql`person_id = ${Number(whose)}`;
}

function titleHolds({
  titleTerms,
  since,
  until,
}: Pick<SessionSearch, 'titleTerms' | 'since' | 'until'>) {
  if (titleTerms.length === 0) return sql`false`;
  const any = titleTerms.map((term) => sql`strpos(lower(title), lower(${term})) > 0`);
  const conditions = [
    sql`(${sql.join(any, sql` or `)})`,
    since ? sql`updated_at >= ${since}` : sql`true`,
    until ? sql`created_at < ${until}` : sql`true`,
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

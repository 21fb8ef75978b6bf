import { sql } from 'kysely';
import { ofSelf } from '../rules.ts';
import type { Executor } from '#platform/server/database.ts';
import { holdsAny, holdsByIndex } from './own-words-store.ts';

export type SessionSearch = {
  userId: number;
  /** A title matches if it contains one of these; titles are not searched if empty. */
  titleTerms: readonly string[];
  /** Only of a person of the family (an id), or of the account's holder (`self`). */
  whose: string | undefined;
  /** A title matches only in sessions with activity in this span. */
  since: Date | null;
  until: Date | null;
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

export type FoundRow = {
  id: number;
  title: string;
  description: string;
  last_words: string | null;
  updated_at: Date;
  person_id: number | null;
  is_of_family: boolean;
};

/** What is shown of a session `s` that was found. */
export const foundColumns = sql`s.id, s.title, s.description, s.last_message_preview as last_words,
  s.updated_at, s.person_id, s.is_of_family`;

export const toFound = (row: FoundRow): FoundSession => ({
  id: row.id,
  title: row.title,
  description: row.description,
  lastWords: row.last_words ?? '',
  updatedAt: row.updated_at.toISOString(),
  personId: row.is_of_family ? row.person_id : undefined,
});

/** These sessions of a person, newest activity first. */
export async function listFoundSessions(
  db: Executor,
  userId: number,
  ids: readonly number[],
): Promise<FoundSession[]> {
  const { rows } = await sql<FoundRow>`
    select ${foundColumns} from session s
    where s.user_id = ${userId} and s.id = any(${ids}::bigint[]) and s.deleted_at is null
    order by s.updated_at desc, s.id desc`.execute(db);
  return rows.map(toFound);
}

/**
 * The `max` sessions with the newest activity, newest first, since a time if one is given: no message in others
 * is newer than that. Each with whether its title matches.
 */
export async function listNewestSessions(
  db: Executor,
  search: SessionSearch & { max: number },
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

/** Whether a session `s` is for this person. */
export function isOf(whose: string | undefined) {
  if (whose === undefined) return sql`true`;
  return whose === ofSelf ? sql`not s.is_of_family` : sql`s.person_id = ${Number(whose)}`;
}

/** Whether the words of a title hold a term. */
export function titleIsIndexed({ userId, titleTerms }: SessionSearch) {
  return titleTerms.length === 0 ? sql`false` : holdsByIndex(userId, titleTerms, 'title');
}

/** Whether something was said in a session `s` in this span. */
export function isActiveIn({ since, until }: Pick<SessionSearch, 'since' | 'until'>) {
  const isLater = since ? sql`s.updated_at >= ${since}` : sql`true`;
  return until ? sql`(${isLater} and s.created_at < ${until})` : isLater;
}

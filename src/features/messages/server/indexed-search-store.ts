// Own search by the index over words. It names every message that holds them, each in a page of its own. What is
// counted and shown is told by one statement, so that no more than a page of it is sorted and sent.
import { sql } from 'kysely';
import { holdsByIndex } from '#features/sessions/server/own-words-store.ts';
import {
  foundColumns,
  isActiveIn,
  isOf,
  titleIsIndexed,
  toFound,
  type FoundRow,
  type FoundSession,
  type SessionSearch,
} from '#features/sessions/server/session-search-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { narrowed, type MessageSearch } from './message-search-store.ts';

export type IndexedSearch = MessageSearch &
  SessionSearch & {
    /** Otherwise titles alone are searched. */
    isInMessages: boolean;
  };

export type IndexedPage = {
  page: number;
  page_size: number;
  /** Sessions are counted up to this. */
  countMax: number;
  /** Messages that are told of each session, the newest first. */
  perSession: number;
};

type Row = { count: number; found: unknown[] | null };
type NoRow = { [K in keyof FoundRow]: null };

/** One page of the sessions of a person in which a message or the title is found, newest activity first. */
export async function findByIndex(
  db: Executor,
  search: IndexedSearch,
  asked: IndexedPage,
): Promise<{ sessions: (FoundSession & { messageIds: number[] })[]; count: number }> {
  const { userId, isInMessages } = search;
  const most = sql.lit(asked.countMax);
  // Limits are in the text: of one that it is told, the database takes a tenth of the table, and plans every search.
  // Few sessions are looked up; many are met soon on a walk from the newest on, which `is true` keeps from being a join.
  const { rows } = await sql<Row & (FoundRow | NoRow)>`
    with held as materialized (
      select user_id, session_id, id from message
      where ${isInMessages ? messageHolds(search) : sql`false`}),
    titled as materialized (
      select user_id, session_id from session_words where ${titleIsIndexed(search)}),
    wanted as materialized (
      select session_id from held where user_id = ${userId}
      union select session_id from titled where user_id = ${userId}),
    how_many as materialized (select count(*) as sessions from wanted),
    found as materialized (
      select * from (
        select s.id, s.updated_at from (select * from wanted limit ${most}) w, lateral (
          select * from session s where s.id = w.session_id and ${isMet(search)} offset 0) s
        where (select sessions from how_many) <= ${most}
        union all (
          select s.id, s.updated_at from session s
          where (select sessions from how_many) > ${most}
            and (s.id in (select session_id from wanted)) is true and ${isMet(search)}
          order by s.updated_at desc, s.id desc limit ${most})) either
      order by updated_at desc, id desc limit ${most}),
    on_page as (
      select id from found order by updated_at desc, id desc
      limit ${sql.lit(asked.page_size)} offset ${(asked.page - 1) * asked.page_size}),
    said as materialized (
      select session_id, (array_agg(id order by id desc))[1:${sql.lit(asked.perSession)}] as found
      from held where user_id = ${userId} and session_id = any(array(select id from on_page))
      group by session_id)
    select counted.count, s.*, said.found
    from (select count(*)::int as count from found) counted
    left join (on_page cross join lateral (
        select ${foundColumns} from session s
        where s.user_id = ${userId} and s.id = on_page.id offset 0) s
      left join said on said.session_id = s.id) on true
    order by s.updated_at desc, s.id desc`.execute(db);
  // A page past the last one is empty but still has the count.
  const sessions = rows.flatMap((row) =>
    row.id === null ? [] : { ...toFound(row), messageIds: (row.found ?? []).map(Number) },
  );
  return { sessions, count: rows[0]?.count ?? 0 };
}

/** Whether a session `s` of those with a message or title that is found counts. */
const isMet = (search: IndexedSearch) => sql`s.user_id = ${search.userId} and s.deleted_at is null
  and ${isOf(search.whose)}
  and (${isActiveIn(search)} or s.id in (select session_id from held where user_id = ${search.userId}))`;

/** Beside the pairs, which carry their owner, no second index is needed for the owner of a message. */
const messageHolds = (search: IndexedSearch) => sql`status <> 'streaming' and ${narrowed(search)}
  and ${holdsByIndex(search.userId, search.terms, 'content')}`;

// Search in listed shares: title, description, tags and messages as they were published. The index
// holds pairs and single characters, so any words are found, in any case. It is keyed by the
// week in which a share was published (`migrations/075-hall.sql`), so that a search begins
// with the newest and reads little more than is counted.
import { sql } from 'kysely';
import { placeOf } from '#features/messages/server/message-search-store.ts';
import type { Executor } from '#platform/server/database.ts';
import type { HallSort } from '../rules.ts';
import { hallOrder, type HallPage } from './hall-store.ts';
import { toShared, type CardRow, type StoredMessage } from '../share-view.ts';
import { cardColumns } from './share-columns-store.ts';
import type { SharedSession } from '../contract.ts';

/** Search results are counted up to this limit. */
export const sharedSearchCountMax = 1_000;

type Words = {
  /** A share matches if it has at least one of these. */
  terms: readonly string[];
};

/** A page of listed shares that match, counted up to a thousand. */
export async function findSharesByWords(
  db: Executor,
  query: HallPage & Words,
): Promise<{ rows: CardRow[]; count: number }> {
  const { ids, count } = await foundIds(db, query);
  const { rows } = await sql<CardRow>`
    select ${cardColumns(query.userId)}
    from unnest(${ids}::bigint[]) with ordinality found (id, place)
    join share s on s.id = found.id join app_user u on u.id = s.user_id
    order by found.place`.execute(db);
  return { rows, count };
}

/** A listed share that matches, with its first matching messages. */
export type FoundShare = SharedSession;

/**
 * A page of matching shares, newest first, each with up to `previewsMax` of its matching messages
 * in full, or its first messages when only the title, description or tags match.
 */
export async function searchSharedContent(
  db: Executor,
  query: Words & { userId: number; page: number; page_size: number; previewsMax: number },
): Promise<{ results: FoundShare[]; count: number }> {
  const { ids, count } = await foundIds(db, { ...query, tag: '', sort: 'new' });
  const { rows } = await sql<CardRow & { messages: StoredMessage[] }>`
    select ${cardColumns(query.userId)}, s.messages
    from unnest(${ids}::bigint[]) with ordinality found (id, place)
    join share s on s.id = found.id join app_user u on u.id = s.user_id
    order by found.place`.execute(db);
  const small = query.terms.map((term) => term.toLowerCase());
  const results = rows.map((row) => {
    const shown = toShared(row, row.messages);
    const holding = shown.messages.filter(({ content }) =>
      small.some((term) => content.toLowerCase().includes(term)),
    );
    const messages = (holding.length > 0 ? holding : shown.messages).slice(0, query.previewsMax);
    return { ...shown, messages };
  });
  return { results, count };
}

async function foundIds(
  db: Executor,
  query: Words & { tag: string; sort: HallSort; page: number; page_size: number },
): Promise<{ ids: number[]; count: number }> {
  const isNewestOfAll = query.tag === '' && query.sort === 'new';
  const all = isNewestOfAll ? await newestIds(db, query) : await idsInOrder(db, query);
  const from = (query.page - 1) * query.page_size;
  return { ids: all.slice(from, from + query.page_size), count: all.length };
}

/**
 * The newest matching shares, up to the limit of the count. The database walks the weeks from the
 * newest on and stops in the one where the limit is reached.
 */
async function newestIds(db: Executor, { terms }: Words): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive ${weeks}, found as materialized (
      select held.share_id, held.published_at from week, lateral (
        select w.share_id, w.published_at from share_words w where ${holdsAny(terms)}
        order by w.published_at desc, w.share_id desc) held
      limit ${sharedSearchCountMax})
    select share_id as id from found order by published_at desc, share_id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Matches are collected before they are joined with the hall: there may be many of either. */
async function idsInOrder(
  db: Executor,
  { terms, tag, sort }: Words & { tag: string; sort: HallSort },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive ${weeks}, found as materialized (
      select held.share_id from week, lateral (
        select w.share_id from share_words w where ${holdsAny(terms)}) held)
    select e.share_id as id from found
    join hall_entry e on e.share_id = found.share_id and e.tag = ${tag}
    order by ${hallOrder(sort)} limit ${sharedSearchCountMax}`.execute(db);
  return rows.map(({ id }) => id);
}

/** One row for each week with shares (its newest share), the newest week first. */
const weeks = sql`
  week (newest) as (
    select max(published_at) from share_words
    union all
    select (select max(w.published_at) from share_words w
      where w.published_at < share_week_start(week.newest))
    from week where week.newest is not null)`;

/**
 * Whether a share `w` of a `week` contains a term. For up to two characters the index is exact;
 * longer terms are verified in the text.
 */
function holdsAny(terms: readonly string[]) {
  const hasKeys = terms.map(
    (term) => sql`share_keys(w.published_at, w.search_text) @>
      array(select (share_week(week.newest) << 42) | key from unnest(word_keys(${term})) key)`,
  );
  const keys = sql`(${sql.join(hasKeys, sql` or `)})`;
  if (terms.every((term) => Array.from(term).length <= 2)) return keys;
  const holds = terms.map((term) => sql`${placeOf(term, 'w.search_text')} > 0`);
  return sql`(${keys} and (${sql.join(holds, sql` or `)}))`;
}

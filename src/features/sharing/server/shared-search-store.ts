// Search in listed shares: title, description, tags and messages as they were published. The index
// holds pairs and single characters, so any words are found, in any case. It is keyed by the
// week in which a share was published (`migrations/075-hall.sql`), so that a search begins
// with the newest and reads little more than is counted.
import { sql } from 'kysely';
import { holdsAny } from '#features/sessions/server/own-words-store.ts';
import type { Executor } from '#platform/server/database.ts';
import type { HallSort } from '../rules.ts';
import { hallOrder, type HallPage } from './hall-store.ts';
import { toShared, type CardRow, type StoredMessage } from '../share-view.ts';
import { cardColumns, cardOf } from './share-columns-store.ts';
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
    join ${cardOf('found.id')}
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
    join ${cardOf('found.id')}
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

type Asked = Words & { tag: string; sort: HallSort; page: number; page_size: number };

/**
 * Whether there are more than are counted, and all of those that there are, is known from the newest. In another
 * order the few are sorted, and where there are many, they are soon met along the hall's own order.
 */
async function foundIds(db: Executor, query: Asked): Promise<{ ids: number[]; count: number }> {
  const newest = await newestIds(db, query);
  const count = newest.length;
  const from = (query.page - 1) * query.page_size;
  const size = Math.min(query.page_size, count - from);
  if (size <= 0) return { ids: [], count };
  const page = { ...query, from, size };
  if (query.sort === 'new') return { ids: newest.slice(from, from + size), count };
  if (count < sharedSearchCountMax) return { ids: await sortIds(db, newest, page), count };
  return { ids: await idsAlongHall(db, page), count };
}

/**
 * The newest matching shares, up to the limit of the count. The database walks the weeks from the
 * newest on and stops in the one where the limit is reached.
 */
async function newestIds(db: Executor, { terms, tag }: Words & { tag: string }): Promise<number[]> {
  const isTagged = tag === '' ? sql`true` : sql`w.tags @> array[${tag}]`;
  const { rows } = await sql<{ id: number }>`
    with recursive ${weeks}, found as materialized (
      select held.share_id, held.published_at from week, lateral (
        select w.share_id, w.published_at from share_words w
        where ${isIndexed(terms)} and ${isTagged}
        order by w.published_at desc, w.share_id desc) held
      limit ${sharedSearchCountMax})
    select share_id as id from found order by published_at desc, share_id desc`.execute(db);
  return rows.map(({ id }) => id);
}

type OnPage = Words & { tag: string; sort: HallSort; from: number; size: number };

async function sortIds(db: Executor, ids: number[], page: OnPage): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.share_id as id from unnest(${ids}::bigint[]) found (id)
    join hall_entry e on e.share_id = found.id and e.tag = ${page.tag}
    order by ${hallOrder(page.sort)} limit ${page.size} offset ${page.from}`.execute(db);
  return rows.map(({ id }) => id);
}

async function idsAlongHall(db: Executor, page: OnPage): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.share_id as id from hall_entry e join share_words w on w.share_id = e.share_id
    where e.tag = ${page.tag} and ${holdsAny(page.terms, 'w.search_text')}
    order by ${hallOrder(page.sort)} limit ${page.size} offset ${page.from}`.execute(db);
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
function isIndexed(terms: readonly string[]) {
  const hasKeys = terms.map(
    (term) => sql`share_keys(w.published_at, w.search_text) @>
      array(select (share_week(week.newest) << 42) | key from unnest(word_keys(${term})) key)`,
  );
  const keys = sql`(${sql.join(hasKeys, sql` or `)})`;
  if (terms.every((term) => Array.from(term).length <= 2)) return keys;
  return sql`(${keys} and ${holdsAny(terms, 'w.search_text')})`;
}

// Search in listed shares: title, description, tags and messages as they were published. The index
// holds pairs and single characters, so any words are found, in any case.
import { sql } from 'kysely';
import { placeOf } from '#features/messages/server/message-search-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { sharedSearchCountMax, type HallSort } from '../rules.ts';
import { hallOrder, type HallPage } from './hall-store.ts';
import { cardColumns, toShared, type CardRow, type KeptMessage } from './share-view.ts';
import type { SharedSession } from '../contract.ts';

/** Where a search looks first; and by how much it widens once for words that are neither common nor rare. */
const newestShares = 4_000;
const widening = 8;

type Words = {
  /** A share is found that holds at least one of these. */
  terms: readonly string[];
};

/** A page of the listed shares with these words, counted up to a thousand. */
export async function findSharesByWords(
  db: Executor,
  asked: HallPage & Words,
): Promise<{ rows: CardRow[]; count: number }> {
  const { ids, count } = await foundIds(db, asked);
  const { rows } = await sql<CardRow>`
    select ${cardColumns(asked.userId)}
    from unnest(${ids}::bigint[]) with ordinality found (id, place)
    join share s on s.id = found.id join app_user u on u.id = s.user_id
    order by found.place`.execute(db);
  return { rows, count };
}

/** A listed share that holds the words, with the first messages that do. */
export type FoundShare = SharedSession;

/**
 * What a search for shared content finds, newest first: each share with up to `previewsMax` of the
 * messages that hold the words (whole; the first ones where only title, description or tags do).
 */
export async function searchSharedContent(
  db: Executor,
  asked: Words & { userId: number; page: number; page_size: number; previewsMax: number },
): Promise<{ results: FoundShare[]; count: number }> {
  const { ids, count } = await foundIds(db, { ...asked, tag: '', sort: 'new' });
  const { rows } = await sql<CardRow & { messages: KeptMessage[] }>`
    select ${cardColumns(asked.userId)}, s.messages
    from unnest(${ids}::bigint[]) with ordinality found (id, place)
    join share s on s.id = found.id join app_user u on u.id = s.user_id
    order by found.place`.execute(db);
  const small = asked.terms.map((term) => term.toLowerCase());
  const results = rows.map((row) => {
    const shown = toShared(row, row.messages);
    const holding = shown.messages.filter(({ content }) =>
      small.some((term) => content.toLowerCase().includes(term)),
    );
    const messages = (holding.length > 0 ? holding : shown.messages).slice(0, asked.previewsMax);
    return { ...shown, messages };
  });
  return { results, count };
}

async function foundIds(
  db: Executor,
  asked: Words & { tag: string; sort: HallSort; page: number; page_size: number },
): Promise<{ ids: number[]; count: number }> {
  const isNewestOfAll = asked.tag === '' && asked.sort === 'new';
  const all = isNewestOfAll ? await newestIds(db, asked) : await idsInOrder(db, asked);
  const from = (asked.page - 1) * asked.page_size;
  return { ids: all.slice(from, from + asked.page_size), count: all.length };
}

/**
 * The newest shares with the words, as many as are counted. A word in every third share is found often
 * enough among the newest few thousand; only a rarer one, which has few rows, is looked for in all.
 */
async function newestIds(db: Executor, { terms }: Words): Promise<number[]> {
  const first = await newestAmong(db, terms, newestShares);
  const isDense = first.length * widening >= sharedSearchCountMax;
  if (first.length === sharedSearchCountMax) return first;
  if (isDense) {
    const wide = await newestAmong(db, terms, newestShares * widening);
    if (wide.length === sharedSearchCountMax) return wide;
  }
  return newestAmong(db, terms, null);
}

/** Among the newest so many shares, or all. What is found is fenced off, so that it is not walked in order. */
async function newestAmong(
  db: Executor,
  terms: readonly string[],
  newest: number | null,
): Promise<number[]> {
  const since =
    newest === null
      ? sql``
      : sql`and w.published_at >= coalesce((select published_at from share_words
          order by published_at desc offset ${newest}::bigint limit 1), '-infinity')`;
  const { rows } = await sql<{ id: number }>`
    with found as materialized (
      select w.share_id, w.published_at from share_words w where ${holdsAny(terms)} ${since})
    select share_id as id from found
    order by published_at desc, share_id desc limit ${sharedSearchCountMax}`.execute(db);
  return rows.map(({ id }) => id);
}

async function idsInOrder(
  db: Executor,
  { terms, tag, sort }: Words & { tag: string; sort: HallSort },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.share_id as id from share_words w
    join hall_entry e on e.share_id = w.share_id and e.tag = ${tag}
    where ${holdsAny(terms)}
    order by ${hallOrder(sort)} limit ${sharedSearchCountMax}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Up to two characters the index says it all; longer words are looked for in what it names. */
function holdsAny(terms: readonly string[]) {
  const hasGrams = terms.map((term) => sql`share_grams(w.search_text) @> share_pairs(${term})`);
  const grams = sql`(${sql.join(hasGrams, sql` or `)})`;
  if (terms.every((term) => Array.from(term).length <= 2)) return grams;
  const holds = terms.map((term) => sql`${placeOf(term, 'w.search_text')} > 0`);
  return sql`(${grams} and (${sql.join(holds, sql` or `)}))`;
}

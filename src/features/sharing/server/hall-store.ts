// The hall is paged along `hall_entry`, which triggers update: a page is a walk along the
// index of its order, from the nearer end.
import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import type { HallSort } from '../rules.ts';
import type { CardRow } from '../share-view.ts';
import { cardColumns, cardOf } from './share-columns-store.ts';

/** Tags offered by the hall and the share dialog. */
const suggestedTagsMax = 30;

export type HallPage = {
  userId: number;
  /** Empty for the whole hall. */
  tag: string;
  sort: HallSort;
  page: number;
  page_size: number;
};

type Direction = 'forward' | 'backward';
const down = { forward: sql`desc`, backward: sql`asc` };

/** The order of entries `e`; backward reverses it. */
export function hallOrder(sort: HallSort, direction: Direction = 'forward') {
  const way = down[direction];
  const newest = sql`e.published_at ${way}, e.share_id ${way}`;
  if (sort === 'new') return newest;
  return sort === 'liked'
    ? sql`e.like_count ${way}, ${newest}`
    : sql`e.comment_count ${way}, ${newest}`;
}

/** What its index has of an entry: entries that are passed over, and those on the page, are not read themselves. */
const orderColumns = {
  new: sql`e.published_at, e.share_id`,
  liked: sql`e.like_count, e.published_at, e.share_id`,
  discussed: sql`e.comment_count, e.published_at, e.share_id`,
};

/**
 * So many entries or more, in the statement's own text: of a limit that it is told, the database takes a tenth of the
 * table, and plans each call anew instead of that.
 */
const reachOf = (entries: number) => sql.lit(2 ** Math.ceil(Math.log2(entries)));

export async function listHallPage(
  db: Executor,
  query: HallPage,
): Promise<{ rows: CardRow[]; count: number }> {
  const count = await countHall(db, query.tag);
  const offset = (query.page - 1) * query.page_size;
  const size = Math.min(query.page_size, count - offset);
  if (size <= 0) return { rows: [], count };
  const isNearEnd = offset > count / 2;
  const direction = isNearEnd ? 'backward' : 'forward';
  const passed = isNearEnd ? count - offset - size : offset;
  const { rows } = await sql<CardRow>`
    with near as (
      select ${orderColumns[query.sort]} from hall_entry e where e.tag = ${query.tag}
      order by ${hallOrder(query.sort, direction)} limit ${reachOf(passed + size)}),
    on_page as (
      select * from near e order by ${hallOrder(query.sort, direction)}
      limit ${sql.lit(size)} offset ${passed})
    select ${cardColumns(query.userId)}
    from on_page e join ${cardOf('e.share_id')}
    order by ${hallOrder(query.sort)}`.execute(db);
  return { rows, count };
}

async function countHall(db: Executor, tag: string): Promise<number> {
  const row = await db
    .selectFrom('hall_count')
    .select('shares')
    .where('tag', '=', tag)
    .executeTakeFirst();
  return row?.shares ?? 0;
}

/** Tags of listed shares, the most used first, optionally filtered by a substring. */
export async function listHallTags(
  db: Executor,
  words: string,
): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, shares as count from hall_count
    where tag <> '' and shares > 0 and strpos(lower(tag), lower(${words})) > 0
    order by shares desc, tag limit ${suggestedTagsMax}`.execute(db);
  return rows;
}

// `node bench/hall.ts`: the share hall on an embedded database of its own; searches the 200,000
// messages of its newest shares, then all of 100,000 shares, and turns their pages.
import { sql } from 'kysely';
import { findShared } from '#features/search/server/find-shared.ts';
import { listHallPage, listHallTags } from '#features/sharing/server/hall-store.ts';
import { findSharesByWords } from '#features/sharing/server/shared-search-store.ts';
import { hallPageSize, hallSorts } from '#features/sharing/rules.ts';
import type { Executor } from '#platform/server/database.ts';
import { insertBenchPeople, onBenchDatabase } from './bench-database.ts';
import { table, type Figure } from './figure.ts';
import { latency, timed } from './latency.ts';
import {
  characters,
  messageMaker,
  phrases,
  plainWords,
  rareInCommonPairs,
  symptomWords,
} from './search-text.ts';

const shares = 100_000;
const newestShares = 67_000;
const messagesEach = 3;
const sharesAtOnce = 500;
const people = 200;
const looks = 400;
const searches = 260;
/** From a tag of every third share to one of every thousandth. */
const tags = ['头痛', '失眠', '脾胃', '咳嗽', '月经', '湿疹', '耳鸣', '备孕'];

const base = { userId: 1, page_size: hallPageSize };
const sortOf = (turn: number) => hallSorts[turn % hallSorts.length] ?? 'new';

await onBenchDatabase(async (db) => {
  await makePeople(db);
  const next = messageMaker();
  const fillTo = async (from: number, to: number) => {
    const filledMs = await timed(() => fill(db, next, { from, to }));
    console.log(`\n${table([...(await measureWords(db, to)), ...(await sizes(db, filledMs))])}`);
  };
  await fillTo(0, newestShares);
  await fillTo(newestShares, shares);
  console.log(`\n${table(await measurePages(db))}`);
});

async function makePeople(db: Executor): Promise<void> {
  await insertBenchPeople(db, people);
  await sql`insert into session (id, user_id, title, created_at, updated_at)
    select id, id, '问诊', now(), now() from app_user`.execute(db);
  await sql`alter table share disable trigger share_listed`.execute(db);
  await sql`alter table share disable trigger share_words_kept`.execute(db);
  await sql`alter table hall_entry disable trigger hall_entry_counted`.execute(db);
}

/** Building the index and the hall at the end is faster than growing them share by share. */
async function fill(
  db: Executor,
  next: ReturnType<typeof messageMaker>,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_indexdef('share_words_keys'::regclass) as text`.execute(db);
  await sql`drop index share_words_keys`.execute(db);
  for (let made = from; made < to; made += sharesAtOnce) {
    const some = Array.from({ length: sharesAtOnce }, (_, place) => makeShare(next, made + place));
    await insertShares(db, some);
  }
  const isNew = sql`s.id not in (select share_id from share_words)`;
  await sql`insert into hall_entry (tag, share_id, published_at, like_count, comment_count)
    select tag, s.id, s.reviewed_at, s.like_count, s.comment_count
    from share s, unnest(array_prepend(''::text, s.tags)) tag where ${isNew}`.execute(db);
  await sql`insert into share_words select s.id, s.reviewed_at, s.search_text, s.tags
    from share s where ${isNew}`.execute(db);
  await sql`truncate hall_count`.execute(db);
  await sql`insert into hall_count select tag, count(*) from hall_entry group by tag`.execute(db);
  await sql.raw(rows[0]?.text ?? '').execute(db);
  await sql`vacuum analyze`.execute(db);
}

function makeShare(next: ReturnType<typeof messageMaker>, number: number): object {
  const said = Array.from({ length: messagesEach }, (_, turn) =>
    next(turn % 2 === 0 ? 'user' : 'assistant'),
  );
  const messages = said.map((content, turn) => ({
    role: turn % 2 === 0 ? 'user' : 'assistant',
    content,
    day: '2026-01-01',
    masks: [],
  }));
  const own = tags.filter((_tag, rank) => (number + rank) % (3 * (rank + 1) ** 2) === 0);
  return { number, messages, words: said.join('\n'), tags: own };
}

async function insertShares(db: Executor, rows: object[]): Promise<void> {
  await sql`insert into share (id, user_id, session_id, title, description, tags, messages, preview,
      messages_count, title_masks, description_masks, search_text, is_public, is_anonymous,
      help_needed, status, flags, like_count, comment_count, created_at, submitted_at, reviewed_at)
    select r.number + 1, s.user_id, s.id, '问诊 ' || r.number, left(r.words, 200), r.tags, r.messages,
      jsonb_path_query_array(r.messages, '$[0 to 1]'), ${messagesEach}::int, '[]', '[]', r.words, true,
      r.number % 2 = 0, false, 'approved', '{}', (r.number * 7919) % 500, (r.number * 104729) % 60,
      at, at, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (number bigint, words text, tags text[], messages jsonb)
    join session s on s.id = 1 + r.number % ${people}::int
    cross join lateral (select now() - r.number * interval '1 minute' as at) moment`.execute(db);
}

async function measurePages(db: Executor): Promise<Figure[]> {
  const pages = Math.ceil(shares / hallPageSize);
  const page = (turn: number) => (turn % 4 === 0 ? 1 + ((turn * 2_711) % pages) : 1 + (turn % 5));
  const look = (what: string, note: string, ask: (turn: number) => Promise<unknown>) =>
    latency({ what, note, times: looks, target: '≤ 20 ms' }, ask);
  return [
    ...(await look('A page of the hall', 'every fourth one anywhere, three orders', (turn) =>
      listHallPage(db, { ...base, tag: '', sort: sortOf(turn), page: page(turn) }),
    )),
    ...(await look('A page in the middle', 'the farthest from both ends', (turn) =>
      listHallPage(db, { ...base, tag: '', sort: sortOf(turn), page: Math.floor(pages / 2) }),
    )),
    ...(await look('A tag', 'eight tags, first pages, three orders', (turn) =>
      listHallPage(db, {
        ...base,
        tag: tags[turn % tags.length] ?? '',
        sort: sortOf(turn),
        page: 1 + (turn % 5),
      }),
    )),
    ...(await look('The tags of the hall', 'the most used', () => listHallTags(db, ''))),
  ];
}

async function measureWords(db: Executor, among: number): Promise<Figure[]> {
  const note = `${among * messagesEach} messages in ${among} shares`;
  const search = (what: string, words: readonly string[], target = '') =>
    latency({ what, note, times: searches, target }, async (turn) => {
      const q = words[turn % words.length] ?? '';
      const { count } = await findShared(db, base.userId, { q, page: 1, page_size: hallPageSize });
      if (count === 0) throw new Error(`${q} is not among the shares`);
    });
  const everyWay = [...plainWords, ...phrases];
  const inTheHall = (turn: number) =>
    findSharesByWords(db, {
      ...base,
      tag: turn % 2 === 0 ? '' : (tags[turn % tags.length] ?? ''),
      sort: turn % 2 === 0 ? 'liked' : 'new',
      page: 1,
      terms: [everyWay[turn % everyWay.length] ?? ''],
    });
  return [
    ...(await search('Two characters', plainWords, '≤ 50 ms')),
    ...(await search('Three to six characters', phrases, '≤ 50 ms')),
    ...(await search('Seldom said, of everyday pairs', [rareInCommonPairs])),
    ...(await search('A symptom, by all its names', symptomWords)),
    ...(await search('One character', characters)),
    ...(await latency({ what: 'By likes, or in a tag', note, times: searches }, inTheHall)),
  ];
}

async function sizes(db: Executor, filledMs: number): Promise<Figure[]> {
  const { rows } = await sql<{ texts: number; index: number }>`
    select pg_table_size('share_words')::bigint as texts,
      pg_relation_size('share_words_keys')::bigint as index`.execute(db);
  const megaBytes = (bytes = 0) => `${(bytes / 1e6).toFixed(0)} MB`;
  const note = `all of it made in ${(filledMs / 1_000).toFixed(0)} s`;
  return [
    { what: 'Texts of the shares', figure: megaBytes(rows[0]?.texts), target: '', note },
    { what: 'Index of their words', figure: megaBytes(rows[0]?.index), target: '', note: '' },
  ];
}

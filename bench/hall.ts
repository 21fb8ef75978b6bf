// `node bench/hall.ts`: the share hall with 100,000 listed shares on an embedded database of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listHallPage, listHallTags } from '#features/sharing/server/hall-store.ts';
import { findSharesByWords } from '#features/sharing/server/shared-search-store.ts';
import { hallPageSize, hallSorts } from '#features/sharing/rules.ts';
import { openDatabase, type Executor } from '#platform/server/database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { createLog } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrations.ts';
import { percentile, table, type Figure } from './figure.ts';
import { messageMaker } from './search-text.ts';

const shares = 100_000;
const sharesAtOnce = 500;
const people = 200;
const looks = 400;
/** From a tag of every third share to one of every thousandth. */
const tags = ['头痛', '失眠', '脾胃', '咳嗽', '月经', '湿疹', '耳鸣', '备孕'];
const words = ['今天', '医生', '加班', '火锅', '枸杞', '荨麻疹', '颈椎有老毛病'];

const base = { userId: 1, page_size: hallPageSize };
const sortOf = (turn: number) => hallSorts[turn % hallSorts.length] ?? 'new';

const loadBefore = loadavg()[0] ?? 0;
const dataDir = await mkdtemp(join(tmpdir(), 'xingwen-hall-'));
const server = await startEmbeddedPostgres({ dataDir, log: createLog('error') });
try {
  await migrate({ connection: server.connection }, join(import.meta.dirname, '../migrations'));
  const database = openDatabase({ connection: server.connection, statementTimeoutMs: 0 });
  try {
    const { db } = database;
    const index = await sql<{ text: string }>`
      select pg_get_indexdef('share_words_grams'::regclass) as text`.execute(db);
    await sql`drop index share_words_grams`.execute(db);
    const filledMs = await timed(() => fill(db));
    console.log(table(await measurePages(db)));
    const builtMs = await timed(() => sql.raw(index.rows[0]?.text ?? '').execute(db));
    await sql`vacuum analyze share_words`.execute(db);
    console.log(`\n${table(await measureWords(db))}`);
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(0)} s`;
    console.log(
      `\n${shares} shares written in ${seconds(filledMs)}, the index of words in ${seconds(builtMs)}. Load of the machine when it began: ${loadBefore.toFixed(1)}`,
    );
  } finally {
    await database.close();
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true });
}

/** Indexes and the hall are sooner built on the whole than grown share by share. */
async function fill(db: Executor): Promise<void> {
  await sql`insert into app_user (username, username_key, email, email_key, password_hash, date_joined)
    select name, name, name || '@example.org', name || '@example.org', '-', now()
    from (select 'bench' || n as name from generate_series(1, ${people}::int) n) names`.execute(db);
  await sql`insert into session (user_id, title, created_at, updated_at)
    select id, '问诊', now(), now() from app_user`.execute(db);
  await sql`alter table share disable trigger share_listed`.execute(db);
  await sql`alter table share disable trigger share_words_kept`.execute(db);
  await sql`alter table hall_entry disable trigger hall_entry_counted`.execute(db);
  const next = messageMaker();
  for (let made = 0; made < shares; made += sharesAtOnce) {
    const rows = Array.from({ length: sharesAtOnce }, (_, place) => {
      const said = [next('user'), next('assistant'), next('user')];
      const messages = said.map((content, turn) => ({
        role: turn % 2 === 0 ? 'user' : 'assistant',
        content,
        day: '2026-01-01',
        masks: [],
      }));
      const number = made + place;
      const own = tags.filter((_tag, rank) => (number + rank) % (3 * (rank + 1) ** 2) === 0);
      return { number, messages, words: said.join('\n'), tags: own };
    });
    await insertShares(db, rows);
  }
  await sql`insert into hall_entry (tag, share_id, published_at, like_count, comment_count)
    select tag, id, reviewed_at, like_count, comment_count
    from share, unnest(array_prepend(''::text, tags)) tag`.execute(db);
  await sql`insert into hall_count select tag, count(*) from hall_entry group by tag`.execute(db);
  await sql`insert into share_words select id, reviewed_at, search_text from share`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function insertShares(db: Executor, rows: object[]): Promise<void> {
  await sql`insert into share (user_id, session_id, title, description, tags, messages, preview,
      messages_count, title_masks, description_masks, search_text, is_public, is_anonymous,
      help_needed, status, flags, like_count, comment_count, created_at, submitted_at, reviewed_at)
    select s.user_id, s.id, '问诊 ' || r.number, left(r.words, 200), r.tags, r.messages,
      jsonb_path_query_array(r.messages, '$[0 to 1]'), 4, '[]', '[]', r.words, true,
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
  return [
    ...(await latency('A page of the hall', 'every fourth one anywhere, three orders', (turn) =>
      listHallPage(db, { ...base, tag: '', sort: sortOf(turn), page: page(turn) }),
    )),
    ...(await latency('A page in the middle', 'the farthest from both ends', (turn) =>
      listHallPage(db, { ...base, tag: '', sort: sortOf(turn), page: Math.floor(pages / 2) }),
    )),
    ...(await latency('A tag', 'eight tags, first pages, three orders', (turn) =>
      listHallPage(db, {
        ...base,
        tag: tags[turn % tags.length] ?? '',
        sort: sortOf(turn),
        page: 1 + (turn % 5),
      }),
    )),
    ...(await latency('The tags of the hall', 'the most used', () => listHallTags(db, ''))),
  ];
}

function measureWords(db: Executor): Promise<Figure[]> {
  const find = (turn: number) =>
    findSharesByWords(db, {
      ...base,
      tag: '',
      sort: 'new',
      page: 1,
      terms: [words[turn % words.length] ?? ''],
    });
  return latency('Words', 'seven words, from everyday to rare', find, '≤ 50 ms', 70);
}

async function latency(
  what: string,
  note: string,
  look: (turn: number) => Promise<unknown>,
  target = '≤ 20 ms',
  times = looks,
): Promise<Figure[]> {
  const samples: number[] = [];
  for (let turn = 0; turn < times; turn += 1) samples.push(await timed(() => look(turn)));
  const figure = (share: number) => `${percentile(samples, share).toFixed(1)} ms`;
  return [
    { what: `${what}, p50`, figure: figure(0.5), target: '', note },
    { what: `${what}, p95`, figure: figure(0.95), target, note: `${times} times` },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

// `node bench/growth.ts [sizes]`: what calls cost while the messages grow (by default 10,000, then 100,000), half of them
// of one person and half of people with 200 each, and with them the hall, a share for every hundred messages; ratios to
// the first size. Pages that the database touches for a call, and rows that it reads or finds in an index, say more
// than its time where others load the machine, and the least time more than the middle one; where a table lies in a few
// pages, rows tell whether a call grows.
import process from 'node:process';
import { sql } from 'kysely';
import { listMessagePage } from '#features/messages/server/message-store.ts';
import { searchPageSize } from '#features/search/rules.ts';
import { findResults } from '#features/search/server/find-results.ts';
import { sessionListPageSize } from '#features/sessions/rules.ts';
import { isReplying } from '#features/messages/server/running-reply-store.ts';
import { listSessionPage } from '#features/sessions/server/session-store.ts';
import { addToTotal, readTotal } from '#features/sessions/server/session-total-store.ts';
import { hallPageSize, hallSorts } from '#features/sharing/rules.ts';
import { listHallPage } from '#features/sharing/server/hall-store.ts';
import { insertShares, type ShareRow } from '#test/share-rows.ts';
import { newId } from '#platform/server/ids.ts';
import type { Executor } from '#platform/server/database.ts';
import { insertBenchPeople, onBenchDatabase } from './bench-database.ts';
import { percentile, table, type Figure } from './figure.ts';
import { timed } from './latency.ts';
import { messageMaker, plainWords } from './search-text.ts';

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(10_000, 100_000);
const perSession = 100;
const steadySessions = 2;
const messagesPageSize = 30;
const times = 200;
const heavy = 1;
const steady = 2;
const sharesAtOnce = 500;
const tags = ['头痛', '失眠', '脾胃', '咳嗽'];
/** Said once in every so many messages of the one, and in titles of none. */
const seldom = { word: '鲸鱼', every: 1_000 };

type Call = {
  what: string;
  target: string;
  ask: (db: Executor, turn: number) => Promise<unknown>;
};

const everything = { search_type: 'all', date_range: 'all', role: 'all' } as const;
const search =
  (userId: number, words: readonly string[] = plainWords) =>
  (db: Executor, turn: number) => {
    const q = words[turn % words.length] ?? '';
    const asked = { q, page: 1, page_size: searchPageSize, ...everything };
    return findResults(db, userId, asked, new Date());
  };
const hall = (pages: number, tag: (turn: number) => string) => (db: Executor, turn: number) => {
  const sort = hallSorts[turn % hallSorts.length] ?? 'new';
  const query = { userId: steady, tag: tag(turn), sort, page: 1 + (turn % pages) };
  return listHallPage(db, { ...query, page_size: hallPageSize });
};
const list = (userId: number) => (db: Executor) =>
  listSessionPage(db, userId, { page: 1, page_size: sessionListPageSize }, isReplying);
const page = (userId: number) => (db: Executor) =>
  listMessagePage(db, { userId, sessionId: firstSessionOf(userId) }, newest);
const newest = { page: 1, page_size: messagesPageSize };
const stats = (userId: number) => (db: Executor) => readTotal(db, userId);

const calls: readonly Call[] = [
  { what: 'Conversations', target: '≤ 1.3×', ask: list(steady) },
  { what: 'Conversations of the one', target: '≤ 1.3×', ask: list(heavy) },
  { what: 'Messages of a conversation', target: '≤ 1.3×', ask: page(steady) },
  { what: 'Messages of one of the one', target: '≤ 1.3×', ask: page(heavy) },
  { what: 'Counts', target: '≤ 1.3×', ask: stats(steady) },
  { what: 'Counts of the one', target: '≤ 1.3×', ask: stats(heavy) },
  { what: 'Own search', target: '≤ 2×', ask: search(steady) },
  { what: 'Own search of the one', target: '≤ 2×', ask: search(heavy) },
  { what: 'Its search for a word seldom said', target: '≤ 2×', ask: search(heavy, [seldom.word]) },
  { what: 'Its search for a word never said', target: '≤ 2×', ask: search(heavy, ['鳄鱼']) },
  { what: 'A page of the hall', target: '≤ 1.3×', ask: hall(5, () => '') },
  {
    what: 'A tag of the hall',
    target: '≤ 1.3×',
    // At the first size a tag has no second page.
    ask: hall(1, (turn) => tags[turn % tags.length] ?? ''),
  },
];

/** Sessions have the number of their person in front, so that the first one of each is known. */
const firstSessionOf = (userId: number): number => userId * 1_000_000;

await onBenchDatabase(async (db) => console.log(table(await measure(db))));

async function measure(db: Executor): Promise<Figure[]> {
  const index = await sql<{ text: string }>`
    select pg_get_indexdef('message_grams'::regclass) as text`.execute(db);
  const next = messageMaker();
  const figures: Figure[] = [];
  const first = new Map<string, Cost>();
  let made = 0;
  for (const size of sizes) {
    // Building an index at the end is faster than growing it.
    await sql`drop index message_grams`.execute(db);
    await fill(db, next, { from: made, to: size });
    made = size;
    await sql.raw(index.rows[0]?.text ?? '').execute(db);
    await sql`vacuum analyze`.execute(db);
    for (const { what, target, ask } of calls) {
      const cost = await costOf(db, ask);
      const before = first.get(what) ?? cost;
      first.set(what, before);
      const ratio = (pick: (cost: Cost) => number) => (pick(cost) / pick(before)).toFixed(2);
      figures.push({
        what: `${what}, of ${size} messages`,
        figure: `${cost.ms.toFixed(2)} ms, ${ratio(({ ms }) => ms)}×`,
        target,
        note: [
          `p50; least ${cost.leastMs.toFixed(2)} ms, ${ratio(({ leastMs }) => leastMs)}×`,
          `${cost.pages.toFixed(0)} pages touched, ${ratio(({ pages }) => pages)}×`,
          `${cost.rows.toFixed(0)} rows, ${ratio(({ rows }) => rows)}×`,
        ].join('; '),
      });
    }
  }
  return figures;
}

type Cost = { ms: number; leastMs: number; pages: number; rows: number };

async function costOf(db: Executor, ask: Call['ask']): Promise<Cost> {
  // The first ones compile the code and fill the caches of the database.
  for (let turn = 0; turn < times; turn += 1) await ask(db, turn);
  const samples: number[] = [];
  const before = await readUntilNow(db);
  for (let turn = 0; turn < times; turn += 1) samples.push(await timed(() => ask(db, turn)));
  const after = await readUntilNow(db);
  const each = (pick: (read: Read) => number) => (pick(after) - pick(before)) / times;
  return {
    ms: percentile(samples, 0.5),
    leastMs: Math.min(...samples),
    pages: each(({ pages }) => pages),
    rows: each(({ rows }) => rows),
  };
}

type Read = { pages: number; rows: number };

/** What this database has read until now: pages, in memory or not, and rows, from tables or found in indexes. */
async function readUntilNow(db: Executor): Promise<Read> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<Read>`
    select blks_hit + blks_read as pages, tup_returned as rows from pg_stat_database
    where datname = current_database()`.execute(db);
  return rows[0] ?? { pages: 0, rows: 0 };
}

/** Half of the messages are of the one, the other half of people with a few sessions each. */
async function fill(
  db: Executor,
  next: ReturnType<typeof messageMaker>,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await insertBenchPeople(db, steady + Math.ceil(to / perSession / 2 / steadySessions));
  const [firstPair, pastPairs] = [from, to].map((count) => count / perSession / 2);
  for (let pair = firstPair ?? 0; pair < (pastPairs ?? 0); pair += 1) {
    const other = steady + Math.floor(pair / steadySessions);
    await addSession(db, next, { userId: heavy, place: pair });
    await addSession(db, next, { userId: other, place: pair % steadySessions });
  }
  const [firstShare, pastShares] = [from, to].map((count) => count / perSession);
  for (let made = firstShare ?? 0; made < (pastShares ?? 0); made += sharesAtOnce) {
    const count = Math.min(sharesAtOnce, (pastShares ?? 0) - made);
    await insertShares(
      db,
      Array.from({ length: count }, (_, place) => shareOf(made + place)),
    );
  }
}

function shareOf(number: number): ShareRow {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000);
  return {
    userId: heavy,
    sessionId: firstSessionOf(heavy),
    title: `问诊 ${number}`,
    tags: tags.filter((_tag, rank) => number % (rank + 2) === 0),
    likes: (number * 7_919) % 500,
    comments: (number * 104_729) % 60,
    createdAt: at,
    reviewedAt: at,
  };
}

async function addSession(
  db: Executor,
  next: ReturnType<typeof messageMaker>,
  { userId, place }: { userId: number; place: number },
): Promise<void> {
  const sessionId = firstSessionOf(userId) + place;
  const texts = Array.from({ length: perSession }, (_, turn) =>
    next(turn % 2 === 0 ? 'user' : 'assistant'),
  );
  if ((place * perSession) % seldom.every === 0) texts[0] += seldom.word;
  const firstId = newId(new Date(), { count: perSession });
  await sql`insert into session (id, user_id, title, created_at, updated_at, messages_count)
    values (${sessionId}, ${userId}, '问诊', now(), now(), ${perSession})`.execute(db);
  await sql`insert into session_words values (${userId}, ${sessionId}, '问诊')`.execute(db);
  await addToTotal(db, { userId, sessions: 1, messages: perSession });
  await sql`insert into message (id, user_id, session_id, role, content, status, created_at)
    select ${firstId}::bigint + place - 1, ${userId}, ${sessionId},
      case place % 2 when 1 then 'user' else 'assistant' end, content, 'complete', now()
    from unnest(${texts}::text[]) with ordinality t (content, place)`.execute(db);
}

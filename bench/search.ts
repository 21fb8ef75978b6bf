// `node bench/search.ts`: searching among 200,000 messages on an embedded database of its own, the
// size of the index and its cost when writing.
import { sql } from 'kysely';
import { searchPageSize } from '#features/search/rules.ts';
import { findResults } from '#features/search/server/find-results.ts';
import { newId } from '#platform/server/ids.ts';
import type { Executor } from '#platform/server/database.ts';
import { insertBenchPeople, onBenchDatabase } from './bench-database.ts';
import { table, type Figure } from './figure.ts';
import { latency, timed } from './latency.ts';
import { characters, messageMaker, phrases, plainWords, symptomWords } from './search-text.ts';

const people = 50;
const sessionsEach = 40;
const messagesEach = 100;
const messages = people * sessionsEach * messagesEach;
const searches = 400;
const writes = 2_000;
const writesAtOnce = 200;

await onBenchDatabase(async (db) => console.log(table(await measure(db))));

async function measure(db: Executor): Promise<Figure[]> {
  const userIds = await makePeople(db);
  const index = await sql<{ text: string }>`
    select pg_get_indexdef('message_grams'::regclass) as text`.execute(db);
  // Building an index at the end is faster than growing it.
  await dropIndex(db);
  await fill(db, userIds);
  const builtMs = await timed(() => sql.raw(index.rows[0]?.text ?? '').execute(db));
  await sql`vacuum analyze message`.execute(db);
  const own = `${sessionsEach * messagesEach} messages of one's own`;
  const search = (what: string, words: readonly string[], target = '') =>
    latency({ what, note: own, times: searches, target }, (turn) =>
      searchOwn(db, userIds[turn % userIds.length] ?? 0, words[turn % words.length] ?? ''),
    );
  const figures = [
    ...(await search('Two characters', plainWords, '≤ 20 ms')),
    ...(await search('Three to six characters', phrases)),
    ...(await search('A symptom, by all its names', symptomWords)),
    ...(await search('One character', characters)),
    ...(await sizes(db, builtMs)),
  ];
  return [...figures, await writeCost(db, userIds[0] ?? 0)];
}

async function makePeople(db: Executor): Promise<number[]> {
  await insertBenchPeople(db, people);
  const ids = Array.from({ length: people }, (_, place) => place + 1);
  await sql`insert into session (id, user_id, title, created_at, updated_at)
    select row_number() over (), u, '问诊 ' || n, now(), now() + n * interval '1 minute'
    from unnest(${ids}::bigint[]) u, generate_series(1, ${sessionsEach}::int) n`.execute(db);
  await sql`insert into session_words select user_id, id, title from session`.execute(db);
  return ids;
}

/** Every session gets its messages in the order in which users would have written them. */
async function fill(db: Executor, userIds: readonly number[]): Promise<void> {
  const next = messageMaker();
  for (let round = 0; round < messagesEach; round += 1) {
    const role = round % 2 === 0 ? 'user' : 'assistant';
    const texts = Array.from({ length: people * sessionsEach }, () => next(role));
    const firstId = newId(new Date(), { count: texts.length + 1 });
    await sql`insert into message (id, user_id, session_id, role, content, status, created_at)
      select ${firstId}::bigint + place, s.user_id, s.id, ${role}, t.content, 'complete', now()
      from unnest(${texts}::text[]) with ordinality t (content, place)
      join (select id, user_id, row_number() over (order by id) as place from session
        where user_id = any(${userIds}::bigint[])) s using (place)`.execute(db);
  }
}

async function dropIndex(db: Executor): Promise<void> {
  await sql`drop index message_grams`.execute(db);
}

async function searchOwn(db: Executor, userId: number, q: string): Promise<void> {
  const everything = { search_type: 'all', date_range: 'all', role: 'all' } as const;
  const asked = { q, page: 1, page_size: searchPageSize, ...everything };
  const { count } = await findResults(db, userId, asked, new Date());
  if (count === 0) throw new Error(`${q} is not among the messages`);
}

async function sizes(db: Executor, builtMs: number): Promise<Figure[]> {
  const { rows } = await sql<{ whole: number; index: number }>`
    select pg_table_size('message')::bigint as whole,
      pg_relation_size('message_grams')::bigint as index`.execute(db);
  const megaBytes = (bytes = 0) => `${(bytes / 1e6).toFixed(0)} MB`;
  return [
    { what: 'Messages', figure: megaBytes(rows[0]?.whole), target: '', note: `${messages} rows` },
    {
      what: 'Index',
      figure: megaBytes(rows[0]?.index),
      target: '',
      note: `built in ${(builtMs / 1_000).toFixed(0)} s`,
    },
  ];
}

/** Many rows per statement, so that round trips and commits do not hide the cost of the index. */
async function writeCost(db: Executor, userId: number): Promise<Figure> {
  const next = messageMaker();
  const insertAll = async () => {
    for (let made = 0; made < writes; made += writesAtOnce) {
      const texts = Array.from({ length: writesAtOnce }, (_, place) =>
        next(place % 2 === 0 ? 'user' : 'assistant'),
      );
      const firstId = newId(new Date(), { count: texts.length + 1 });
      await sql`insert into message (id, user_id, session_id, role, content, status, created_at)
        select ${firstId}::bigint + row_number() over (), ${userId}, min(s.id), 'user', t, 'complete', now()
        from unnest(${texts}::text[]) t, session s where s.user_id = ${userId} group by t`.execute(
        db,
      );
    }
  };
  await insertAll();
  const withIndexMs = await timed(insertAll);
  await dropIndex(db);
  const withoutMs = await timed(insertAll);
  const each = (ms: number) => `${((ms * 1_000) / writes).toFixed(0)} µs`;
  return {
    what: 'Write cost with the index',
    figure: `${(withIndexMs / withoutMs).toFixed(1)}×`,
    target: '',
    note: `${each(withIndexMs)} a message against ${each(withoutMs)}, ${writesAtOnce} to a statement`,
  };
}

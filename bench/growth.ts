// `node bench/growth.ts [sizes]`: what calls cost while the messages grow (by default 10,000, then 100,000), half of them
// of one person and half of people with 200 each; ratios to the first size.
import process from 'node:process';
import { sql } from 'kysely';
import { listMessagePage } from '#features/messages/server/message-store.ts';
import { searchPageSize } from '#features/search/rules.ts';
import { findResults } from '#features/search/server/find-results.ts';
import { sessionListPageSize } from '#features/sessions/rules.ts';
import { countSessions, listSessionPage } from '#features/sessions/server/session-store.ts';
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

type Call = {
  what: string;
  target: string;
  ask: (db: Executor, turn: number) => Promise<unknown>;
};

const everything = { search_type: 'all', date_range: 'all', role: 'all' } as const;
const search = (userId: number) => (db: Executor, turn: number) => {
  const q = plainWords[turn % plainWords.length] ?? '';
  const asked = { q, page: 1, page_size: searchPageSize, ...everything };
  return findResults(db, userId, asked, new Date());
};
const list = (userId: number) => (db: Executor) =>
  listSessionPage(db, userId, { page: 1, page_size: sessionListPageSize });
const page = (userId: number) => (db: Executor) =>
  listMessagePage(db, { userId, sessionId: firstSessionOf(userId) }, newest);
const newest = { page: 1, page_size: messagesPageSize };
const stats = (userId: number) => (db: Executor) => countSessions(db, userId);

const calls: readonly Call[] = [
  { what: 'Conversations', target: '≤ 1.3×', ask: list(steady) },
  { what: 'Conversations of the one', target: '≤ 1.3×', ask: list(heavy) },
  { what: 'Messages of a conversation', target: '≤ 1.3×', ask: page(steady) },
  { what: 'Messages of one of the one', target: '≤ 1.3×', ask: page(heavy) },
  { what: 'Counts', target: '≤ 1.3×', ask: stats(steady) },
  { what: 'Counts of the one', target: '≤ 1.3×', ask: stats(heavy) },
  { what: 'Own search', target: '≤ 2×', ask: search(steady) },
  { what: 'Own search of the one', target: '≤ 2×', ask: search(heavy) },
];

/** Sessions have the number of their person in front, so that the first one of each is known. */
const firstSessionOf = (userId: number): number => userId * 1_000_000;

await onBenchDatabase(async (db) => console.log(table(await measure(db))));

async function measure(db: Executor): Promise<Figure[]> {
  const index = await sql<{ text: string }>`
    select pg_get_indexdef('message_grams'::regclass) as text`.execute(db);
  const next = messageMaker();
  const figures: Figure[] = [];
  const first = new Map<string, number>();
  let made = 0;
  for (const size of sizes) {
    // Building an index at the end is faster than growing it.
    await sql`drop index message_grams`.execute(db);
    await fill(db, next, { from: made, to: size });
    made = size;
    await sql.raw(index.rows[0]?.text ?? '').execute(db);
    await sql`vacuum analyze`.execute(db);
    for (const { what, target, ask } of calls) {
      // The first ones compile the code and fill the caches of the database.
      for (let turn = 0; turn < times; turn += 1) await ask(db, turn);
      const samples: number[] = [];
      for (let turn = 0; turn < times; turn += 1) samples.push(await timed(() => ask(db, turn)));
      const ms = percentile(samples, 0.5);
      const before = first.get(what) ?? ms;
      first.set(what, before);
      const figure = `${ms.toFixed(2)} ms, ${(ms / before).toFixed(2)}×`;
      figures.push({ what: `${what}, of ${size} messages`, figure, target, note: 'p50' });
    }
  }
  return figures;
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
  const firstId = newId(new Date(), { count: perSession });
  await sql`insert into session (id, user_id, title, created_at, updated_at, messages_count)
    values (${sessionId}, ${userId}, '问诊', now(), now(), ${perSession})`.execute(db);
  await sql`insert into message (id, user_id, session_id, role, content, status, created_at)
    select ${firstId}::bigint + place - 1, ${userId}, ${sessionId},
      case place % 2 when 1 then 'user' else 'assistant' end, content, 'complete', now()
    from unnest(${texts}::text[]) with ordinality t (content, place)`.execute(db);
}

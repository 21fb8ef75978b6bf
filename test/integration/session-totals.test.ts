import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { continuationEndpoints } from '#features/continuation/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { costlyRuns } from '#test/full.ts';
import { textReply } from '#test/model-server-replies.ts';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness(Number.POSITIVE_INFINITY);
});
afterAll(() => chat.close());

const moves = ['create', 'send', 'delete', 'put back', 'hide', 'show', 'purge', 'continue'];
/** Calls that are made at once, each on one of the sessions and of the messages there are. */
const batch = fc.record({
  made: fc.array(fc.record({ move: fc.constantFrom(...moves), place: fc.nat(20) }), {
    minLength: 2,
    maxLength: 6,
  }),
  /** Replies that fail leave no row. */
  isModelAway: fc.boolean(),
});

type Rows = { id: number; messages: number[]; deleted: number[] };

const sessionsOf = async (userId: number) =>
  (
    await sql<Rows>`select id,
      array(select id from message m where m.user_id = s.user_id and m.session_id = s.id) as messages,
      array(select id from deleted_message d where d.user_id = s.user_id and d.session_id = s.id) as deleted
    from session s where user_id = ${userId} order by id`.execute(chat.database.db)
  ).rows;

async function make(patient: Patient, { id, messages, deleted }: Rows, move: string) {
  const { call } = patient;
  const params = { id };
  const send = async (content: string) =>
    readStream(await patient.send(content, { session_id: id, model: 'scripted' }));
  const some = (ids: readonly number[]) => ({ body: { message_ids: ids.slice(-2).map(Number) } });
  if (move === 'create') await call(sessionEndpoints.createSession, { body: { title: '一次' } });
  if (move === 'send') await send('头痛');
  if (move === 'delete') await call(messageEndpoints.deleteMessages, some(messages));
  if (move === 'put back') await call(messageEndpoints.restoreMessages, some(deleted));
  if (move === 'hide') await call(sessionEndpoints.deleteSession, { params });
  if (move === 'show') await call(sessionEndpoints.restoreSession, { params });
  if (move === 'purge') await call(sessionEndpoints.purgeSession, { params });
  if (move === 'continue') await call(continuationEndpoints.continueSession, { params, body: {} });
}

/** What the kept counts have to be, counted from the rows. */
async function recount(userId: number) {
  const { rows } = await sql<{ totalSessions: number; totalMessages: number }>`
    select count(distinct s.id)::int as "totalSessions", count(m.id)::int as "totalMessages"
    from session s left join message m on m.user_id = s.user_id and m.session_id = s.id
    where s.user_id = ${userId} and s.deleted_at is null`.execute(chat.database.db);
  return rows[0];
}

const deadlocks = async () =>
  (
    await sql<{ n: number }>`select deadlocks::int as n from pg_stat_database
      where datname = current_database()`.execute(chat.database.db)
  ).rows[0]?.n;

it('the counts of sessions and messages stay exact, whatever is done at once, and nothing waits for each other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 3, maxLength: 8 }), async (batches) => {
      const patient = await chat.patient(50);
      for (const { made, isModelAway } of batches) {
        chat.models.script(isModelAway ? { status: 400, steps: [] } : textReply(['好的']));
        const sessions = await sessionsOf(patient.userId);
        await Promise.all(
          made.map(async ({ move, place }) => {
            const session = sessions[place % Math.max(1, sessions.length)];
            if (session) await make(patient, session, move);
          }),
        );
        const expected = await recount(patient.userId);
        expect((await patient.call(sessionEndpoints.getStats)).data).toEqual(expected);
        const query = { page: 1, page_size: 1 };
        const { data } = await patient.call(sessionEndpoints.listSessions, { query });
        expect(data.count).toBe(expected?.totalSessions);
      }
    }),
    { numRuns: costlyRuns(60) },
  );
  expect(await deadlocks()).toBe(0);
});

import { sql } from 'kysely';
import { setStaff } from '#features/account/server/user-store.ts';
import { countActivity } from '#features/messages/server/message-count-store.ts';
import { setActivity } from '#features/sessions/server/session-activity-store.ts';
import { newId } from '#platform/server/ids.ts';
import { openDatabase, transaction, type Executor } from '#platform/server/database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { grantByStaff } from '../test/grant-by-staff.ts';
import type { ModelServer } from '../test/model-server.ts';
import { takeFreeMessagesBack } from '../test/unclaimed-account.ts';
import { until } from '../test/until.ts';
import { makePerson, type TestAccount } from './people.ts';

// What the operator does with `npm run admin`, and what takes days of use, done directly in the
// product's database: starting the program each time takes a second, and its own tests prove it.

type Connected = { db: Executor; close: () => Promise<void> };
type Where = { dataDir: string };

const databases = new Map<string, Promise<Connected>>();
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function open(dataDir: string): Promise<Connected> {
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  const database = openDatabase({ connection: server.connection, poolMax: 2 });
  const close = async (): Promise<void> => {
    await database.close();
    await server.stop();
  };
  return { db: database.db, close };
}

/** The database of a running product, connected at its first use. */
async function databaseOf({ dataDir }: Where): Promise<Executor> {
  const opened = databases.get(dataDir) ?? open(dataDir);
  databases.set(dataDir, opened);
  return (await opened).db;
}

/** Call it before the product is stopped, because stopping it stops its database. */
export async function closeDatabase({ dataDir }: Where): Promise<void> {
  const opened = databases.get(dataDir);
  databases.delete(dataDir);
  await (await opened)?.close();
}

/** Ends every running reply: what one story leaves running would ask the model during the next. */
export async function endReplies(where: Where & { models: ModelServer }): Promise<void> {
  const db = await databaseOf(where);
  const running = sql`select from message where status = 'streaming'`;
  await until(async () => {
    where.models.release();
    return (await running.execute(db)).rows.length === 0;
  });
}

/** A user whom the operator has made staff. */
export async function makeReviewer(
  served: Where & { product: { url: string } },
): Promise<TestAccount> {
  const person = await makePerson(served.product.url);
  const db = await databaseOf(served);
  await setStaff(db, person.userId, true);
  return person;
}

/** Grants messages to a user. */
export async function grantMessages(
  where: Where,
  person: TestAccount,
  amount: number,
): Promise<void> {
  const db = await databaseOf(where);
  const grant = { userId: person.userId, amount, now: new Date() };
  await transaction(db, (tx) => grantByStaff(tx, grant));
}

/** A user with an account from an earlier version, whose free messages are not claimed yet. */
export async function makeUnclaimedPerson(
  served: Where & { product: { url: string } },
): Promise<TestAccount> {
  const person = await makePerson(served.product.url);
  await takeFreeMessagesBack(await databaseOf(served), person.username);
  return person;
}

/** Adds questions with their answers to a session, as if they had been asked long ago. */
export async function fillSession(
  where: Where,
  person: TestAccount,
  sessionId: number,
  talk: { questions: readonly string[]; answer: string },
): Promise<void> {
  const db = await databaseOf(where);
  const { userId } = person;
  const firstId = newId(new Date(), { count: 2 * talk.questions.length });
  await transaction(db, async (tx) => {
    await sql`insert into message (id, user_id, session_id, role, content, status, model, created_at)
      select ${firstId}::bigint + row_number() over (order by place, role desc) - 1,
        ${userId}::bigint, ${sessionId}::bigint, role, content, 'complete', model, now()
      from unnest(${talk.questions}::text[]) with ordinality asked (question, place)
      cross join lateral (values ('user', question, null), ('assistant', ${talk.answer}, 'scripted'))
        said (role, content, model)`.execute(tx);
    await setActivity(tx, await countActivity(tx, { userId, sessionId }));
  });
}

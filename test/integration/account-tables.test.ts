// Every table, including future ones: it is exported and deleted with its user, or this file gives
// the reason.
import { sql } from 'kysely';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#features/account/contract.ts';
import { continuationEndpoints } from '#features/continuation/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { modelEndpoints } from '#features/models/contract.ts';
import { orderEndpoints, type OrderPayment } from '#features/orders/contract.ts';
import { privacyEndpoints } from '#features/privacy/contract.ts';
import { coolingOffDaysDefault, dayMs } from '#features/privacy/server/cooling-off.ts';
import { eraseDueAccounts } from '#features/privacy/server/erase-accounts.ts';
import { exportedTables } from '#features/privacy/server/exported-tables.ts';
import { profileEndpoints } from '#features/profile/contract.ts';
import { familyEndpoints } from '#features/profile/family-contract.ts';
import { healthConsentVersion } from '#features/profile/health-consent.ts';
import { searchEndpoints } from '#features/search/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { sharingEndpoints } from '#features/sharing/contract.ts';
import { reviewEndpoints } from '#features/review/contract.ts';
import { urlOf, type Endpoint, type UrlValue } from '#platform/contract/endpoint.ts';
import { personBody } from '#test/family-person.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';
import { insertShares } from '#test/share-rows.ts';

/** Tables that are not exported, each with the reason. */
const notExported: Readonly<Record<string, string>> = {
  refresh_token: 'hashes of credentials of the sign-ins that are exported',
  password_reset: 'the hash of a credential',
  recovery_code: 'hashes of credentials',
  share_copy: 'which share of somebody else a message repeats; the message itself is exported',
  session_words: 'repeats the titles that are exported, for the search',
  share_words: 'repeats the shares that are exported, for the search',
  hall_entry: 'repeats the shares that are exported, for the hall',
  hall_count: 'counts without personal data',
  reply_tally: 'counts without personal data',
  triage_tally: 'counts without personal data',
  review_log: 'actions of staff, kept as evidence; the shares hold the decisions',
  audit_log: 'evidence of security, without content, kept as long as the law asks',
  rate_window: 'counters that last a day at most',
  sign_in_failure: 'counters that last a day at most',
  deleted_account: 'a deleted account cannot be exported',
  process_lease: 'processes of the product, no personal data',
  schema_migration: 'the state of the database itself',
};

/** Where the id of a deleted account remains, each with the reason; its texts remain nowhere. */
const numberStays: Readonly<Record<string, string>> = {
  deleted_account: 'what is left of an account, so that a restored backup deletes it again',
  audit_log: 'evidence of security, without content, kept as long as the law asks',
};

const canary = 'kestrel';
const words = `${canary} 头痛三天，怕冷，没有出汗`;

let product: ProductHarness;
let person: TestAccount;
let other: TestAccount;
let staff: TestAccount;

beforeAll(async () => {
  product = await startTestProduct();
  // Shares mask names stored in the account; their text holds the bare word.
  person = await product.signUp(`${canary}1`);
  other = await product.signUp('neighbour');
  staff = await product.signUp('colleague', { staff: true });
});
afterAll(() => product.close());

type Sent = {
  params?: Record<string, UrlValue>;
  query?: Record<string, UrlValue>;
  body?: object;
};
async function call(by: TestAccount, endpoint: Endpoint, { params, query, body }: Sent = {}) {
  const answer = await product.ask(endpoint.method, urlOf(endpoint.path, params, query), {
    bearer: by.access,
    headers: { 'user-agent': canary },
    ...(body ? { body } : {}),
  });
  expect([endpoint.path, answer.status, answer.text.slice(0, 200)]).toEqual([
    endpoint.path,
    200,
    expect.anything(),
  ]);
  return answer.json['data'] as { id: number };
}

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    product.database.db,
  );
  return rows.map(({ name }) => name);
}

/** Tables with a row that contains a text, in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    const { rows } = await sql`select from ${sql.table(table)} t
      where to_jsonb(t)::text ~ ${`\\y${word}\\y`} limit 1`.execute(product.database.db);
    if (rows.length > 0) found.push(table);
  }
  return found;
}

/** Everything that a user can leave behind, created through the product's own calls. */
async function leaveTraces(): Promise<void> {
  const profile = { email: person.email, first_name: canary, last_name: canary };
  await call(person, accountEndpoints.editProfile, { body: profile });
  await call(person, profileEndpoints.updatePreferences, {
    body: { theme: 'dark', commonHerbs: [canary] },
  });
  await call(person, profileEndpoints.saveHealthProfile, {
    body: {
      sex: 'female',
      birthYear: 1990,
      pregnancy: 'no',
      lactating: false,
      medicines: [canary],
      allergies: [canary],
      consentVersion: healthConsentVersion,
    },
  });
  const mother = personBody({ name: `${canary}妈妈`, conditions: [canary], medicines: [canary] });
  await call(person, familyEndpoints.createPerson, { body: mother });
  await call(person, modelEndpoints.updateModelPreference, { body: { model: 'local' } });
  await product.ask('POST', accountEndpoints.requestPasswordReset.path, {
    body: { email: person.email },
  });
  const ordered: unknown = await call(person, orderEndpoints.createMembershipOrder, { body: {} });
  const { order } = ordered as OrderPayment;
  const paid = { params: { id: order.id }, body: { outcome: 'paid' } };
  await call(person, orderEndpoints.paySandboxOrder, paid);
  const sessionId = await product.openSession(person, canary);
  for (const content of [words, `${canary} 还有点咳嗽`]) await send(sessionId, content);
  const said = { verdict: 'unhelpful', reason: 'wrong', words: canary } as const;
  const [gone, answer] = await lastTurn(sessionId);
  await call(person, messageEndpoints.giveFeedback, { params: { id: answer }, body: said });
  // Only a model's result is a summary here; the row is what an agreement leaves behind.
  await sql`insert into check_in
    (user_id, message_id, session_id, about, agreed_at, due_at, answer, answered_at, advice)
    values (${person.userId}, ${answer}, ${sessionId}, ${canary}, now(), now() + interval '3 days',
      'worse', now(), ${JSON.stringify({ text: canary })}::jsonb)`.execute(product.database.db);
  await sql`insert into push_subscription (user_id, sign_in_id, endpoint, created_at)
    select user_id, max(id), ${`https://push.example.org/${canary}`}, now() from sign_in
    where user_id = ${person.userId} group by user_id`.execute(product.database.db);
  await sql`insert into email_confirmation (user_id, email_key, confirmed_at)
    values (${person.userId}, ${person.email}, now())`.execute(product.database.db);
  await call(person, messageEndpoints.deleteMessage, { params: { id: gone } });
  await call(person, continuationEndpoints.continueSession, {
    params: { id: sessionId },
    body: { title: canary },
  });
  const binned = await product.openSession(person, canary);
  await send(binned, words);
  await send(binned, `${canary} 胸口压榨样剧痛，出大汗`);
  await call(person, sessionEndpoints.deleteSession, { params: { id: binned } });
  await call(person, searchEndpoints.searchAll, { query: { q: canary } });
  await shareAndTalk(sessionId);
}

async function send(sessionId: number, content: string): Promise<void> {
  const { status, text } = await product.ask('POST', messageEndpoints.sendMessage.path, {
    bearer: person.access,
    body: { session_id: sessionId, content, model: 'local' },
  });
  expect([status, text.endsWith('data: [DONE]\n\n')]).toEqual([200, true]);
}

/** The last message of the person and the reply to it. */
async function lastTurn(sessionId: number): Promise<[number, number]> {
  const { path } = messageEndpoints.listMessages;
  const url = urlOf(path, { id: sessionId }, { page: 1, page_size: 20 });
  const { json } = await product.ask('GET', url, { bearer: person.access });
  const { results } = json['data'] as { results: { id: number }[] };
  return [results.at(-2)?.id ?? 0, results.at(-1)?.id ?? 0];
}

async function shareAndTalk(sessionId: number): Promise<void> {
  const share = { title: canary, description: canary, tags: canary, isPublic: true };
  const rest = { isAnonymous: false, helpNeeded: false };
  const own = await call(person, sharingEndpoints.shareSession, {
    params: { id: sessionId },
    body: { ...share, ...rest },
  });
  await call(staff, reviewEndpoints.getReview, { params: { id: own.id } });
  const yes = { params: { id: own.id }, body: { approved: true, reason: '' } };
  await call(staff, reviewEndpoints.reviewShare, yes);
  const theirs = await product.openSession(other, '邻居的对话');
  const theirShare = { userId: other.userId, sessionId: theirs, reviewerId: person.userId };
  const [id = 0] = await insertShares(product.database.db, [theirShare]);
  const params = { id };
  await call(person, sharingEndpoints.getSharedSession, { params });
  await call(person, sharingEndpoints.toggleLike, { params });
  await call(person, sharingEndpoints.createComment, { params, body: { content: canary } });
  const report = { params, body: { reason: 'spam', details: canary } };
  await call(person, sharingEndpoints.reportShare, report);
  await call(other, sharingEndpoints.toggleLike, { params: { id: own.id } });
  const confirmed = { body: { password: person.password } };
  await call(person, accountEndpoints.startSecondFactor, confirmed);
}

describe('the tables of the product', () => {
  it('are exported, or have a reason not to be', async () => {
    const known = [...exportedTables.map(({ table }) => table), ...Object.keys(notExported)];
    const names = await tables();
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('contribute no hash and no bytes to an export except the fingerprint of a text', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public'
        and (data_type = 'bytea' or column_name ~ 'hash|secret|token$')`.execute(
      product.database.db,
    );
    const given = rows.filter(({ table, column }) =>
      exportedTables.some(
        (each) => each.table === table && !(each.withheld ?? []).includes(column),
      ),
    );
    expect(given).toEqual([{ table: 'consent', column: 'text_hash' }]);
  });
});

describe('a user who has done everything', () => {
  const password = () => ({ body: { password: person.password } });

  beforeAll(leaveTraces);

  it('finds every own row in the export', async () => {
    const response = await fetch(product.url + privacyEndpoints.exportAccount.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.access}` },
      body: JSON.stringify(password().body),
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    for (const { table, owner } of exportedTables) {
      const json = strFromU8(files[`data/${table}.json`] ?? new Uint8Array());
      const { rows } = JSON.parse(json) as { rows: object[] };
      const stored = await sql<{ n: number }>`select count(*)::integer as n
        from ${sql.table(table)} where ${sql.ref(owner)} = ${person.userId}`.execute(
        product.database.db,
      );
      expect([table, rows.length]).toEqual([table, stored.rows[0]?.n]);
    }
    // The deletion proves nothing for empty tables: the data reaches every table but the
    // short-lived ones.
    const passing = ['mail_outbox'];
    const empty = exportedTables.filter(({ table }) =>
      strFromU8(files[`data/${table}.json`] ?? new Uint8Array()).includes('"rows":[\n]'),
    );
    expect(empty.map(({ table }) => table).filter((table) => !passing.includes(table))).toEqual([]);
  });

  it('leaves no text anywhere after the deletion, and the id only where the law requires it', async () => {
    expect(await tablesWith(canary)).toEqual(
      expect.arrayContaining(['app_user', 'message', 'deleted_message', 'share', 'share_comment']),
    );
    await call(person, privacyEndpoints.requestDeletion, password());
    product.advance(coolingOffDaysDefault * dayMs);
    const { db } = product.database;
    await eraseDueAccounts(db, { now: product.now(), log: product.log });
    expect(await tablesWith(canary)).toEqual([]);
    expect(await tablesWith(String(person.userId))).toEqual(Object.keys(numberStays).toSorted());
    const sold = await sql`select user_id as buyer, state from purchase_order`.execute(db);
    expect(sold.rows).toEqual([{ buyer: null, state: 'granted' }]);
    expect(product.lines.join('')).not.toContain(canary);
  });

  it('leaves the data of others alone', async () => {
    await product.signIn(other);
    const { json } = await product.ask('GET', sessionEndpoints.listSessions.path, {
      bearer: other.access,
    });
    expect(json['data']).toMatchObject({ count: 1 });
    const { rows } = await sql`select like_count as likes, comment_count as comments,
      reviewer_id as reviewer from share where user_id = ${other.userId}`.execute(
      product.database.db,
    );
    expect(rows).toEqual([{ likes: 0, comments: 0, reviewer: null }]);
  });
});

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#features/account/contract.ts';
import { agreementEndpoints } from '#features/agreement/contract.ts';
import { giveConsent } from '#features/agreement/server/consent-store.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { createLog } from '#platform/server/log.ts';
import { deliverMails, type Mail } from '#platform/server/mail-delivery.ts';
import { type HttpHarness, type Member } from '#test/http-harness.ts';
import { testPassword } from '#test/product-people.ts';
import { createPrivacyHarness } from '#test/privacy-harness.ts';
import { makeSharedThings } from '#test/shared-things.ts';
import { storeMessages } from '#test/stored-message.ts';
import { privacyEndpoints } from '../contract.ts';
import { coolingOffDaysDefault, dayMs } from './cooling-off.ts';
import { composeDeletionMails } from './deletion-mails.ts';
import { eraseDueAccounts } from './erase-accounts.ts';
import { batchRows } from './erasure-store.ts';

const { cancelDeletion, exportAccount, getDeletion, requestDeletion } = privacyEndpoints;
const log = createLog('silent');

let harness: HttpHarness;
let member: Member;

beforeAll(async () => {
  harness = await createPrivacyHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  member = await harness.signUp();
});

afterEach(async () => {
  await sql`update app_user set deletion_requested_at = null, deletion_due_at = null`.execute(
    harness.database.db,
  );
});

const body = { password: testPassword };
const request = (by = member) => by.call(requestDeletion, { body });
const erase = () => eraseDueAccounts(harness.database.db, { now: harness.clock.now(), log });
const wait = (days: number) => harness.clock.advance(days * dayMs);

async function signInAgain() {
  const browser = harness.visitor();
  await browser.signIn(member.username, testPassword);
  return browser;
}

async function mails(): Promise<Mail[]> {
  const { db } = harness.database;
  const sent: Mail[] = [];
  const send = (mail: Mail) => Promise.resolve(void sent.push(mail));
  const linkBase = () => 'https://xingwen.example';
  const compose = composeDeletionMails({ db, brand: '杏问', linkBase });
  await deliverMails({ db, log, now: harness.clock.now, compose, send });
  return sent;
}

const rowsOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n
    from ${sql.table(table)} where user_id = ${member.userId}`.execute(harness.database.db);
  return rows[0]?.n ?? 0;
};

describe('requesting the deletion of an account', () => {
  it('requires the password', async () => {
    const { status, failure } = await member.call(requestDeletion, {
      body: { password: 'not the password' },
    });
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ password: ['密码不正确'] });
    expect((await member.call(getDeletion)).data.deletion).toBeNull();
  });

  it('returns the date, and immediately ends every sign-in', async () => {
    const elsewhere = await signInAgain();
    const { data } = await request();
    const days = (Date.parse(data.dueAt) - Date.parse(data.requestedAt)) / dayMs;
    expect(days).toBe(coolingOffDaysDefault);
    expect((await member.call(accountEndpoints.getProfile)).status).toBe(401);
    expect((await elsewhere.call(accountEndpoints.getProfile)).status).toBe(401);
  });

  it('immediately withdraws every share with its consent', async () => {
    const { db } = harness.database;
    const { data } = await member.call(sessionEndpoints.createSession, { body: { title: '头痛' } });
    const { userId } = member;
    const { shareId } = await makeSharedThings(db, { userId, sessionId: data.id });
    const consent = { userId, purpose: 'publication', subject: String(shareId) } as const;
    const textHash = Buffer.from('words');
    await giveConsent(db, { ...consent, version: '1', textHash, now: harness.clock.now() });
    await request();
    const shares = await sql`select distinct status from share
      where user_id = ${userId}`.execute(db);
    expect(shares.rows).toEqual([{ status: 'withdrawn' }]);
    const open = await sql`select from consent where user_id = ${userId}
      and purpose = 'publication' and withdrawn_at is null`.execute(db);
    expect(open.rows).toEqual([]);
  });

  it('sends an email with instructions to cancel', async () => {
    await mails();
    await request();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(member.email);
    expect(mail?.subject).toBe('【杏问】注销申请已收到');
    expect(mail?.text).toContain('2026年3月17日 16:00');
    expect(mail?.text).toContain('https://xingwen.example/login');
  });

  it('keeps the first of two requests', async () => {
    const elsewhere = await signInAgain();
    const [one, two] = await Promise.all([request(), elsewhere.call(requestDeletion, { body })]);
    const answers = [one, two].filter(({ status }) => status === 200);
    expect(answers.length).toBeGreaterThan(0);
    expect(new Set(answers.map(({ data }) => data.dueAt)).size).toBe(1);
    expect(await rowsOf('mail_outbox')).toBe(1);
  });
});

describe('an account scheduled for deletion', () => {
  it('can read the date, its profile and its export, and nothing else', async () => {
    await request();
    const browser = await signInAgain();
    expect((await browser.call(getDeletion)).data.deletion?.dueAt).toBe('2026-03-17T08:00:00.000Z');
    expect((await browser.call(accountEndpoints.getProfile)).status).toBe(200);
    const refused = [
      await browser.call(sessionEndpoints.listSessions, { query: { page: 1, page_size: 12 } }),
      await browser.call(agreementEndpoints.getAgreementStatus),
      await browser.call(requestDeletion, { body }),
      await browser.call(accountEndpoints.changePassword, {
        body: { old_password: testPassword, new_password: 'lantern-by-the-river' },
      }),
    ];
    for (const { status, failure } of refused) {
      expect(status).toBe(403);
      expect(failure.code).toBe('deletion_pending');
    }
    const wrong = await browser.call(exportAccount, { body: { password: 'not the password' } });
    expect(wrong.status).toBe(400);
    expect(wrong.failure.code).toBe('validation_failed');
  });

  it('is unchanged after cancelling, and the owner is notified by email', async () => {
    await member.call(sessionEndpoints.createSession, { body: { title: '头痛' } });
    await request();
    const browser = await signInAgain();
    await mails();
    expect((await browser.call(cancelDeletion)).data).toEqual({ cancelled: true });
    expect((await browser.call(cancelDeletion)).data).toEqual({ cancelled: false });
    const sessions = await browser.call(sessionEndpoints.listSessions, {
      query: { page: 1, page_size: 12 },
    });
    expect(sessions.data.results.map(({ title }) => title)).toEqual(['头痛']);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['【杏问】注销已取消']);
    wait(coolingOffDaysDefault + 1);
    expect(await erase()).toBe(0);
  });

  it('sends no email about the deletion when it was cancelled meanwhile', async () => {
    await mails();
    await request();
    await (await signInAgain()).call(cancelDeletion);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['【杏问】注销已取消']);
  });

  it('exists until the last minute, and cannot be kept after it', async () => {
    await request();
    wait(coolingOffDaysDefault);
    harness.clock.advance(-60_000);
    expect(await erase()).toBe(0);
    const browser = await signInAgain();
    harness.clock.advance(60_000);
    const { status, failure } = await browser.call(cancelDeletion);
    expect(status).toBe(409);
    expect(failure.code).toBe('restore_too_late');
  });
});

describe('the audit log', () => {
  it('records each step of a deletion, and attempts with a wrong password', async () => {
    await member.call(requestDeletion, { body: { password: 'not the password' } });
    await request();
    const browser = await signInAgain();
    await browser.call(cancelDeletion);
    await browser.call(exportAccount, { body });
    await browser.call(requestDeletion, { body });
    wait(coolingOffDaysDefault);
    await erase();
    const { rows } = await sql<{ row: string }>`select concat_ws(' ', action, result) as row
      from audit_log where action like 'account.%' and action <> 'account.register'
        and (actor_id = ${member.userId} or object_id = ${String(member.userId)})
      order by id`.execute(harness.database.db);
    expect(rows.map(({ row }) => row)).toEqual([
      'account.request-deletion refused',
      'account.request-deletion ok',
      'account.cancel-deletion ok',
      'account.export ok',
      'account.request-deletion ok',
      'account.delete ok',
    ]);
  });
});

describe('an account past its deletion date', () => {
  it('is removed with all its rows, except for its id and two dates', async () => {
    const { db } = harness.database;
    const { data } = await member.call(sessionEndpoints.createSession, { body: { title: '头痛' } });
    const message = { userId: member.userId, sessionId: data.id, content: '疼' };
    await storeMessages(
      db,
      Array.from({ length: batchRows * 2 + 1 }, () => message),
    );
    await request();
    const requestedAt = harness.clock.now();
    const other = await harness.signUp();
    wait(coolingOffDaysDefault);
    expect(await erase()).toBe(1);
    expect(await erase()).toBe(0);
    expect(await rowsOf('message')).toBe(0);
    expect(await rowsOf('session')).toBe(0);
    const left = await sql`select user_id as "userId", requested_at as "requestedAt",
      deleted_at as "deletedAt" from deleted_account
      where user_id = ${member.userId}`.execute(db);
    expect(left.rows).toEqual([
      { userId: member.userId, requestedAt, deletedAt: harness.clock.now() },
    ]);
    const again = harness.visitor();
    expect((await again.signIn(member.username, testPassword)).status).toBe(400);
    await again.signIn(other.username, testPassword);
    expect((await again.call(accountEndpoints.getProfile)).status).toBe(200);
  });

  it('cannot be signed in to, also while its rows are being removed', async () => {
    await request();
    const browser = await signInAgain();
    wait(coolingOffDaysDefault);
    // Another process has the account locked, as when it removes its rows.
    await harness.database.db.transaction().execute(async (tx) => {
      await sql`update app_user set is_active = false where id = ${member.userId}`.execute(
        harness.database.db,
      );
      await sql`select from app_user where id = ${member.userId} for update`.execute(tx);
      expect(await erase()).toBe(0);
      expect((await browser.call(getDeletion)).status).toBe(401);
    });
    expect(await erase()).toBe(1);
  });

  it('frees its username and email address', async () => {
    await request();
    wait(coolingOffDaysDefault);
    await erase();
    const { username, email } = member;
    const made = await harness.visitor().call(accountEndpoints.registerAccount, {
      body: { username, email, password: testPassword },
    });
    expect(made.status).toBe(200);
    expect(made.data.id).not.toBe(member.userId);
  });
});

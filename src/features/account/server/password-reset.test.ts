import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpHarness, type HttpHarness, type Member } from '#test/http-harness.ts';
import { testPassword } from '#test/product-people.ts';
import { createMailBox, resetTokenIn, type MailBox } from '#test/mail-box.ts';
import { accountEndpoints } from '../contract.ts';
import { passwordResetMs } from './password-reset-store.ts';
import { resetMailsMax } from './request-password-reset.ts';

const newPassword = 'lantern-by-the-river';
const { confirmPasswordReset, getProfile, refreshTokens, requestPasswordReset } = accountEndpoints;

let harness: HttpHarness;
let box: MailBox;
let member: Member;

beforeAll(async () => {
  harness = await createHttpHarness();
  box = createMailBox(harness);
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.clock.advance(3_600_000);
  member = await harness.signUp();
  await box.collect();
});

const ask = (email: string, by = harness.visitor()) =>
  by.call(requestPasswordReset, { body: { email } });
const confirm = (token: string, password = newPassword) =>
  harness.visitor().call(confirmPasswordReset, { body: { token, password } });
const signIn = (password: string) => harness.visitor().signIn(member.username, password);

async function askForToken(): Promise<string> {
  await ask(member.email);
  const [mail] = await box.collect();
  return resetTokenIn(mail);
}

describe('requesting a reset link', () => {
  it('gets the same response with or without an account, and emails only the owner', async () => {
    const known = await ask(member.email.toUpperCase());
    const unknown = await ask('nobody-at-all@example.org');
    expect(known.status).toBe(200);
    expect(known.text).toBe(unknown.text);
    expect(known.status).toBe(unknown.status);
    expect(known.data.message).toBe('密码重置链接已发送到您的邮箱，请查收。');
    const names = (reply: typeof known) => Object.keys(reply.headers).toSorted();
    expect(names(known)).toEqual(names(unknown));
    const mails = await box.collect();
    expect(mails.map(({ to }) => to)).toEqual([member.email]);
  });

  it('writes the same database rows with or without an account', async () => {
    const rows = async () => {
      const { db } = harness.database;
      const { count } = await db
        .selectFrom('mail_outbox')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    const before = await rows();
    await ask(member.email);
    expect(await rows()).toBe(before + 1);
    await ask('nobody-at-all@example.com');
    expect(await rows()).toBe(before + 2);
    await box.collect();
    expect(await rows()).toBe(0);
  });

  it('refuses an invalid address', async () => {
    const { status, failure } = await ask('not an address');
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ email: ['请输入有效的邮箱地址'] });
  });

  it('limits the links per account and hour, known or not, from any address', async () => {
    for (const email of [member.email, 'nobody-here@example.org']) {
      const statuses: number[] = [];
      for (let times = 0; times <= resetMailsMax; times += 1) {
        statuses.push((await ask(email)).status);
      }
      expect(statuses).toEqual([...Array<number>(resetMailsMax).fill(200), 429]);
    }
  });

  it('limits the requests of one network address', async () => {
    const visitor = harness.visitor();
    const statuses: number[] = [];
    for (let times = 0; times <= 10; times += 1) {
      statuses.push((await ask(`nobody-${times}@example.org`, visitor)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  it('takes the link from the configuration, whatever the Host header', async () => {
    const visitor = harness.visitor();
    visitor.headers['host'] = 'evil.example';
    visitor.headers['x-forwarded-host'] = 'evil.example';
    await ask(member.email, visitor);
    const [mail] = await box.collect();
    expect(mail?.text).toContain('https://xingwen.example/reset-password#');
    expect(mail?.text).not.toContain('evil');
  });

  it('keeps the token only in the email', async () => {
    const token = await askForToken();
    expect(token.length).toBeGreaterThanOrEqual(43);
    const { db } = harness.database;
    const stored = await db.selectFrom('password_reset').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  });
});

describe('a reset link', () => {
  it('sets the password, ends every sign-in without starting one, and notifies the owner', async () => {
    const elsewhere = harness.visitor();
    await elsewhere.signIn(member.username, testPassword);
    const token = await askForToken();

    const reply = await confirm(token);
    expect(reply.status).toBe(200);
    expect(reply.data).toEqual({ username: member.username });
    expect(reply.headers['set-cookie']).toBeUndefined();

    for (const browser of [member, elsewhere]) {
      expect((await browser.call(getProfile)).status).toBe(401);
      const { refresh = '' } = browser;
      expect((await harness.visitor().call(refreshTokens, { body: { refresh } })).status).toBe(401);
    }
    expect((await signIn(testPassword)).status).toBe(400);
    expect((await signIn(newPassword)).status).toBe(200);
    expect((await box.collect()).map(({ subject }) => subject)).toEqual(['【杏问】密码已更改']);
  });

  it('works once, also with two concurrent requests', async () => {
    const token = await askForToken();
    const replies = await Promise.all([confirm(token), confirm(token, 'another-lantern-7')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const again = await confirm(token, 'a-third-lantern-8');
    expect(again.status).toBe(400);
    expect(again.failure.code).toBe('reset_link_invalid');
  });

  it('works for 20 minutes', async () => {
    expect(passwordResetMs).toBe(20 * 60_000);
    const token = await askForToken();
    harness.clock.advance(passwordResetMs);
    expect((await confirm(token)).failure.code).toBe('reset_link_invalid');
    const later = await askForToken();
    harness.clock.advance(passwordResetMs - 1);
    expect((await confirm(later)).status).toBe(200);
  });

  it('is replaced by a newer one', async () => {
    const older = await askForToken();
    const newer = await askForToken();
    expect((await confirm(older)).failure.code).toBe('reset_link_invalid');
    expect((await confirm(newer)).status).toBe(200);
  });

  it('stays valid when the password is refused', async () => {
    const token = await askForToken();
    for (const [password, words] of [
      ['short', '密码至少需要6个字符'],
      ['password123', '这个密码太容易被猜到，别用常见的密码、用户名，或产品名加年份'],
      [`${member.username}1`, '这个密码太容易被猜到，别用常见的密码、用户名，或产品名加年份'],
    ] as const) {
      const { failure } = await confirm(token, password);
      expect(failure.fields).toEqual({ password: [words] });
    }
    expect((await confirm(token)).status).toBe(200);
  });

  it('becomes invalid when the password or the email address changes', async () => {
    const byPassword = await askForToken();
    await member.call(accountEndpoints.changePassword, {
      body: { old_password: testPassword, new_password: newPassword },
    });
    expect((await confirm(byPassword)).failure.code).toBe('reset_link_invalid');

    await box.collect();
    const byAddress = await askForToken();
    await member.call(accountEndpoints.editProfile, {
      body: { email: `moved-${member.email}`, password: newPassword },
    });
    expect((await confirm(byAddress)).failure.code).toBe('reset_link_invalid');
  });

  it('clears the delay caused by the guesses of others', async () => {
    for (let guess = 0; guess < 6; guess += 1) await signIn(`not-the-password-${guess}`);
    expect((await signIn(testPassword)).status).toBe(429);
    await confirm(await askForToken());
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('is refused when it is forged', async () => {
    const { status, failure } = await confirm('made-up');
    expect(status).toBe(400);
    expect(failure.error).toBe('这个重置链接已失效或已使用过，请重新申请');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpHarness, type HttpHarness, type Member } from '#test/http-harness.ts';
import { testPassword } from '#test/product-people.ts';
import { createMailBox, type MailBox } from '#test/mail-box.ts';
import { accountEndpoints } from '../contract.ts';
import { refreshGraceMs } from './sign-in-lifetimes.ts';

const newPassword = 'lantern-by-the-river';
const { changePassword, editProfile, getProfile, listSignIns, refreshTokens } = accountEndpoints;
const { registerAccount, revokeOtherSignIns, revokeSignIn } = accountEndpoints;

let harness: HttpHarness;
let box: MailBox;
let member: Member;

beforeAll(async () => {
  harness = await createHttpHarness();
  box = createMailBox(harness);
});
afterAll(() => harness.close());
beforeEach(async () => {
  member = await harness.signUp();
  await box.collect();
});

async function browser(userAgent: string) {
  const client = harness.visitor();
  client.headers['user-agent'] = userAgent;
  await client.signIn(member.username, testPassword);
  return client;
}
const change = (old_password: string, new_password = newPassword) =>
  member.call(changePassword, { body: { old_password, new_password } });

describe('changing the password', () => {
  it('ends every other sign-in, keeps this one and notifies the owner by email', async () => {
    const other = await browser('anything');
    const { status, data } = await change(testPassword);
    expect(status).toBe(200);
    expect(data).toEqual({ revoked: 1 });
    expect((await member.call(getProfile)).status).toBe(200);
    expect((await other.call(getProfile)).status).toBe(401);
    const [mail, ...more] = await box.collect();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: member.email, subject: '【杏问】密码已更改' });
    const visitor = harness.visitor();
    expect((await visitor.signIn(member.username, testPassword)).status).toBe(400);
    expect((await visitor.signIn(member.username, newPassword)).status).toBe(200);
  });

  it('requires the old password', async () => {
    const { status, failure } = await change('not-the-password');
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ old_password: ['当前密码不正确'] });
    expect((await harness.visitor().signIn(member.username, testPassword)).status).toBe(200);
    expect(await box.collect()).toEqual([]);
  });

  it('delays guesses of the old password', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      statuses.push((await change(`not-the-password-${guess}`)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('refuses a password that is easy to guess', async () => {
    const { failure } = await change(testPassword, `${member.username}2026`);
    expect(failure.fields).toEqual({
      new_password: ['这个密码太容易被猜到，别用常见的密码、用户名，或产品名加年份'],
    });
  });
});

describe('the list of sign-ins', () => {
  it('names the devices, most recently used first, and marks this one', async () => {
    harness.clock.advance(1_000);
    await browser(
      'Mozilla/5.0 (Linux; Android 14; V2254A) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    );
    harness.clock.advance(1_000);
    await browser(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36 Edg/130.0',
    );
    const { data } = await member.call(listSignIns);
    expect(
      data.signIns.map(({ browser: name, system, isCurrent }) => [name, system, isCurrent]),
    ).toEqual([
      ['Edge', 'Windows', false],
      ['WeChat', 'Android', false],
      [null, null, true],
    ]);
  });

  it('can end one immediately and permanently', async () => {
    const other = await browser('Firefox/131.0');
    const { data } = await member.call(listSignIns);
    const { id = 0 } = data.signIns.find(({ isCurrent }) => !isCurrent) ?? {};
    expect((await member.call(revokeSignIn, { params: { id } })).data).toEqual({ revoked: 1 });
    expect((await other.call(getProfile)).status).toBe(401);
    expect(
      (await other.call(refreshTokens, { body: { refresh: other.refresh ?? '' } })).status,
    ).toBe(401);
    expect((await member.call(listSignIns)).data.signIns).toHaveLength(1);
    const again = await member.call(revokeSignIn, { params: { id } });
    expect([again.status, again.data]).toEqual([200, { revoked: 0 }]);
  });

  it('cannot end the sign-ins of other accounts', async () => {
    const stranger = await harness.signUp();
    const { data } = await stranger.call(listSignIns);
    const id = data.signIns[0]?.id ?? 0;
    const foreign = await member.call(revokeSignIn, { params: { id } });
    const unknown = await member.call(revokeSignIn, { params: { id: 987_654 } });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(unknown.text);
    expect((await stranger.call(getProfile)).status).toBe(200);
  });

  it('can end all others with one call', async () => {
    const others = [await browser('Firefox/131.0'), await browser('Firefox/132.0')];
    expect((await member.call(revokeOtherSignIns)).data).toEqual({ revoked: 2 });
    for (const other of others) expect((await other.call(getProfile)).status).toBe(401);
    expect((await member.call(getProfile)).status).toBe(200);
  });
});

describe('editing the profile', () => {
  it('changes names without a password', async () => {
    const body = { first_name: '小满', last_name: '' };
    const { status, data } = await member.call(editProfile, { body });
    expect(status).toBe(200);
    expect(data).toMatchObject({ firstName: '小满', lastName: '', email: member.email });
    expect(await box.collect()).toEqual([]);
  });

  it('requires the password for a new email address, and notifies both addresses', async () => {
    const email = `new-${member.email}`;
    const bare = await member.call(editProfile, { body: { email } });
    expect(bare.failure.fields).toEqual({ password: ['添加或更换邮箱，需要输入当前密码'] });
    const wrong = await member.call(editProfile, { body: { email, password: 'not-the-password' } });
    expect(wrong.failure.fields).toEqual({ password: ['当前密码不正确'] });

    const { data } = await member.call(editProfile, { body: { email, password: testPassword } });
    expect(data.email).toBe(email);
    const mails = await box.collect();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([member.email, email].toSorted());
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['【杏问】邮箱已更改']));
  });

  it('adds an address to an account without one, and notifies it alone', async () => {
    const username = 'without-address';
    const visitor = harness.visitor();
    await visitor.call(registerAccount, { body: { username, password: testPassword } });
    await visitor.signIn(username, testPassword);
    expect((await visitor.call(getProfile)).data.email).toBe('');
    const email = 'added-later@example.org';
    expect((await visitor.call(editProfile, { body: { email } })).status).toBe(400);
    const body = { email, password: testPassword };
    expect((await visitor.call(editProfile, { body })).data.email).toBe(email);
    const mails = await box.collect();
    expect(mails).toMatchObject([{ to: email, subject: '【杏问】邮箱已添加' }]);
    const byMail = await harness.visitor().signIn(email, testPassword);
    expect(byMail.status).toBe(200);
  });

  it('changes nothing when another account has the address', async () => {
    const stranger = await harness.signUp();
    const body = { email: stranger.email, first_name: '改', password: testPassword };
    const { status, failure } = await member.call(editProfile, { body });
    expect(status).toBe(400);
    expect(Object.keys(failure.fields ?? {})).toEqual(['email']);
    expect((await member.call(getProfile)).data).toMatchObject({
      email: member.email,
      firstName: '',
    });
    expect(await box.collect()).toEqual([]);
  });
});

describe('a refresh token that is used twice', () => {
  it('is reported to the owner by email', async () => {
    const { refresh = '' } = member;
    await harness.visitor().call(refreshTokens, { body: { refresh } });
    harness.clock.advance(refreshGraceMs + 1);
    expect((await harness.visitor().call(refreshTokens, { body: { refresh } })).status).toBe(401);
    const [mail] = await box.collect();
    expect(mail).toMatchObject({ to: member.email, subject: '【杏问】一处登录已被退出' });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpHarness, type HttpHarness } from '#test/http-harness.ts';
import { testPassword } from '#test/product-people.ts';
import type { HttpClient } from '#test/http-client.ts';
import { accountEndpoints } from '../contract.ts';
import { purgeSignInFailures } from './sign-in-failure-store.ts';

const { signIn, getProfile } = accountEndpoints;
const wrongPassword = 'not-the-password-9';
const quarterHourMs = 15 * 60_000;

let harness: HttpHarness;
beforeAll(async () => {
  harness = await createHttpHarness();
});
afterAll(() => harness.close());

const enter = (client: HttpClient, username: string, password: string) =>
  client.call(signIn, { body: { username, password } });

describe('signing in', () => {
  it('returns both tokens at the top level and in data, and they give access to the profile', async () => {
    const member = await harness.signUp();
    const reply = await enter(harness.visitor(), member.username, testPassword);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ success: true, ...reply.data });
    expect(reply.headers['cache-control']).toBe('no-store');

    member.access = reply.data.access;
    const profile = await member.call(getProfile);
    const { id, email } = profile.data;
    expect([id, email]).toEqual([member.userId, member.email]);
    expect(profile.body).toMatchObject({ data: { id, email, data: { id, email } } });
    expect(profile.data.lastLogin).toBe(harness.clock.now().toISOString());
  });

  it('sets cookies that persist, or that end with the browser session', async () => {
    const member = await harness.signUp();
    const body = { username: member.username, password: testPassword };
    const cookiesOf = async (remember: boolean) => {
      const { headers } = await harness.visitor().call(signIn, { body: { ...body, remember } });
      return headers['set-cookie'] as string[];
    };
    const [kept = '', readable = ''] = await cookiesOf(true);
    expect(kept).toMatch(
      /^signin=\w+\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(readable).toMatch(/^csrftoken=[\w-]{43}; Max-Age=15552000; Path=\/; SameSite=Lax$/);
    for (const cookie of await cookiesOf(false)) expect(cookie).not.toContain('Max-Age');
  });

  it('protects the cookie by its name and Secure behind TLS', async () => {
    const behindTls = await createHttpHarness({ secure: true });
    const member = await behindTls.signUp();
    const reply = await enter(behindTls.visitor(), member.username, testPassword);
    const [cookie] = reply.headers['set-cookie'] as string[];
    expect(cookie).toMatch(/^__Host-signin=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await behindTls.close();
  });

  it('gives the same error for a wrong password, an unknown name and a closed account', async () => {
    const member = await harness.signUp();
    const closed = await harness.signUp();
    await harness.database.db
      .updateTable('app_user')
      .set({ is_active: false })
      .where('id', '=', closed.userId)
      .execute();
    const replies = [
      await enter(harness.visitor(), member.username, wrongPassword),
      await enter(harness.visitor(), 'nobody-at-all', wrongPassword),
      await enter(harness.visitor(), 'nobody@example.org', wrongPassword),
      await enter(harness.visitor(), closed.username, testPassword),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(400);
      expect(reply.body).toEqual({
        success: false,
        error: '登录失败，请检查您的用户名和密码',
        code: 'wrong_sign_in',
      });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  it('accepts a password in any Unicode composition', async () => {
    const visitor = harness.visitor();
    const body = {
      username: 'composed',
      email: 'composed@example.org',
      password: 'caf\u00e9-vert-77',
    };
    await visitor.call(accountEndpoints.registerAccount, { body });
    expect((await enter(visitor, 'composed', 'cafe\u0301-vert-77')).status).toBe(200);
    expect((await enter(visitor, 'composed', 'cafe-vert-77')).status).toBe(400);
  });

  it.each([
    [{ username: '', password: 'x' }, 'username', '不能为空'],
    [{ username: 'someone' }, 'password', '不能为空'],
    [{ username: 1, password: 'x' }, 'username', '格式不正确'],
    [{ username: 'x'.repeat(255), password: 'x' }, 'username', '内容过长'],
    [{ username: 'x', password: 'x'.repeat(129) }, 'password', '内容过长'],
    [{ username: 'a\u0000b', password: 'x' }, 'username', '含有无法保存的字符，请删除后重试'],
    [{ username: 'x', password: 'a\udfff' }, 'password', '含有无法保存的字符，请删除后重试'],
    [{ username: 'x', password: 'x', remember: 'yes' }, 'remember', '格式不正确'],
  ])('refuses %o', async (body, field, text) => {
    const { status, failure } = await harness.visitor().send('POST', signIn.path, { body });
    expect([status, failure.code]).toEqual([400, 'validation_failed']);
    expect(failure.fields?.[field]).toEqual([text]);
  });
});

describe('guessing', () => {
  let member: { username: string; email: string };
  beforeEach(async () => {
    member = await harness.signUp();
  });
  const fail = async (times: number, client = harness.visitor) => {
    for (let time = 0; time < times; time += 1) {
      await enter(client(), member.username, wrongPassword);
    }
  };

  it('is delayed after five failures of an account from any address, even with the right password', async () => {
    await fail(5);
    const refused = await enter(harness.visitor(), member.username, testPassword);
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests']);
    expect(refused.failure.error).toBe('尝试次数过多，请稍后再试');
    expect(refused.headers['retry-after']).toBe('1');
    // The email address belongs to the same account and has the same delay.
    expect((await enter(harness.visitor(), member.email, testPassword)).status).toBe(429);
    harness.clock.advance(1_000);
    expect((await enter(harness.visitor(), member.username, testPassword)).status).toBe(200);
  });

  it('is delayed twice as long after each failure, up to 15 minutes', async () => {
    await fail(5);
    const waits: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const refused = await enter(harness.visitor(), member.username, wrongPassword);
      const seconds = Number(refused.headers['retry-after']);
      waits.push(seconds);
      harness.clock.advance(seconds * 1000);
      await fail(1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('is counted from zero after a success', async () => {
    await fail(4);
    expect((await enter(harness.visitor(), member.username, testPassword)).status).toBe(200);
    await fail(4);
    expect((await enter(harness.visitor(), member.username, testPassword)).status).toBe(200);
  });

  it('gains nothing from concurrent attempts', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => enter(harness.visitor(), member.username, wrongPassword)),
    );
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('counts toward the address only attempts whose result was revealed', async () => {
    const sprayer = harness.visitor();
    const attempts = Array.from({ length: 12 }, () =>
      enter(sprayer, member.username, wrongPassword),
    );
    const answered = (await Promise.all(attempts)).filter(({ status }) => status === 400);
    expect(answered).toHaveLength(5);
    const names = Array.from({ length: 20 }, (_, number) =>
      enter(sprayer, `at-once-${number}`, wrongPassword),
    );
    const more = (await Promise.all(names)).filter(({ status }) => status === 400);
    expect(more).toHaveLength(15 - 5);
  });

  it('is delayed for unknown names too', async () => {
    for (let time = 0; time < 5; time += 1) await enter(harness.visitor(), 'ghost', wrongPassword);
    expect((await enter(harness.visitor(), 'ＧＨＯＳＴ', wrongPassword)).status).toBe(429);
  });

  it('is stopped when one address tries many names, even with forged X-Forwarded-For', async () => {
    const sprayer = harness.visitor();
    const statuses: number[] = [];
    for (let number = 0; number < 17; number += 1) {
      sprayer.headers['x-forwarded-for'] = `198.51.100.${number}`;
      statuses.push((await enter(sprayer, `spray-${number}`, wrongPassword)).status);
    }
    expect(statuses).toEqual([...Array<number>(15).fill(400), 429, 429]);
    // Signing in to one's own account does not reset the address.
    expect((await enter(sprayer, member.username, testPassword)).status).toBe(429);
    expect((await enter(harness.visitor(), member.username, testPassword)).status).toBe(200);
  });

  it('is counted by the address from the trusted proxy only', async () => {
    const behindProxy = await createHttpHarness({ trustedProxies: ['10.0.0.0/8'] });
    const proxy = behindProxy.visitor();
    const tryFrom = async (forwarded: string, number: number) => {
      proxy.headers['x-forwarded-for'] = forwarded;
      return (await enter(proxy, `proxied-${number}`, wrongPassword)).status;
    };
    for (let number = 0; number < 15; number += 1) {
      await tryFrom(`198.51.100.${number}, 203.0.113.7`, number);
    }
    expect(await tryFrom('198.51.100.99, 203.0.113.7', 15)).toBe(429);
    expect(await tryFrom('203.0.113.8', 15)).toBe(400);
    await behindProxy.close();
  });

  it('counts a whole IPv6 network as one address', async () => {
    const sprayer = harness.visitor();
    const statuses: number[] = [];
    for (let number = 0; number < 16; number += 1) {
      sprayer.address = `2001:db8::${number.toString(16)}:1`;
      statuses.push((await enter(sprayer, `six-${number}`, wrongPassword)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    sprayer.address = '2001:db8:0:1::1';
    expect((await enter(sprayer, 'six-16', wrongPassword)).status).toBe(400);
  });

  it('is forgotten after a while', async () => {
    await fail(7);
    harness.clock.advance(24 * 4 * quarterHourMs + 1);
    await purgeSignInFailures(harness.database.db, harness.clock.now());
    const rows = await harness.database.db.selectFrom('sign_in_failure').selectAll().execute();
    expect(rows).toEqual([]);
  });
});

describe('many people behind one address', () => {
  it('can sign in concurrently: attempts in progress are not failures', async () => {
    const member = await harness.signUp();
    const school = harness.visitor().address;
    const signInFromSchool = () => {
      const pupil = harness.visitor();
      pupil.address = school;
      return enter(pupil, member.username, testPassword);
    };
    for (const people of [40, 30]) {
      const replies = await Promise.all(Array.from({ length: people }, signInFromSchool));
      expect(replies.map(({ status }) => status)).toEqual(Array<number>(people).fill(200));
    }
  });
});

describe('a device that signed in before', () => {
  const guess = async (username: string, times: number, address?: string) => {
    for (let time = 0; time < times; time += 1) {
      const stranger = harness.visitor();
      if (address !== undefined) stranger.address = address;
      await enter(stranger, username, wrongPassword);
    }
  };

  it('is not delayed by guesses from other devices, not even behind its own address', async () => {
    const member = await harness.signUp();
    await member.call(accountEndpoints.signOut, { body: {} });
    await guess(member.username, 5);
    for (let number = 0; number < 15; number += 1) {
      await guess(`near-${member.username}-${number}`, 1, member.address);
    }
    const stranger = harness.visitor();
    expect((await enter(stranger, member.username, testPassword)).status).toBe(429);
    expect((await enter(member, member.username, testPassword)).status).toBe(200);
    // Its success does not remove the delay of others.
    expect((await enter(stranger, member.username, testPassword)).status).toBe(429);
  });

  it('is delayed by its own failures, without delaying others', async () => {
    const member = await harness.signUp();
    for (let time = 0; time < 5; time += 1) await enter(member, member.username, wrongPassword);
    const refused = await enter(member, member.username, testPassword);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await enter(harness.visitor(), member.username, testPassword)).status).toBe(200);
    harness.clock.advance(1_000);
    expect((await enter(member, member.username, testPassword)).status).toBe(200);
  });

  it('is recognized only for the accounts that signed in there', async () => {
    const parent = await harness.signUp();
    const child = await harness.signUp();
    const stranger = await harness.signUp();
    await enter(parent, child.username, testPassword);
    for (const { username } of [parent, child, stranger]) await guess(username, 5);
    const tryAt = async ({ username }: { username: string }) =>
      (await enter(parent, username, testPassword)).status;
    expect([await tryAt(parent), await tryAt(child), await tryAt(stranger)]).toEqual([
      200, 200, 429,
    ]);
    const cookie = parent.cookies.get('device') ?? '';
    parent.cookies.set('device', `${cookie.slice(0, 22)}.${'A'.repeat(22)}`);
    expect(await tryAt(child)).toBe(429);
  });

  it('can confirm the password without delays from others, and its own guesses are limited', async () => {
    const member = await harness.signUp();
    await guess(member.username, 5);
    const change = (old_password: string) =>
      member.call(accountEndpoints.changePassword, {
        body: { old_password, new_password: 'another-apricot-43' },
      });
    for (let time = 0; time < 5; time += 1) {
      expect((await change(wrongPassword)).failure.code).toBe('validation_failed');
    }
    expect((await change(testPassword)).status).toBe(429);
    harness.clock.advance(1_000);
    expect((await change(testPassword)).status).toBe(200);
  });
});

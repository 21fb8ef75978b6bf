import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpHarness, type HttpHarness, type Member } from '#test/http-harness.ts';
import { csrfHeader } from '#platform/server/http-cookies.ts';
import { accountEndpoints } from '../contract.ts';

const { simpleAuthCheck, getProfile, signOut, refreshTokens } = accountEndpoints;
const changing = '/ai/privacy-agreement/api/accept/';

let harness: HttpHarness;
let member: Member;
beforeAll(async () => {
  harness = await createHttpHarness();
});
beforeEach(async () => {
  member = await harness.signUp();
});
afterAll(() => harness.close());

const asCookieOnly = () => Object.assign(member, { access: undefined });

describe('simple-auth-check', () => {
  it('is negative for anonymous callers, with 200', async () => {
    const reply = await harness.visitor().call(simpleAuthCheck);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      success: true,
      data: { isAuthenticated: false },
      isAuthenticated: false,
    });
  });

  it('names the owner of a bearer token and issues no new tokens', async () => {
    const { data } = await member.call(simpleAuthCheck);
    const { userId, username, email } = member;
    expect(data).toEqual({ isAuthenticated: true, userId, username, email });
  });

  it('issues tokens for the cookie alone, never cached or readable from other origins', async () => {
    const reply = await asCookieOnly().call(simpleAuthCheck);
    expect(reply.body).toMatchObject({ isAuthenticated: true, userId: member.userId });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();

    const restored = harness.visitor();
    restored.access = reply.data.access;
    expect((await restored.call(getProfile)).data.id).toBe(member.userId);
    const refresh = reply.data.refresh ?? '';
    expect((await restored.call(refreshTokens, { body: { refresh } })).status).toBe(200);
  });

  it('restores a lost CSRF cookie', async () => {
    const token = member.cookies.get('csrftoken');
    member.cookies.delete('csrftoken');
    await asCookieOnly().call(simpleAuthCheck);
    expect(member.cookies.get('csrftoken')).toBe(token);
  });

  it('is negative for a forged cookie and for an expired bearer token beside a valid cookie', async () => {
    const stranger = harness.visitor();
    stranger.cookies.set('signin', 'A'.repeat(43));
    expect((await stranger.call(simpleAuthCheck)).data).toEqual({ isAuthenticated: false });
    member.access = 'x.y.z';
    expect((await member.call(simpleAuthCheck)).data).toEqual({ isAuthenticated: false });
  });
});

describe('the cookie alone', () => {
  const post = (token: string | undefined) =>
    member.send('POST', changing, {
      body: {},
      headers: token === undefined ? {} : { [csrfHeader]: token },
    });

  it('reads', async () => {
    expect((await asCookieOnly().call(getProfile)).status).toBe(200);
  });

  it('changes nothing without the CSRF header', async () => {
    asCookieOnly();
    const own = member.cookies.get('csrftoken') ?? '';
    for (const token of [undefined, '', 'x', `${own}x`, own.toUpperCase()]) {
      const reply = await post(token);
      expect([reply.status, reply.failure.code]).toEqual([403, 'csrf_failed']);
      expect(reply.failure.error).toBe('安全检查没有通过，请刷新页面后重试');
    }
    expect((await post(own)).status).toBe(200);
  });

  it('is refused with a planted cookie and header pair, or with that of another sign-in', async () => {
    const other = await harness.signUp();
    asCookieOnly();
    for (const planted of ['A'.repeat(43), other.cookies.get('csrftoken') ?? '']) {
      member.cookies.set('csrftoken', planted);
      expect((await post(planted)).status).toBe(403);
    }
  });

  it('needs no CSRF header beside a bearer token', async () => {
    member.cookies.clear();
    expect((await post(undefined)).status).toBe(200);
  });
});

describe('signing out', () => {
  const isDead = async () => {
    const access = await member.call(getProfile);
    const body = { refresh: member.refresh ?? '' };
    const refresh = await harness.visitor().call(refreshTokens, { body });
    return [access.status, refresh.status];
  };

  it('ends the tokens and the cookie at once, by the refresh token', async () => {
    const cookies = new Map(member.cookies);
    const visitor = harness.visitor();
    const reply = await visitor.call(signOut, { body: { refresh: member.refresh } });
    expect([reply.status, reply.data]).toEqual([200, { signedOut: true }]);
    expect(await isDead()).toEqual([401, 401]);
    visitor.cookies = cookies;
    expect((await visitor.call(simpleAuthCheck)).data.isAuthenticated).toBe(false);
  });

  it('ends them by the bearer token, and clears their cookies', async () => {
    expect((await member.call(signOut, { body: {} })).status).toBe(200);
    expect(await isDead()).toEqual([401, 401]);
    // Only the device cookie is left; it grants no access.
    expect([...member.cookies.keys()]).toEqual(['device']);
  });

  it('ends them by the cookie with its CSRF header, not without', async () => {
    const { access } = member;
    asCookieOnly();
    const cookies = new Map(member.cookies);
    await member.send('POST', signOut.path);
    member.access = access;
    expect((await member.call(getProfile)).status).toBe(200);

    asCookieOnly();
    member.cookies = cookies;
    const headers = { [csrfHeader]: cookies.get('csrftoken') ?? '' };
    await member.send('POST', signOut.path, { headers });
    member.access = access;
    expect(await isDead()).toEqual([401, 401]);
  });

  it('leaves other sign-ins of the account alone', async () => {
    const other = harness.visitor();
    await other.signIn(member.username, 'apricot-pavilion-42');
    await member.call(signOut, { body: { refresh: member.refresh } });
    expect((await other.call(getProfile)).status).toBe(200);
  });

  it('always succeeds, and ends nothing for callers without credentials', async () => {
    for (const body of [{}, { refresh: 'unknown' }]) {
      const reply = await harness.visitor().call(signOut, { body });
      expect(reply.status).toBe(200);
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('the profile', () => {
  it('requires a sign-in', async () => {
    const reply = await harness.visitor().call(getProfile);
    expect([reply.status, reply.failure.code]).toEqual([401, 'sign_in_required']);
  });

  it('contains only what the client shows', async () => {
    const { data } = await harness.visitor().send('GET', getProfile.path, {
      headers: { authorization: `bearer ${member.access}` },
    });
    const { data: inner, success, ...profile } = data as Record<string, unknown>;
    expect([inner, success]).toEqual([profile, true]);
    expect(Object.keys(profile).toSorted()).toEqual(
      'birthMonth dateJoined email firstName id isActive isStaff lastLogin lastName userId username'.split(
        ' ',
      ),
    );
  });

  it('has `success` and `data` for clients that unwrap it once and for those that do so twice', async () => {
    const { body } = await harness.visitor().send('GET', getProfile.path, {
      headers: { authorization: `bearer ${member.access}` },
    });
    const { userId: id, username } = member;
    const user = { id, userId: id, username, email: expect.stringContaining('@'), isStaff: false };
    const envelope = { success: true, data: user };
    expect(body).toMatchObject(envelope);
    expect(body['data']).toMatchObject(envelope);
  });
});

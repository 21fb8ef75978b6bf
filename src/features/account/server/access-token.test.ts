import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpHarness, type HttpHarness, type Member } from '#test/http-harness.ts';
import { accountEndpoints } from '../contract.ts';
import { accessTokenMs } from './access-token.ts';

const { getProfile, simpleAuthCheck } = accountEndpoints;

let harness: HttpHarness;
let member: Member;
let parts: { header: Record<string, unknown>; payload: Record<string, unknown> };
beforeAll(async () => {
  harness = await createHttpHarness();
  member = await harness.signUp();
  const [header = '', payload = ''] = (member.access ?? '').split('.');
  parts = { header: decode(header), payload: decode(payload) };
});
afterAll(() => harness.close());

const decode = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const sign = (
  payload: object,
  header: object = {},
  key: Uint8Array = harness.keys.accessToken,
): Promise<string> =>
  new SignJWT({ ...parts.payload, ...payload })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(key);

async function statusOf(token: string): Promise<number> {
  const caller = harness.visitor();
  caller.access = token;
  const check = await caller.call(simpleAuthCheck);
  const profile = await caller.call(getProfile);
  expect(check.status).toBe(200);
  expect(check.data.isAuthenticated).toBe(profile.status === 200);
  return profile.status;
}

const unsigned = (header: object) => `${encode(header)}.${encode(parts.payload)}.`;
const soon = () => Math.floor(harness.clock.now().getTime() / 1000) + 600;

describe('an access token', () => {
  it('contains the account and the sign-in for 15 minutes, and nothing about the person', () => {
    expect(parts.header).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    const { sub, sid, iss, aud, iat, exp, jti, ...rest } = parts.payload;
    expect([sub, typeof sid, iss, aud]).toEqual([
      String(member.userId),
      'string',
      'xingwen',
      'xingwen-api',
    ]);
    expect(Number(exp) - Number(iat)).toBe(900);
    expect(jti).toMatch(/^[\da-f-]{36}$/);
    expect(rest).toEqual({});
  });

  it('is accepted when it is ours', async () => {
    expect(await statusOf(member.access ?? '')).toBe(200);
    expect(await statusOf(await sign({}))).toBe(200);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['no token', () => 'x'],
    ['without an algorithm', () => unsigned({ alg: 'none', typ: 'at+jwt' })],
    ['with an empty signature', () => unsigned({ alg: 'HS256', typ: 'at+jwt' })],
    ['signed by another key', () => sign({}, {}, new Uint8Array(32).fill(7))],
    ['signed with the CSRF key', () => sign({}, {}, harness.keys.csrf)],
    ['of a longer algorithm', () => sign({}, { alg: 'HS512' }, new Uint8Array(64).fill(7))],
    ['of another kind', () => sign({}, { typ: 'JWT' })],
    ['of another audience', () => sign({ aud: 'elsewhere' })],
    ['of another issuer', () => sign({ iss: 'elsewhere' })],
    ['that is over', () => sign({ exp: soon() - 601 })],
    ['that never ends', () => sign({ exp: undefined })],
    ['without a sign-in', () => sign({ sid: undefined })],
    ['of an unknown sign-in', () => sign({ sid: '999999' })],
    ['of a sign-in of someone else', () => sign({ sub: String(member.userId + 1) })],
    ['with a number for a name', () => sign({ sub: member.userId })],
    ['with a name that is no id', () => sign({ sub: '1 or 1=1' })],
    ['with an id too large', () => sign({ sub: '99999999999999999999' })],
    ['with a critical extension', () => sign({}, { crit: ['x'], x: 1 }).catch(() => 'x.y.z')],
    ['with a part more', async () => `${await sign({})}.x`],
    ['with a changed payload', () => swapPayload({ sid: '1', sub: '2' })],
  ])('%s is no sign-in', async (_, make) => {
    expect(await statusOf(await make())).toBe(401);
  });

  it('expires after 15 minutes', async () => {
    const late = await harness.signUp();
    harness.clock.advance(accessTokenMs - 1_000);
    expect((await late.call(getProfile)).status).toBe(200);
    harness.clock.advance(1_000);
    const reply = await late.call(getProfile);
    expect([reply.status, reply.failure.code]).toEqual([401, 'sign_in_required']);
    expect(reply.failure.error).toBe('登录已过期，请重新登录');
  });

  it('is refused from the next call on when the account is closed', async () => {
    const closed = await harness.signUp();
    await harness.database.db
      .updateTable('app_user')
      .set({ is_active: false })
      .where('id', '=', closed.userId)
      .execute();
    expect((await closed.call(getProfile)).status).toBe(401);
  });
});

function swapPayload(change: object): string {
  const [header, , signature] = (member.access ?? '').split('.');
  return `${header}.${encode({ ...parts.payload, ...change })}.${signature}`;
}

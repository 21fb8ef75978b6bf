import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpHarness, type HttpHarness, type Member } from '#test/http-harness.ts';
import { testPassword } from '#test/product-people.ts';
import { accountEndpoints } from '../contract.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { setStaff } from './user-store.ts';

const {
  changePassword,
  confirmSecondFactor,
  endSecondFactor,
  getProfile,
  getSecondFactor,
  getStaffAccess,
  signIn,
  startSecondFactor,
} = accountEndpoints;
const stepMs = 30_000;

let harness: HttpHarness;
beforeAll(async () => {
  harness = await createHttpHarness({ rateLimits: false, staffNeedSecondFactor: true });
});
afterAll(() => harness.close());

const password = testPassword;
/** What the authenticator of a secret shows; `later` in steps of 30 seconds. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: harness.clock.now().getTime() + later * stepMs,
  });
const wrongCodeOf = (secret: string) => (codeOf(secret).startsWith('0') ? '9' : '0') + '12345';
const enter = (member: Member, code?: string, visitor = harness.visitor()) =>
  visitor.call(signIn, { body: { username: member.username, password, ...(code && { code }) } });

/** Turns the factor on; the next codes are those of a later step. */
async function enrol(member: Member) {
  const { data } = await member.call(startSecondFactor, { body: { password } });
  const done = await member.call(confirmSecondFactor, { body: { code: codeOf(data.secret) } });
  harness.clock.advance(stepMs);
  return { secret: data.secret, address: data.address, ...done.data };
}

describe('turning the second factor on', () => {
  it('takes the password and a first code, and ends every other sign-in', async () => {
    const member = await harness.signUp();
    const elsewhere = harness.visitor();
    await elsewhere.signIn(member.username, password);
    const wrong = await member.call(startSecondFactor, { body: { password: 'not-the-password' } });
    expect(wrong.status).toBe(400);

    const { data } = await member.call(startSecondFactor, { body: { password } });
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.address).toContain(`secret=${data.secret}`);
    expect(decodeURIComponent(data.address)).toContain(`杏问:${member.username}`);
    const refused = await member.call(confirmSecondFactor, {
      body: { code: wrongCodeOf(data.secret) },
    });
    expect([refused.status, refused.failure.code]).toEqual([400, 'wrong_code']);
    expect((await enter(member)).status).toBe(200);

    const done = await member.call(confirmSecondFactor, { body: { code: codeOf(data.secret) } });
    expect(done.data.recoveryCodes).toHaveLength(10);
    expect(new Set(done.data.recoveryCodes).size).toBe(10);
    expect(done.data.recoveryCodes[0]).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(done.data.revoked).toBe(2);
    expect((await elsewhere.call(getProfile)).status).toBe(401);
    const state = { isOn: true, isRequired: false, recoveryCodesLeft: 10 };
    expect((await member.call(getSecondFactor)).data).toEqual(state);
    const again = await member.call(startSecondFactor, { body: { password } });
    expect([again.status, again.failure.code]).toEqual([400, 'validation_failed']);
  });

  it('stores neither the secret nor a recovery code', async () => {
    const member = await harness.signUp();
    const { secret, recoveryCodes } = await enrol(member);
    const { db } = harness.database;
    const rows = [
      ...(await db.selectFrom('second_factor').selectAll().execute()),
      ...(await db.selectFrom('recovery_code').selectAll().execute()),
    ];
    const bytes = Buffer.from(Secret.fromBase32(secret).buffer);
    for (const row of rows) {
      for (const value of Object.values(row)) {
        if (!(value instanceof Uint8Array)) continue;
        expect(Buffer.from(value).includes(bytes)).toBe(false);
        expect(Buffer.from(value).includes(recoveryCodes[0]?.replaceAll('-', '') ?? '')).toBe(
          false,
        );
      }
    }
  });
});

describe('signing in with a second factor', () => {
  it('asks for a code after the right password only', async () => {
    const member = await harness.signUp();
    const { secret } = await enrol(member);
    const asked = await enter(member);
    expect([asked.status, asked.failure.code]).toEqual([400, 'code_required']);
    expect(asked.headers['set-cookie']).toBeUndefined();
    const body = { username: member.username, password: 'not-the-password', code: codeOf(secret) };
    const wrong = await harness.visitor().call(signIn, { body });
    expect(wrong.failure.code).toBe('wrong_sign_in');
    expect((await enter(member, ` ${codeOf(secret)} `)).status).toBe(200);
  });

  it('takes each code once, also of two that come at once, and no older one after it', async () => {
    const member = await harness.signUp();
    const { secret } = await enrol(member);
    const code = codeOf(secret);
    const both = await Promise.all([enter(member, code), enter(member, code)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await enter(member, codeOf(secret, -1))).failure.code).toBe('wrong_code');
    expect((await enter(member, codeOf(secret, 1))).status).toBe(200);
  });

  it('allows for a clock that is a step off, not two', async () => {
    const member = await harness.signUp();
    const { secret } = await enrol(member);
    harness.clock.advance(5 * stepMs);
    for (const later of [-2, 2]) {
      expect((await enter(member, codeOf(secret, later))).failure.code).toBe('wrong_code');
    }
    for (const later of [-1, 1])
      expect((await enter(member, codeOf(secret, later))).status).toBe(200);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const member = await harness.signUp();
    const { recoveryCodes } = await enrol(member);
    const [first = ''] = recoveryCodes;
    expect((await enter(member, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await enter(member, first)).failure.code).toBe('wrong_code');
    const other = await harness.signUp();
    await enrol(other);
    expect((await enter(other, recoveryCodes[1])).failure.code).toBe('wrong_code');
    expect((await member.call(getSecondFactor)).data.recoveryCodesLeft).toBe(9);
  });

  it('delays wrong codes until a day lies between them, whatever the password and the browser', async () => {
    const member = await harness.signUp();
    const { secret, recoveryCodes } = await enrol(member);
    const wrong = () => enter(member, wrongCodeOf(secret));
    for (let guess = 0; guess < 5; guess += 1) expect((await wrong()).status).toBe(400);
    const delayed = await enter(member, codeOf(secret));
    expect([delayed.status, delayed.headers['retry-after']]).toEqual([429, '1']);
    let waitSeconds = 1;
    for (let guess = 0; guess < 17; guess += 1) {
      harness.clock.advance(waitSeconds * 1000);
      await wrong();
      const next = await wrong();
      expect(next.status).toBe(429);
      waitSeconds = Number(next.headers['retry-after']);
    }
    expect(waitSeconds).toBe(24 * 3600);
    expect((await enter(member, recoveryCodes[0])).status).toBe(429);
    harness.clock.advance(waitSeconds * 1000);
    expect((await enter(member, codeOf(secret))).status).toBe(200);
  });
});

describe('turning the second factor off', () => {
  it('takes the password and a code', async () => {
    const member = await harness.signUp();
    const { secret } = await enrol(member);
    const code = codeOf(secret);
    const end = (sent: { password: string; code: string }) =>
      member.call(endSecondFactor, { body: sent });
    expect((await end({ password: 'not-the-password', code })).status).toBe(400);
    expect((await end({ password, code: wrongCodeOf(secret) })).failure.code).toBe('wrong_code');
    expect((await end({ password, code })).data.isOn).toBe(false);
    expect((await enter(member)).status).toBe(200);
  });

  it('by the operator ends every sign-in and the delay of wrong codes', async () => {
    const member = await harness.signUp();
    const { secret } = await enrol(member);
    for (let guess = 0; guess < 6; guess += 1) await enter(member, wrongCodeOf(secret));
    const { db } = harness.database;
    expect(await resetSecondFactor(db, member.userId, harness.clock.now())).toBe(true);
    expect(await resetSecondFactor(db, member.userId, harness.clock.now())).toBe(false);
    expect((await member.call(getProfile)).status).toBe(401);
    expect((await enter(member)).status).toBe(200);
  });
});

describe('staff', () => {
  it('are staff once their second factor is on', async () => {
    const member = await harness.signUp();
    await setStaff(harness.database.db, member.userId, true);
    const access = async () => (await member.call(getStaffAccess)).data;
    expect(await access()).toEqual({ mayReview: false, lacksSecondFactor: true });
    expect((await member.call(getSecondFactor)).data.isRequired).toBe(true);
    await enrol(member);
    expect(await access()).toEqual({ mayReview: true, lacksSecondFactor: false });
  });

  it('need a password of 12 characters for it, and may set no shorter one', async () => {
    const member = await harness.signUp();
    const short = 'apricot-42x';
    const change = (old_password: string, new_password: string) =>
      member.call(changePassword, { body: { old_password, new_password } });
    expect((await change(password, short)).status).toBe(200);
    await setStaff(harness.database.db, member.userId, true);
    const refused = await member.call(startSecondFactor, { body: { password: short } });
    expect(refused.failure.fields).toHaveProperty('password');
    expect((await change(short, 'lantern-42y')).failure.fields).toHaveProperty('new_password');
    expect((await change(short, 'lantern-42yz')).status).toBe(200);
    const started = await member.call(startSecondFactor, { body: { password: 'lantern-42yz' } });
    expect(started.status).toBe(200);
  });
});

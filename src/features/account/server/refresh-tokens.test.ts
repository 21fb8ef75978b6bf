import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpHarness, type HttpHarness, type Member } from '#test/http-harness.ts';
import { accountEndpoints } from '../contract.ts';
import { purgeExpiredSignIns } from './sign-in-store.ts';
import { refreshGraceMs, refreshTokenMs, signInMs } from './sign-in-lifetimes.ts';

const { refreshTokens, getProfile } = accountEndpoints;

let harness: HttpHarness;
let member: Member;
beforeAll(async () => {
  harness = await createHttpHarness();
});
beforeEach(async () => {
  member = await harness.signUp();
});
afterAll(() => harness.close());

const spend = (refresh: string | undefined) =>
  harness.visitor().call(refreshTokens, { body: { refresh: refresh ?? '' } });

describe('a refresh token', () => {
  it('is exchanged for a new pair, again and again', async () => {
    let { refresh } = member;
    for (let time = 0; time < 3; time += 1) {
      harness.clock.advance(3_600_000);
      const reply = await spend(refresh);
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject(reply.data);
      expect(reply.data.refresh).not.toBe(refresh);
      refresh = reply.data.refresh;
      member.access = reply.data.access;
      expect((await member.call(getProfile)).status).toBe(200);
    }
  });

  it('can be used by twenty tabs at once, and every chain continues', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => spend(member.refresh)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(({ data }) => data.refresh)).size).toBe(20);
    expect((await spend(replies[7]?.data.refresh)).status).toBe(200);
    expect((await spend(replies[19]?.data.refresh)).status).toBe(200);
  });

  it('belongs to the account that it names, and is nothing under the name of another', async () => {
    const other = await harness.signUp();
    const [name, secret] = [other.refresh?.split('.')[0], member.refresh?.split('.')[1]];
    for (const forged of [
      `${name}.${secret}`,
      String(secret),
      `.${secret}`,
      `zzzzzzzzzzz.${secret}`,
    ])
      expect((await spend(forged)).failure.code).toBe('sign_in_required');
    expect((await spend(member.refresh)).status).toBe(200);
  });

  it('can be used by a second tab a little later', async () => {
    await spend(member.refresh);
    harness.clock.advance(refreshGraceMs);
    expect((await spend(member.refresh)).status).toBe(200);
  });

  it('ends its sign-in when it is reused later, because it must have been stolen', async () => {
    const next = await spend(member.refresh);
    harness.clock.advance(refreshGraceMs + 1);
    const again = await spend(member.refresh);
    expect([again.status, again.failure.code]).toEqual([401, 'sign_in_required']);
    expect((await spend(next.data.refresh)).status).toBe(401);
    member.access = next.data.access;
    expect((await member.call(getProfile)).status).toBe(401);
  });

  it('ends no other sign-in of the account', async () => {
    const other = harness.visitor();
    await other.signIn(member.username, 'apricot-pavilion-42');
    await spend(member.refresh);
    harness.clock.advance(refreshGraceMs + 1);
    await spend(member.refresh);
    expect((await spend(other.refresh)).status).toBe(200);
  });

  it('expires after 30 days without use', async () => {
    harness.clock.advance(refreshTokenMs - 1);
    const inTime = await spend(member.refresh);
    expect(inTime.status).toBe(200);
    harness.clock.advance(refreshTokenMs);
    expect((await spend(inTime.data.refresh)).status).toBe(401);
  });

  it('expires 180 days after signing in, however often it was used', async () => {
    let { refresh } = member;
    const stepMs = 20 * 24 * 3_600_000;
    for (let days = 20; days < 180; days += 20) {
      harness.clock.advance(stepMs);
      refresh = (await spend(refresh)).data.refresh;
    }
    harness.clock.advance(stepMs - 1);
    const last = await spend(refresh);
    expect(last.status).toBe(200);
    harness.clock.advance(1);
    expect((await spend(last.data.refresh)).status).toBe(401);
    expect(signInMs).toBe(9 * stepMs);
  });

  it('is refused for a closed account', async () => {
    await harness.database.db
      .updateTable('app_user')
      .set({ is_active: false })
      .where('id', '=', member.userId)
      .execute();
    expect((await spend(member.refresh)).status).toBe(401);
  });

  it.each(['x', 'a.b.c', '0'.repeat(43)])('made up as %s is refused', async (refresh) => {
    expect((await spend(refresh)).status).toBe(401);
  });

  it('has a form', async () => {
    for (const refresh of ['', 5, null, {}, 'x'.repeat(5_000), 'a\u0000']) {
      const reply = await harness.visitor().send('POST', refreshTokens.path, { body: { refresh } });
      expect([reply.status, reply.failure.code]).toEqual([400, 'validation_failed']);
    }
  });

  it('is not stored in the database, nor is the cookie', async () => {
    const { db } = harness.database;
    const tokens = await db.selectFrom('refresh_token').selectAll().execute();
    const signIns = await db.selectFrom('sign_in').selectAll().execute();
    const kept = JSON.stringify([tokens, signIns]);
    for (const secret of [member.refresh ?? '?', member.cookies.get('signin') ?? '?']) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(JSON.stringify(Buffer.from(secret, 'base64url')));
    }
  });

  it('is removed with its expired sign-in', async () => {
    harness.clock.advance(refreshTokenMs);
    await purgeExpiredSignIns(harness.database.db, harness.clock.now());
    const rows = await harness.database.db.selectFrom('refresh_token').selectAll().execute();
    expect(rows).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSession } from '#features/sessions/server/session-store.ts';
import { transaction } from '#platform/server/database.ts';
import { holdMessage } from '#test/hold-message.ts';
import { insertAccount } from '#test/account-row.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import {
  grantFreeMessages,
  ensureUsageAccount,
  grantMessages,
  releaseExpiredHolds,
  releaseHold,
  settleHold,
  holdLeaseMs,
} from './quota-store.ts';
import { extendMembership } from './membership-store.ts';
import { readBalance } from './usage-store.ts';
import { monthStartOf } from './calendar.ts';

const now = new Date('2026-11-21T04:00:00Z');
let database: TestDatabase;
let userId: number;
let sessionId: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  userId = await insertAccount(database.db, now);
  sessionId = (
    await insertSession(database.db, { userId, title: '头痛', parentSessionId: null, now })
  ).id;
  await ensureUsageAccount(database.db, userId, now);
});

const hold = (id = randomUUID(), at = now) =>
  holdMessage(database.db, { id, userId, sessionId, now: at });
const end = (id: string) => ({ userId, id, now, sessionId, messageId: null });
const settle = async (id: string) =>
  (await settleHold(database.db, { ...end(id), reason: 'reply-complete' })) !== null;
const release = (id: string) => releaseHold(database.db, { ...end(id), reason: 'reply-failed' });
const grant = (amount: number) =>
  grantMessages(database.db, { userId, amount, reason: 'granted-by-staff', now });

const subscribe = (quota: number) =>
  transaction(database.db, (tx) => extendMembership(tx, { userId, months: 1, quota, now }));

describe('the quota ledger', () => {
  it('refuses a hold when nothing is left', async () => {
    expect(await hold()).toBeNull();
  });

  it('spends the month before the permanent messages', async () => {
    await subscribe(1);
    await grant(1);
    expect([await hold(), await hold(), await hold()]).toEqual(['month', 'permanent', null]);
  });

  it('lets exactly 50 of 200 concurrent sends through', async () => {
    await subscribe(30);
    await grant(20);
    const sources = await Promise.all(Array.from({ length: 200 }, () => hold()));
    expect(sources.filter((source) => source === 'month')).toHaveLength(30);
    expect(sources.filter((source) => source === 'permanent')).toHaveLength(20);
    expect(await readBalance(database.db, userId, now)).toMatchObject({
      monthUsed: 30,
      permanent: 0,
    });
  });

  it('ends a hold once, however many try', async () => {
    await grant(1);
    const id = randomUUID();
    await hold(id);
    const ends = await Promise.all([settle(id), release(id), release(id), settle(id), release(id)]);
    expect(ends.filter(Boolean)).toHaveLength(1);
    const { permanent } = await readBalance(database.db, userId, now);
    expect([0, 1]).toContain(permanent);
  });

  it('claims the free messages once, also when asked five times at once', async () => {
    const claims = await Promise.all(
      Array.from({ length: 5 }, () =>
        grantFreeMessages(database.db, { userId, amount: 20, reason: 'free-messages', now }),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect((await readBalance(database.db, userId, now)).permanent).toBe(20);
  });

  it('starts a new month with the whole quota and keeps nothing of the old one', async () => {
    await subscribe(2);
    const november = randomUUID();
    await hold(november);
    const december = new Date('2026-11-30T16:00:00Z');
    expect((await readBalance(database.db, userId, december)).monthUsed).toBe(0);
    await hold(randomUUID(), december);
    await release(november);
    expect((await readBalance(database.db, userId, december)).monthUsed).toBe(1);
  });

  it('turns the month at midnight in Shanghai', () => {
    expect(monthStartOf(new Date('2026-11-30T15:59:59Z'))).toBe('2026-11-01');
    expect(monthStartOf(new Date('2026-11-30T16:00:00Z'))).toBe('2026-12-01');
  });

  it('releases a lost hold when its lease runs out, and only then', async () => {
    await grant(1);
    await hold();
    await releaseExpiredHolds(database.db, new Date(Date.now() + 2 * holdLeaseMs));
    expect((await readBalance(database.db, userId, now)).permanent).toBe(0);
    const { rows } = await sql`select from quota_hold where user_id = ${userId} and expires_at
      between now() and now() + ${holdLeaseMs} * interval '1 millisecond'`.execute(database.db);
    expect(rows).toHaveLength(1);
    await sql`update quota_hold set expires_at = now() - interval '1 millisecond'`.execute(
      database.db,
    );
    await releaseExpiredHolds(database.db, now);
    expect((await readBalance(database.db, userId, now)).permanent).toBe(1);
  });
});

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chinaDayStart } from '#platform/contract/china-time.ts';
import { transaction } from '#platform/server/database.ts';
import { holdMessage } from '#test/hold-message.ts';
import { insertAccount } from '#test/account-row.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { applyMonthReset, applyMonthResets } from './month-store.ts';
import {
  grantFreeMessages,
  ensureUsageAccount,
  grantMessages,
  releaseExpiredHolds,
  releaseHold,
  settleHold,
} from './quota-store.ts';
import { extendMembership } from './membership-store.ts';
import { listLedgerRows, readBalance } from './usage-store.ts';

const start = new Date('2026-11-21T04:00:00Z');
const dayMs = 24 * 3_600_000;
const sessionId = 7;
let database: TestDatabase;
let userId: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function makeAccount(): Promise<void> {
  userId = await insertAccount(database.db, start);
  await ensureUsageAccount(database.db, userId, start);
}
beforeEach(makeAccount);

const subscribe = (quota: number, now = start, months = 1) =>
  transaction(database.db, (tx) => extendMembership(tx, { userId, months, quota, now }));
const hold = (now: Date, id = randomUUID()) =>
  holdMessage(database.db, { id, userId, sessionId, now });
const release = (id: string, now: Date) =>
  releaseHold(database.db, { userId, id, now, sessionId, messageId: null, reason: 'reply-failed' });

type Sums = { month: number; permanent: number };
async function ledgerSums(): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(amount) filter (where source = 'month'), 0)::int as month,
           coalesce(sum(amount) filter (where source = 'permanent'), 0)::int as permanent
    from quota_ledger where user_id = ${userId}`.execute(database.db);
  return rows[0] ?? { month: 0, permanent: 0 };
}
async function left(now: Date): Promise<Sums> {
  const { monthQuota, monthUsed, permanent } = await readBalance(database.db, userId, now);
  return { month: monthQuota - monthUsed, permanent };
}
async function ledgerEntries(): Promise<[string, string, number, string][]> {
  const { rows } = await sql<{ at: Date; kind: string; amount: number; reason: string }>`
    select at, kind, amount, reason from quota_ledger where user_id = ${userId} order by id`.execute(
    database.db,
  );
  return rows.map(({ at, kind, amount, reason }) => [at.toISOString(), kind, amount, reason]);
}

describe("a member's months", () => {
  it('are recorded at their midnights, once, however many reads race', async () => {
    await subscribe(3);
    await hold(start);
    const later = chinaDayStart('2026-12-22');
    await Promise.all(
      Array.from({ length: 20 }, () => applyMonthReset(database.db, userId, later)),
    );
    expect(await ledgerEntries()).toEqual([
      [start.toISOString(), 'grant', 3, 'membership-bought'],
      [start.toISOString(), 'hold', -1, 'send'],
      ['2026-11-30T16:00:00.000Z', 'lapse', -2, 'month-lapsed'],
      ['2026-11-30T16:00:00.000Z', 'grant', 3, 'month-begins'],
      ['2026-12-21T16:00:00.000Z', 'lapse', -3, 'month-lapsed'],
    ]);
    expect(await left(later)).toEqual({ month: 0, permanent: 0 });
  });

  it('return nothing to a later month or after the end', async () => {
    await subscribe(3);
    const id = randomUUID();
    await hold(start, id);
    const december = chinaDayStart('2026-12-01');
    await hold(december);
    await release(id, december);
    expect(await left(december)).toEqual({ month: 2, permanent: 0 });
    expect(await ledgerSums()).toEqual({ month: 2, permanent: 0 });
    expect((await ledgerEntries()).slice(-2)).toEqual([
      [december.toISOString(), 'release', 1, 'reply-failed'],
      [december.toISOString(), 'lapse', -1, 'month-lapsed'],
    ]);
  });

  it('continue from their end when the membership is renewed, and grant nothing twice', async () => {
    await subscribe(3);
    await subscribe(3);
    expect(await readBalance(database.db, userId, start)).toMatchObject({
      monthQuota: 3,
      subscriptionEndsAt: chinaDayStart('2027-01-22'),
    });
    await subscribe(5);
    expect(await left(start)).toEqual({ month: 5, permanent: 0 });
    expect(await ledgerSums()).toEqual({ month: 5, permanent: 0 });
  });

  it('start again in full when a membership is bought after one has ended', async () => {
    await subscribe(3);
    await hold(start);
    const back = new Date('2026-12-25T00:00:00Z');
    await subscribe(3, back);
    expect(await left(back)).toEqual({ month: 3, permanent: 0 });
    expect(await ledgerSums()).toEqual({ month: 3, permanent: 0 });
  });

  it('add up when two payments are granted at the same time', async () => {
    await Promise.all([subscribe(3), subscribe(3), subscribe(3)]);
    expect(await readBalance(database.db, userId, start)).toMatchObject({
      monthQuota: 3,
      subscriptionEndsAt: chinaDayStart('2027-02-22'),
    });
  });

  it('are reset for inactive accounts too', async () => {
    await subscribe(3);
    await applyMonthResets(database.db, chinaDayStart('2026-12-01'));
    expect(await ledgerSums()).toEqual({ month: 3, permanent: 0 });
    expect(await applyMonthResets(database.db, chinaDayStart('2026-12-01'))).toBe(0);
    await applyMonthResets(database.db, chinaDayStart('2026-12-22'));
    expect(await ledgerSums()).toEqual({ month: 0, permanent: 0 });
  });
});

describe('the ledger as it is read', () => {
  const read = async (page: number) => {
    const query = { page, page_size: 2 };
    const { rows, count } = await listLedgerRows(database.db, userId, query);
    return {
      count,
      rows: rows.map(({ kind, reason, amount, messageId }) => [kind, reason, amount, messageId]),
    };
  };

  it('has one entry for a reply, with its outcome and its cost, whatever its rows', async () => {
    const { db } = database;
    await grantMessages(db, { userId, amount: 5, reason: 'package-bought', now: start });
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
    for (const id of ids) await hold(start, id);
    const end = { userId, now: start, sessionId, messageId: 9 };
    await settleHold(db, { ...end, id: ids[0], reason: 'reply-complete' });
    await releaseHold(db, { ...end, id: ids[1], reason: 'reply-failed' });
    expect(await read(1)).toEqual({
      count: 4,
      rows: [
        ['hold', 'send', -1, null],
        ['release', 'reply-failed', 0, 9],
      ],
    });
    expect((await read(2)).rows).toEqual([
      ['settle', 'reply-complete', -1, 9],
      ['grant', 'package-bought', 5, null],
    ]);
  });
});

type Move =
  | { do: 'hold' | 'sweep' | 'reset' | 'claim' }
  | { do: 'settle' | 'release'; nth: number }
  | { do: 'grant'; amount: number }
  | { do: 'subscribe'; quota: number; months: number }
  | { do: 'wait'; days: number };

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ do: 'hold' as const }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('settle', 'release'), nth: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait'), days: fc.integer({ min: 1, max: 40 }) }),
  },
  fc.record({ do: fc.constantFrom('sweep', 'reset', 'claim') }),
  fc.record({ do: fc.constant('grant'), amount: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    do: fc.constant('subscribe'),
    quota: fc.integer({ min: 1, max: 4 }),
    months: fc.integer({ min: 1, max: 3 }),
  }),
) as fc.Arbitrary<Move>;

/** Moves in one batch run concurrently; the clock only advances between batches. */
const batches = fc.array(fc.array(move, { minLength: 1, maxLength: 6 }), { maxLength: 10 });

async function runConcurrently(moves: Move[], ids: string[], now: Date): Promise<void> {
  const { db } = database;
  const end = (id: string) => ({ userId, id, now, sessionId, messageId: null });
  await Promise.all(
    moves.map(async (next) => {
      if (next.do === 'hold') {
        const id = randomUUID();
        ids.push(id);
        return hold(now, id);
      }
      if (next.do === 'settle' || next.do === 'release') {
        const id = ids[next.nth];
        if (id === undefined) return null;
        return next.do === 'release'
          ? release(id, now)
          : settleHold(db, { ...end(id), reason: 'reply-complete' });
      }
      if (next.do === 'grant') {
        return grantMessages(db, { userId, amount: next.amount, reason: 'package-bought', now });
      }
      if (next.do === 'subscribe') return subscribe(next.quota, now, next.months);
      if (next.do === 'claim')
        return grantFreeMessages(db, { userId, amount: 2, reason: 'free-messages', now });
      if (next.do === 'reset') return applyMonthReset(db, userId, now);
      if (next.do === 'sweep') {
        await sql`update quota_hold set expires_at = now() - interval '1 second'
          where state = 'held'`.execute(db);
        return releaseExpiredHolds(db, now);
      }
      return null;
    }),
  );
}

describe('the ledger', () => {
  it('adds up to the balance, and the balance is never negative, in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (all) => {
        await makeAccount();
        const ids: string[] = [];
        let nowMs = start.getTime();
        for (const batch of all) {
          for (const next of batch) if (next.do === 'wait') nowMs += next.days * dayMs;
          const now = new Date(nowMs);
          await runConcurrently(batch, ids, now);
          // The balance shown before the reset must equal the ledger's after it.
          const shown = await left(now);
          await applyMonthReset(database.db, userId, now);
          expect(await left(now)).toEqual(shown);
          expect(await ledgerSums()).toEqual(shown);
          expect(shown.month).toBeGreaterThanOrEqual(0);
          expect(shown.permanent).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});

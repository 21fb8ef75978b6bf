import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { audit, auditDaysMin, purgeAudit } from './audit-store.ts';
import { withRequestId } from './request-id.ts';

const dayMs = 24 * 3_600_000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`alter table audit_log disable trigger all`.execute(database.db);
  await sql`delete from audit_log`.execute(database.db);
  await sql`alter table audit_log enable trigger all`.execute(database.db);
});
afterAll(() => database.drop());

const rows = () => database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const write = (action: string, at = now) => audit(database.db, { at, actor: 7, action });

describe('the audit log', () => {
  it('records actor, time, action, object, result and request', async () => {
    const object = { kind: 'order', id: 41 };
    await withRequestId('request-1', () =>
      audit(database.db, { at: now, actor: 7, action: 'order.pay', object, result: 'refused' }),
    );
    await audit(database.db, { at: now, actor: 'operator', action: 'staff.add' });
    expect(await rows()).toMatchObject([
      {
        at: now,
        actor: 'account',
        actor_id: 7,
        action: 'order.pay',
        object_kind: 'order',
        object_id: '41',
        result: 'refused',
        request_id: 'request-1',
      },
      { actor: 'operator', actor_id: null, object_kind: null, result: 'ok', request_id: null },
    ]);
  });

  it.each(['肚子痛', 'Sign In', 'sign-in ok', 'a'.repeat(61), 'someone@example.org', ''])(
    'accepts no text as an action: %s',
    async (action) => {
      await expect(write(action)).rejects.toThrow('audit_log_action_check');
    },
  );

  it('is rolled back with the action it records', async () => {
    const work = database.db.transaction().execute(async (tx) => {
      await audit(tx, { at: now, actor: 7, action: 'order.pay' });
      throw new Error('not paid');
    });
    await expect(work).rejects.toThrow('not paid');
    expect(await rows()).toEqual([]);
  });

  it('refuses to change a row, remove a recent one or be emptied', async () => {
    await write('sign-in', daysAgo(auditDaysMin - 1));
    const { db } = database;
    const tries = [
      sql`update audit_log set action = 'sign-out'`,
      sql`update audit_log set at = now() - interval '1 year'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ];
    for (const attempt of tries) {
      await expect(attempt.execute(db)).rejects.toThrow('rows of audit_log are only added');
    }
    expect(await rows()).toHaveLength(1);
  });
});

describe('the purge of the audit log', () => {
  it('removes rows past their retention, and nothing else', async () => {
    for (const days of [0, 179, 181, 300]) await write('sign-in', daysAgo(days));
    expect(await purgeAudit(database.db, { now, keptDays: 200 })).toBe(1);
    expect(await purgeAudit(database.db, { now, keptDays: 180 })).toBe(1);
    expect((await rows()).map(({ at }) => at)).toEqual([now, daysAgo(179)]);
  });

  it('keeps 180 days whatever the setting and whatever the clock', async () => {
    await write('sign-in', daysAgo(100));
    expect(await purgeAudit(database.db, { now, keptDays: 1 })).toBe(0);
    const ahead = new Date(now.getTime() + 400 * dayMs);
    expect(await purgeAudit(database.db, { now: ahead, keptDays: 180 })).toBe(0);
  });
});

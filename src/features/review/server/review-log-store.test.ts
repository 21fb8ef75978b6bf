import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/server/ids.ts';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';
import { purgeReviewLog, reviewLogKeptMs } from './review-log-store.ts';

let world: SharingWorld;
beforeAll(async () => {
  world = await openSharingWorld();
});
afterAll(() => world.product.close());

const dayMs = 24 * 3_600_000;
const write = (at: Date) =>
  sql`insert into review_log (id, at, actor_id, action, object_kind, object_id, reason)
    values (${newId(at)}, ${at}, 1, 'approve', 'share', 1, '')`.execute(world.product.database.db);
const kept = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from review_log`.execute(world.product.database.db);
  return rows[0]?.count ?? 0;
};

describe('the review log', () => {
  it('deletes entries past their retention, and nothing else', async () => {
    const now = new Date();
    const { db } = world.product.database;
    await write(new Date(now.getTime() - reviewLogKeptMs - dayMs));
    await write(new Date(now.getTime() - reviewLogKeptMs + dayMs));
    expect(await purgeReviewLog(db, now)).toBe(1);
    expect(await purgeReviewLog(db, now)).toBe(0);
    expect(await kept()).toBe(1);
  });

  it('loses no recent entry through a clock that runs ahead, or through any statement', async () => {
    const now = new Date();
    const { db } = world.product.database;
    await write(new Date(now.getTime() - 100 * dayMs));
    const before = await kept();
    await purgeReviewLog(db, new Date(now.getTime() + 10 * reviewLogKeptMs));
    // The row that was older than 180 days was due by that clock.
    expect(await kept()).toBe(before - 1);
    await expect(sql`delete from review_log`.execute(db)).rejects.toThrow('only added');
    await expect(sql`update review_log set reason = 'x'`.execute(db)).rejects.toThrow('only added');
    await expect(sql`truncate review_log`.execute(db)).rejects.toThrow('only added');
  });
});

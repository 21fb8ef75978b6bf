import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import type { Executor } from './database.ts';
import { createReplicaReads, replayAgeMs } from './replica-reads.ts';

/** Two databases with different names; the second one plays the replica of the first. */
let database: TestDatabase;
let replica: TestDatabase;
let nowMs = 0;
let behind = 0;

beforeAll(async () => {
  [database, replica] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  await Promise.all([database.drop(), replica.drop()]);
});
beforeEach(() => {
  nowMs = 0;
  behind = 800;
});

const create = () =>
  createReplicaReads(database.db, replica.db, {
    behindMs: () => Promise.resolve(behind),
    clock: () => nowMs,
  });
type Reads = ReturnType<typeof create>;

const nameIn = async (db: Executor): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
};
const readFrom = async ({ readOnly }: Reads): Promise<string> => {
  const name = await readOnly(nameIn);
  return name === replica.connection.database ? 'replica' : 'database';
};
/** The first call starts a check, and reads from the database meanwhile. */
async function afterCheck(reads: Reads): Promise<string> {
  await reads.readOnly(nameIn);
  await reads.settled();
  return readFrom(reads);
}

it('reads from the replica once it is known to keep up', async () => {
  const reads = create();
  expect(await readFrom(reads)).toBe('database');
  await reads.settled();
  expect(await readFrom(reads)).toBe('replica');
});

it('reads from the database while the replica is behind, and from the replica when it has caught up', async () => {
  behind = 10_000;
  const reads = create();
  expect(await afterCheck(reads)).toBe('database');
  behind = 800;
  nowMs += 1_500;
  expect(await afterCheck(reads)).toBe('replica');
});

it('trusts no check for longer than two seconds', async () => {
  const reads = create();
  expect(await afterCheck(reads)).toBe('replica');
  nowMs += 2_500;
  expect(await readFrom(reads)).toBe('database');
  await reads.settled();
});

it('takes no database for a replica that replays nothing', async () => {
  expect(await replayAgeMs(replica.db)).toBe(Infinity);
  const reads = createReplicaReads(database.db, replica.db, { clock: () => nowMs });
  expect(await afterCheck(reads)).toBe('database');
});

it('reads from the database while the replica cannot be asked', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const reads = createReplicaReads(database.db, replica.db, {
    behindMs: () => Promise.reject(away),
    clock: () => nowMs,
  });
  expect(await afterCheck(reads)).toBe('database');
});

it.each([
  ['is gone', '57P01'],
  ['cancels what stands in the way of its replay', '40001'],
])('reads again from the database when the replica %s', async (_, code) => {
  const reads = create();
  expect(await afterCheck(reads)).toBe('replica');
  const seen: string[] = [];
  const result = await reads.readOnly(async (db) => {
    const name = await nameIn(db);
    seen.push(name);
    if (name === replica.connection.database) throw Object.assign(new Error('away'), { code });
    return name;
  });
  expect(result).toBe(database.connection.database);
  expect(seen).toHaveLength(2);
  expect(await readFrom(reads)).toBe('database');
});

it('hides no fault of the work itself', async () => {
  const reads = create();
  expect(await afterCheck(reads)).toBe('replica');
  const wrong = reads.readOnly((db) => sql`select nonsense`.execute(db));
  await expect(wrong).rejects.toThrow('nonsense');
});

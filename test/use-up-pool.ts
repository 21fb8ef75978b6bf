import { sql } from 'kysely';
import { poolMaxDefault, type Executor } from '#platform/server/database.ts';

/** Takes every connection of a test database's pool; returns the function that releases them. */
export async function useUpPool(db: Executor): Promise<() => Promise<void>> {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const taken = Array.from({ length: poolMaxDefault }, () => {
    const { promise: isTaken, resolve: take } = Promise.withResolvers<void>();
    const use = db.connection().execute(async (one) => {
      await sql`select 1`.execute(one);
      take();
      await gate;
    });
    return { isTaken, use };
  });
  await Promise.all(taken.map(({ isTaken }) => isTaken));
  return async () => {
    open();
    await Promise.all(taken.map(({ use }) => use));
  };
}

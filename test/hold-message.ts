import { sql } from 'kysely';
import { applyMonthReset } from '#features/membership/server/month-store.ts';
import { holdParts, type NewHold } from '#features/membership/server/quota-store.ts';
import type { Executor } from '#platform/server/database.ts';

/** Takes a message as a send does, but for its other parts. Null when none is left. */
export async function holdMessage(db: Executor, hold: NewHold): Promise<string | null> {
  const take = async (isMonthCurrent: boolean): Promise<string | null> => {
    const { rows } = await sql<{ source: string }>`
      with ${holdParts(hold, isMonthCurrent, sql`true`)} select source from noted`.execute(db);
    return rows[0]?.source ?? null;
  };
  const held = await take(false);
  if (held !== null) return held;
  await applyMonthReset(db, hold.userId, hold.now);
  return take(true);
}

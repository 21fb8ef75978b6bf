import type { Executor } from '#platform/server/database.ts';

/** The last chosen model, which may no longer exist; null before any choice. */
export async function readModelPreference(db: Executor, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('model_preference')
    .select('model')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.model ?? null;
}

export async function saveModelPreference(
  db: Executor,
  { model, now, userId }: { userId: number; model: string; now: Date },
): Promise<void> {
  await db
    .insertInto('model_preference')
    .values({ user_id: userId, model, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ model, updated_at: now }))
    .execute();
}

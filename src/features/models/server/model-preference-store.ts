import type { Executor } from '#platform/server/database.ts';

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

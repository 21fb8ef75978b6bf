import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

export type StoredFactor = { secret: Uint8Array; usedStep: number; isConfirmed: boolean };

export async function findSecondFactor(
  db: Executor,
  userId: number,
): Promise<StoredFactor | undefined> {
  return db
    .selectFrom('second_factor')
    .select([
      'secret',
      'used_step as usedStep',
      sql<boolean>`confirmed_at is not null`.as('isConfirmed'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Whether sign-ins of the account ask for a code. */
export async function hasSecondFactor(db: Executor, userId: number): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.isConfirmed ?? false;
}

/** Starts an enrolment, or restarts it. False if the factor is already on. */
export async function saveUnconfirmedFactor(
  db: Executor,
  factor: { userId: number; secret: Buffer; now: Date },
): Promise<boolean> {
  const { userId: user_id, secret, now: created_at } = factor;
  const result = await db
    .insertInto('second_factor')
    .values({ user_id, secret, created_at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at, used_step: 0 })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Turns the factor on. False if it is already on or its enrolment was restarted. */
export async function confirmFactor(
  tx: Executor,
  factor: { userId: number; secret: Uint8Array; step: number; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('second_factor')
    .set({ confirmed_at: factor.now, used_step: factor.step })
    .where('user_id', '=', factor.userId)
    .where('secret', '=', factor.secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Marks a code as used. False if it, or a newer one, was used meanwhile. */
export async function useFactorStep(
  db: Executor,
  { userId, step }: { userId: number; step: number },
): Promise<boolean> {
  const result = await db
    .updateTable('second_factor')
    .set({ used_step: step })
    .where('user_id', '=', userId)
    .where('used_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Turns the factor off and removes its recovery codes. False if there was none. */
export async function removeSecondFactor(db: Executor, userId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function saveRecoveryCodes(
  tx: Executor,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await tx.insertInto('recovery_code').values(rows).execute();
}

/** Uses a recovery code up. False if there is none of that hash. */
export async function useRecoveryCode(
  db: Executor,
  { userId, hash }: { userId: number; hash: Buffer },
): Promise<boolean> {
  const result = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

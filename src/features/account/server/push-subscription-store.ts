import { sql } from 'kysely';
import type { Executor } from '#platform/server/database.ts';

/** Of one account; a further browser takes the place of the oldest. */
export const pushSubscriptionsMax = 10;

/** A notice that could not be handed over is tried again after this time, so many times in all. */
export const noticeRetryMs = 10 * 60_000;
export const noticeAttemptsMax = 6;

type OfSignIn = { userId: number; signInId: number };
export type DueNotice = OfSignIn & { endpoint: string; attempts: number };

/** Stores where the browser of a sign-in takes notices. */
export async function savePushSubscription(
  tx: Executor,
  { userId, signInId, endpoint, now }: OfSignIn & { endpoint: string; now: Date },
): Promise<void> {
  const values = { endpoint, created_at: now, due_at: null, attempts: 0 };
  // The browser of an earlier sign-in keeps its address.
  await tx
    .deleteFrom('push_subscription')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .where('sign_in_id', '<>', signInId)
    .execute();
  await tx
    .insertInto('push_subscription')
    .values({ user_id: userId, sign_in_id: signInId, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'sign_in_id']).doUpdateSet(values))
    .execute();
  await sql`delete from push_subscription where user_id = ${userId} and sign_in_id in (
    select sign_in_id from push_subscription where user_id = ${userId}
    order by created_at desc, sign_in_id desc offset ${pushSubscriptionsMax})`.execute(tx);
}

/** The sign-ins of an account whose browsers take notices. */
export async function listNotifiedSignIns(
  db: Executor,
  userId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('push_subscription')
    .select('sign_in_id as id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Removes the address of one sign-in, or those of an account except of the one to keep. */
export async function removePushSubscriptions(
  db: Executor,
  { userId, signInId, keptId }: { userId: number; signInId?: number; keptId?: number },
): Promise<void> {
  const all = db.deleteFrom('push_subscription').where('user_id', '=', userId);
  if (signInId !== undefined) await all.where('sign_in_id', '=', signInId).execute();
  else await all.where('sign_in_id', '<>', keptId ?? 0).execute();
}

/** Every browser of these accounts is to show one notice; one that waits already is not doubled. */
export async function wantNotices(
  db: Executor,
  userIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`update push_subscription set due_at = ${now}, attempts = 0
    where user_id = any(${[...userIds]}::bigint[]) and due_at is null`.execute(db);
}

/**
 * Takes due notices of live sign-ins. Each is counted as attempted and postponed, so no other process takes it
 * meanwhile and a process that dies loses none.
 */
export async function takeDueNotices(
  db: Executor,
  { now, max }: { now: Date; max: number },
): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    update push_subscription p
    set attempts = attempts + 1, due_at = ${new Date(now.getTime() + noticeRetryMs)}
    where (p.user_id, p.sign_in_id) in (
      select d.user_id, d.sign_in_id from push_subscription d
      join sign_in s on s.user_id = d.user_id and s.id = d.sign_in_id
      join app_user u on u.id = d.user_id
      where d.due_at <= ${now} and s.revoked_at is null and s.expires_at > ${now}
        and u.is_active and u.deletion_due_at is null
      order by d.due_at limit ${max}
      for update of d skip locked)
    returning p.user_id as "userId", p.sign_in_id as "signInId", p.endpoint, p.attempts`.execute(
    db,
  );
  return rows;
}

/** The notice was shown to the push service, is not wanted any more or is given up. */
export async function endNotice(db: Executor, { userId, signInId }: OfSignIn): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set({ due_at: null, attempts: 0 })
    .where('user_id', '=', userId)
    .where('sign_in_id', '=', signInId)
    .execute();
}

import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { Caller } from '#platform/server/handler.ts';
import { removePushSubscriptions } from './push-subscription-store.ts';
import { refreshTokenMs, signInMs } from './sign-in-lifetimes.ts';
import type { NamedSecret } from './token-secret.ts';

/** When a sign-in used now expires without further use; never after its absolute end. */
function signInEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + refreshTokenMs, createdAt.getTime() + signInMs));
}

export type NewSignIn = {
  userId: number;
  cookieHash: Buffer;
  isRemembered: boolean;
  userAgent: string;
};
export type RenewedSignIn = { signInId: number; expiresAt: Date; isRemembered: boolean };

export async function insertSignIn(
  db: Executor,
  signIn: NewSignIn,
  now: Date,
): Promise<{ signInId: number; expiresAt: Date }> {
  const expiresAt = signInEnd(now, now);
  const { id } = await db
    .insertInto('sign_in')
    .values({
      id: newId(now),
      user_id: signIn.userId,
      cookie_hash: signIn.cookieHash,
      is_remembered: signIn.isRemembered,
      user_agent: signIn.userAgent,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { signInId: id, expiresAt };
}

/** Every sign-in of an account with a second factor has shown it: turning it on ends the others. */
type FoundCaller = Caller & { hasSecondFactor: boolean };

/** The valid sign-ins of active accounts. */
const liveSignIns = (db: Executor, now: Date) =>
  db
    .selectFrom('sign_in')
    .innerJoin('app_user', 'app_user.id', 'sign_in.user_id')
    .where('sign_in.revoked_at', 'is', null)
    .where('sign_in.expires_at', '>', now)
    .where('app_user.is_active', '=', true);

/** `hasAgreed` asks of an account in `app_user` whether it has accepted the agreement in force. */
export type CallersAsked = { hasAgreed: () => RawBuilder<boolean>; now: Date };

const callers = (db: Executor, { hasAgreed, now }: CallersAsked) =>
  liveSignIns(db, now).select([
    'app_user.id as userId',
    'app_user.username',
    'app_user.is_staff as isStaff',
    sql<boolean>`exists (select from second_factor f
      where f.user_id = app_user.id and f.confirmed_at is not null)`.as('hasSecondFactor'),
    'sign_in.id as signInId',
    sql<boolean>`app_user.deletion_due_at is not null`.as('isLeaving'),
    hasAgreed().as('hasAgreed'),
  ]);

export function findCallerBySignIn(
  db: Executor,
  named: { userId: number; signInId: number },
  asked: CallersAsked,
): Promise<FoundCaller | undefined> {
  return callers(db, asked)
    .where('sign_in.id', '=', named.signInId)
    .where('sign_in.user_id', '=', named.userId)
    .executeTakeFirst();
}

export function findCallerByCookie(
  db: Executor,
  cookie: NamedSecret,
  asked: CallersAsked,
): Promise<FoundCaller | undefined> {
  return callers(db, asked)
    .where('sign_in.user_id', '=', cookie.userId)
    .where('sign_in.cookie_hash', '=', cookie.hash)
    .executeTakeFirst();
}

/** Which of these sign-ins are valid and belong to active accounts. */
export async function findLiveSignIns(
  db: Executor,
  named: readonly { userId: number; signInId: number }[],
  now: Date,
): Promise<{ userId: number; signInId: number }[]> {
  const userIds = named.map(({ userId }) => userId);
  const signInIds = named.map(({ signInId }) => signInId);
  return liveSignIns(db, now)
    .select(['sign_in.user_id as userId', 'sign_in.id as signInId'])
    .where(
      sql<boolean>`(sign_in.user_id, sign_in.id) in (
        select * from unnest(${userIds}::bigint[], ${signInIds}::bigint[]))`,
    )
    .execute();
}

/** Records a use, which extends the sign-in. Undefined if it has ended meanwhile. */
export async function renewSignIn(
  db: Executor,
  named: { userId: number; signInId: number },
  now: Date,
): Promise<RenewedSignIn | undefined> {
  return db
    .updateTable('sign_in')
    .set({
      last_used_at: now,
      expires_at: sql<Date>`least(
        ${new Date(now.getTime() + refreshTokenMs)}::timestamptz,
        created_at + ${signInMs / 1000} * interval '1 second')`,
    })
    .where('id', '=', named.signInId)
    .where('user_id', '=', named.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id as signInId', 'expires_at as expiresAt', 'is_remembered as isRemembered'])
    .executeTakeFirst();
}

/**
 * Ends a sign-in: its tokens and cookie are invalid from the next call on, and its browser gets no notices.
 * Returns how many: 0 or 1.
 */
export async function revokeSignIn(
  db: Executor,
  named: { userId: number; signInId: number },
  now: Date,
): Promise<number> {
  await removePushSubscriptions(db, named);
  const result = await db
    .updateTable('sign_in')
    .set({ revoked_at: now })
    .where('id', '=', named.signInId)
    .where('user_id', '=', named.userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Whether the sign-in belongs to the account, ended or not. */
export async function hasSignIn(
  db: Executor,
  named: { userId: number; signInId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in')
    .select('id')
    .where('id', '=', named.signInId)
    .where('user_id', '=', named.userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends all sign-ins of an account except the one to keep. Returns how many ended. */
export async function revokeSignIns(
  db: Executor,
  named: { userId: number; keptId: number | null },
  now: Date,
): Promise<number> {
  await removePushSubscriptions(db, { userId: named.userId, keptId: named.keptId ?? 0 });
  const result = await db
    .updateTable('sign_in')
    .set({ revoked_at: now })
    .where('user_id', '=', named.userId)
    .where('id', '<>', named.keptId ?? 0)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export type ListedSignIn = { id: number; userAgent: string; signedInAt: Date; lastUsedAt: Date };
/** Longer lists are not useful; "sign out all other devices" covers the rest. */
const listedMax = 100;

/** The valid sign-ins of an account, most recently used first. */
export function listLiveSignIns(db: Executor, userId: number, now: Date): Promise<ListedSignIn[]> {
  return db
    .selectFrom('sign_in')
    .select([
      'id',
      'user_agent as userAgent',
      'created_at as signedInAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listedMax)
    .execute();
}

/** Removes expired sign-ins with their tokens; ended ones are kept until they expire. */
export async function purgeExpiredSignIns(db: Executor, now: Date): Promise<number> {
  const result = await db.deleteFrom('sign_in').where('expires_at', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}

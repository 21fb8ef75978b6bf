import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import { errorCode } from '#platform/server/database-errors.ts';
import type { Profile } from '../contract.ts';
import { emailKey, usernameKey } from './account-keys.ts';

const uniqueViolation = '23505';

export type NewUser = {
  username: string;
  email?: string | null;
  /** From `hashPassword`. */
  passwordHash: string;
  firstName?: string;
  lastName?: string;
  birthMonth?: string | null;
};

/** Adds an account, or returns which of its names is taken; safe for concurrent calls. */
export async function insertUser(
  db: Executor,
  user: NewUser,
  now: Date,
): Promise<{ id: number } | { taken: ('username' | 'email')[] }> {
  const email = user.email ?? null;
  const keys = {
    username_key: usernameKey(user.username),
    email_key: email === null ? null : emailKey(email),
  };
  const row = await db
    .insertInto('app_user')
    .values({
      id: newId(now),
      ...keys,
      username: user.username,
      email,
      password_hash: user.passwordHash,
      first_name: user.firstName ?? '',
      last_name: user.lastName ?? '',
      birth_month: user.birthMonth ?? null,
      date_joined: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) return row;
  const taken = await takenNames(db, keys);
  // Neither name: the id was another's, or the other account has gone since.
  return taken.length > 0 ? { taken } : insertUser(db, user, now);
}

async function takenNames(
  db: Executor,
  keys: { username_key: string; email_key: string | null },
): Promise<('username' | 'email')[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['username_key', 'email_key'])
    .where((either) =>
      either.or([
        either('username_key', '=', keys.username_key),
        either('email_key', '=', keys.email_key),
      ]),
    )
    .execute();
  const taken: ('username' | 'email')[] = [];
  if (rows.some((row) => row.username_key === keys.username_key)) taken.push('username');
  const isAddress = keys.email_key !== null;
  if (isAddress && rows.some((row) => row.email_key === keys.email_key)) taken.push('email');
  return taken;
}

/** The account of a username or an email address; usernames contain no @, so there is no ambiguity. */
export function findUserForSignIn(
  db: Executor,
  name: string,
): Promise<{ id: number; passwordHash: string; isActive: boolean } | undefined> {
  return db
    .selectFrom('app_user')
    .select(['id', 'password_hash as passwordHash', 'is_active as isActive'])
    .where((either) =>
      either.or([
        either('username_key', '=', usernameKey(name)),
        either('email_key', '=', emailKey(name)),
      ]),
    )
    .executeTakeFirst();
}

export async function findProfile(db: Executor, userId: number): Promise<Profile | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select([
      'id',
      'username',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'birth_month as birthMonth',
      'is_active as isActive',
      'date_joined as dateJoined',
      'last_login as lastLogin',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      email: row.email ?? '',
      userId: row.id,
      isStaff: false,
      dateJoined: row.dateJoined.toISOString(),
      lastLogin: row.lastLogin?.toISOString() ?? null,
    }
  );
}

/** The month of birth, `YYYY-MM`; null if unknown. */
export async function findBirthMonth(db: Executor, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('app_user')
    .select('birth_month as birthMonth')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.birthMonth ?? null;
}

/** Sets the month of birth of an account without one. False if there is one already. */
export async function setBirthMonth(
  db: Executor,
  userId: number,
  birthMonth: string,
): Promise<boolean> {
  const result = await db
    .updateTable('app_user')
    .set({ birth_month: birthMonth })
    .where('id', '=', userId)
    .where('birth_month', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function recordLogin(db: Executor, userId: number, now: Date): Promise<void> {
  await db.updateTable('app_user').set({ last_login: now }).where('id', '=', userId).execute();
}

/** Serializes what must not happen at once to one account, such as a sign-in and a change of its factor. */
export async function lockUser(tx: Executor, userId: number): Promise<void> {
  const row = tx.selectFrom('app_user').select('id').where('id', '=', userId);
  await row.forNoKeyUpdate().execute();
}

export async function setStaff(db: Executor, userId: number, isStaff: boolean): Promise<void> {
  await db.updateTable('app_user').set({ is_staff: isStaff }).where('id', '=', userId).execute();
}

/** Usernames of the staff accounts, sorted. */
export async function listStaff(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('username')
    .where('is_staff', '=', true)
    .orderBy('username_key')
    .execute();
  return rows.map(({ username }) => username);
}

export type AccountRow = {
  username: string;
  /** Null if there is none. */
  email: string | null;
  passwordHash: string;
  isActive: boolean;
  isStaff: boolean;
};

export function findAccount(db: Executor, userId: number): Promise<AccountRow | undefined> {
  return db
    .selectFrom('app_user')
    .select([
      'username',
      'email',
      'password_hash as passwordHash',
      'is_active as isActive',
      'is_staff as isStaff',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** The active account of an email address. */
export async function findUserByEmail(db: Executor, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row?.id;
}

export async function setPassword(
  db: Executor,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

export type ProfileChange = { email?: string; firstName?: string; lastName?: string };

/** Changes the given fields. `taken` if another account has the address; safe for concurrent calls. */
export async function updateUser(
  db: Executor,
  userId: number,
  { email, firstName, lastName }: ProfileChange,
): Promise<'done' | 'taken'> {
  const values = {
    ...(email === undefined ? {} : { email, email_key: emailKey(email) }),
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
  };
  if (Object.keys(values).length === 0) return 'done';
  try {
    await db.updateTable('app_user').set(values).where('id', '=', userId).execute();
    return 'done';
  } catch (error) {
    if (error instanceof Error && errorCode(error) === uniqueViolation) return 'taken';
    throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { insertUser } from '#features/account/server/user-store.ts';
import type { Executor } from '#platform/server/database.ts';

/** An account that nobody signs in to, under a name of its own unless told otherwise; gives its number. */
export async function insertAccount(
  db: Executor,
  now: Date,
  username = `u${randomUUID().slice(0, 12)}`,
): Promise<number> {
  const email = `${username}@example.org`;
  const made = await insertUser(db, { username, email, passwordHash: 'x' }, now);
  if (!('id' in made)) throw new Error(`the name ${username} is taken`);
  return made.id;
}

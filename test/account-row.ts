import { randomUUID } from 'node:crypto';
import { insertUser } from '#features/account/server/user-store.ts';
import type { Executor } from '#platform/server/database.ts';

/** Inserts an account that is never signed in to, by default with a unique name; returns its id. */
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

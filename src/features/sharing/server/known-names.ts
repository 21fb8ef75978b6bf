import { findProfile } from '#features/account/server/user-store.ts';
import { listPersonNames } from '#features/profile/server/person-store.ts';
import type { Executor } from '#platform/server/database.ts';

export type KnownNames = {
  /** Of the account's holder and of the persons of the family: proposed for masking to the author. */
  all: string[];
  /** Of those who do not write themselves: marked at the desk, too. */
  family: string[];
};

/** The names stored in an account. */
export async function knownNamesOf(db: Executor, userId: number): Promise<KnownNames> {
  const profile = await findProfile(db, userId);
  const family = await listPersonNames(db, userId);
  const { username = '', firstName = '', lastName = '' } = profile ?? {};
  const own = [username, `${lastName}${firstName}`, `${firstName} ${lastName}`.trim()];
  return { all: [...new Set([...own, ...family])].filter((name) => name !== ''), family };
}

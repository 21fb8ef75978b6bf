import { findProfile } from '#features/account/server/user-store.ts';
import { listOwnPersons } from '#features/profile/server/person-store.ts';
import type { Executor } from '#platform/server/database.ts';

/** The names of an account's holder and of the persons of the family, to be masked in its shares. */
export async function knownNamesOf(db: Executor, userId: number): Promise<string[]> {
  const profile = await findProfile(db, userId);
  const persons = await listOwnPersons(db, userId);
  const { username = '', firstName = '', lastName = '' } = profile ?? {};
  const own = [username, `${lastName}${firstName}`, `${firstName} ${lastName}`.trim()];
  const names = [...own, ...persons.map(({ name }) => name)];
  return [...new Set(names)].filter((name) => name !== '');
}

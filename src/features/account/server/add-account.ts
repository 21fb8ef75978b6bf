import { transaction } from '#platform/server/database.ts';
import { auditAccountEvent } from './account-events.ts';
import type { AccountServices } from './account-services.ts';
import { insertUser, type NewUser } from './user-store.ts';

/** Stores a new account with everything it starts with; or reports which of its fields are taken. */
export function addAccount(
  { db, onRegistered }: Pick<AccountServices, 'db' | 'onRegistered'>,
  user: NewUser,
  now: Date,
): ReturnType<typeof insertUser> {
  return transaction(db, async (tx) => {
    const made = await insertUser(tx, user, now);
    if (!('id' in made)) return made;
    await auditAccountEvent(tx, 'registered', { userId: made.id, now });
    await onRegistered(tx, { userId: made.id, now });
    return made;
  });
}

import { lockUser } from '#features/account/server/user-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { familyEndpoints } from '../family-contract.ts';
import type { ProfileServices } from './profile-services.ts';
import { familyView } from './family-view.ts';
import { withdrawFor } from './person-to-store.ts';
import { erasePerson } from './person-store.ts';

/** Withdraws the consent and erases what was stored under it. */
export const deletePerson: Handler<typeof familyEndpoints.deletePerson, ProfileServices> = async (
  { params: { id: personId }, now, user: { userId } },
  { db },
) => {
  await transaction(db, async (tx) => {
    await lockUser(tx, userId);
    if (!(await erasePerson(tx, { userId, personId }))) throw new AppError('not_found');
    await withdrawFor(tx, { userId, personId }, now);
  });
  return familyView(db, userId);
};

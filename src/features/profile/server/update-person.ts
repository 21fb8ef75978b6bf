import { lockUser } from '#features/account/server/user-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { familyEndpoints } from '../family-contract.ts';
import type { ProfileServices } from './profile-services.ts';
import { familyView } from './family-view.ts';
import { consentTo, personToStore } from './person-to-store.ts';
import { listOwnPersons, writePerson } from './person-store.ts';

export const updatePerson: Handler<typeof familyEndpoints.updatePerson, ProfileServices> = async (
  { params: { id: personId }, body, language, now, user: { userId } },
  { db },
) => {
  const { consentVersion, ...written } = body;
  await transaction(db, async (tx) => {
    await lockUser(tx, userId);
    const persons = await listOwnPersons(tx, userId);
    if (!persons.some(({ id }) => id === personId)) throw new AppError('not_found');
    const others = persons.filter(({ id }) => id !== personId);
    const facts = personToStore(written, others, now);
    await writePerson(tx, { userId, personId, facts, now });
    await consentTo(tx, { userId, personId, facts, given: consentVersion, language, now });
  });
  return familyView(db, userId);
};

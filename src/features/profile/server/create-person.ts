import { lockUser } from '#features/account/server/user-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { familyEndpoints } from '../family-contract.ts';
import { personsMax } from '../family-rules.ts';
import { familyTexts } from '../family-texts.ts';
import type { ProfileServices } from './profile-services.ts';
import { familyView } from './family-view.ts';
import { consentTo, personToStore } from './person-to-store.ts';
import { insertPerson, listOwnPersons } from './person-store.ts';

/** Nothing is stored without a consent to exactly the text for this person. */
export const createPerson: Handler<typeof familyEndpoints.createPerson, ProfileServices> = async (
  { body, language, now, user: { userId } },
  { db },
) => {
  const { consentVersion, ...written } = body;
  await transaction(db, async (tx) => {
    await lockUser(tx, userId);
    const others = await listOwnPersons(tx, userId);
    if (others.length >= personsMax) {
      const text = both(familyTexts, (t) => t.tooMany(personsMax));
      throw new AppError('validation_failed', { text, fields: { name: [text] } });
    }
    const facts = personToStore(written, others, now);
    const personId = await insertPerson(tx, { userId, facts, now });
    await consentTo(tx, { userId, personId, facts, given: consentVersion, language, now });
  });
  return familyView(db, userId);
};

import type { PersonFacts } from '#features/profile/family-schemas.ts';
import { familyConsentVersion } from '#features/profile/family-consent.ts';
import { insertPerson } from '#features/profile/server/person-store.ts';
import type { Executor } from '#platform/server/database.ts';

const nothing = {
  sex: null,
  pregnancy: null,
  lactating: null,
  conditions: null,
  medicines: null,
  allergies: null,
} as const;

/** The facts of a person of a family, with what the test is about. */
export const personFacts = (
  facts: Partial<PersonFacts> & Pick<PersonFacts, 'name'>,
): PersonFacts => ({ ...nothing, birthMonth: '1958-03', ...facts });

/** The same as it is sent, with the consent. */
export const personBody = (facts: Parameters<typeof personFacts>[0]) => ({
  ...personFacts(facts),
  consentVersion: familyConsentVersion,
});

/** Puts a person into the database; returns the id. */
export const storePerson = (
  db: Executor,
  userId: number,
  facts: Parameters<typeof personFacts>[0],
): Promise<number> => insertPerson(db, { userId, facts: personFacts(facts), now: new Date() });

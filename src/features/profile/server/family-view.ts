import { listConsentedSubjects } from '#features/agreement/server/consent-store.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Family } from '../family-schemas.ts';
import { familyConsentVersion } from '../family-consent.ts';
import { familyPurposes } from '../family-rules.ts';
import { listOwnPersons } from './person-store.ts';

export async function familyView(db: Executor, userId: number): Promise<Family> {
  const version = familyConsentVersion;
  const persons = await listOwnPersons(db, userId);
  const agreed = await Promise.all(
    familyPurposes.map((purpose) => listConsentedSubjects(db, { userId, purpose, version })),
  );
  return {
    persons: persons.map(({ updatedAt, ...person }) => ({
      ...person,
      agreedTo: familyPurposes.find((_, at) => agreed[at]?.has(String(person.id))) ?? null,
      updatedAt: updatedAt.toISOString(),
    })),
    consentVersion: version,
  };
}

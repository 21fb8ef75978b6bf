import { ageMonthsOf, ageOf } from '#features/account/age-rules.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';
import type { Executor } from '#platform/server/database.ts';
import { knownFacts } from './health-profile-store.ts';
import { findOwnPerson } from './person-store.ts';

/**
 * What the safety layer may know about a family member apart from the conversation, and nothing about the
 * account's holder. About a person removed since (null) it knows nothing.
 */
export async function findKnownRelative(
  db: Executor,
  { userId, personId }: { userId: number; personId: number | null },
  now: Date,
): Promise<Partial<Patient>> {
  const person = personId === null ? undefined : await findOwnPerson(db, { userId, personId });
  if (!person) return { isOfFamily: true };
  const { birthMonth, conditions } = person;
  return {
    ...knownFacts(person, now),
    isOfFamily: true,
    ageYears: ageOf(birthMonth, now),
    ageMonths: ageMonthsOf(birthMonth, now),
    ...(conditions ? { conditions } : {}),
  };
}

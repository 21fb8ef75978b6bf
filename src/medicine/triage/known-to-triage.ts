import type { PersonFacts } from '../findings/person.ts';
import { isChild, type Person } from '../herb-safety/person.ts';

/** What triage takes of what is known of a person besides the conversation: a pregnancy, and a child's age. */
export function knownToTriage(known: Partial<Person>): Partial<PersonFacts> {
  const { ageYears, ageMonths } = isChild(known) ? known : {};
  return {
    ...(known.pregnant === 'yes' ? { pregnancy: 'yes' } : {}),
    ...(ageYears === undefined ? {} : { ageYears }),
    ...(ageMonths === undefined ? {} : { ageMonths }),
  };
}

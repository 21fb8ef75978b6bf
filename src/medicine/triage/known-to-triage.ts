import type { SubjectFacts } from '../findings/subject-facts.ts';
import { isChild, type Patient } from '../herb-safety/patient.ts';

/** What triage takes of what is known of a person besides the conversation: a pregnancy, and a child's age. */
export function knownToTriage(known: Partial<Patient>): Partial<SubjectFacts> {
  const { ageYears, ageMonths } = isChild(known) ? known : {};
  return {
    ...(known.pregnant === 'yes' ? { pregnancy: 'yes' } : {}),
    ...(ageYears === undefined ? {} : { ageYears }),
    ...(ageMonths === undefined ? {} : { ageMonths }),
  };
}

import type { SettledFacts } from '../findings/subject-facts.ts';
import type { Patient } from '../herb-safety/patient.ts';

const sexes = { 女: 'female', 男: 'male' } as const;

/** The person as told, with what is known besides where nothing was told of it. */
export function withKnown(told: SettledFacts, known: Partial<Patient>): SettledFacts {
  const { sex, ageYears, pregnant, lactating } = known;
  const medicines = joined(told.medicines, known.medicines);
  const allergies = joined(told.allergies, known.allergies);
  return {
    ...told,
    ...(told.sex === 'unknown' && sex !== undefined ? { sex: sexes[sex] } : {}),
    ...(told.ageYears === undefined && ageYears !== undefined ? { ageYears } : {}),
    ...(told.pregnancy === 'unknown' && pregnant !== undefined ? { pregnancy: pregnant } : {}),
    ...(told.lactation === 'unknown' && lactating === true ? { lactation: 'yes' as const } : {}),
    ...(medicines && { medicines }),
    ...(allergies && { allergies }),
  };
}

const joined = (told?: readonly string[], known?: readonly string[]): string[] | undefined =>
  told || known ? [...new Set([...(told ?? []), ...(known ?? [])])] : undefined;

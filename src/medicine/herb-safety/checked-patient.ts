import { findPerson } from '../findings/find-person.ts';
import type { SettledFacts, State } from '../findings/subject-facts.ts';
import type { Turn } from '../findings/finding.ts';
import { readingOf } from '../reading/reading-of.ts';
import { medicinesIn } from './own-medicines.ts';
import { hasG6pdDeficiency, type Patient } from './patient.ts';

const sexes = { female: '女', male: '男', unknown: undefined } as const;

/**
 * What the checks of a reply go by: the conversation, and the profile where it tells nothing. What is
 * possible counts as so. The conversation takes precedence, but a pregnancy in the profile is not
 * cleared by a bare "no".
 */
export function checkedPatient(turns: readonly Turn[], known: Partial<Patient>): Patient {
  const told = findPerson(turns);
  const { possible } = told;
  const diseases = [...(possible.chronicDiseases ?? []), ...(known.conditions ?? [])];
  return {
    sex: sexes[told.sex] ?? known.sex,
    ageYears: possible.youngestYears ?? known.ageYears,
    pregnant: pregnancyOf(told, known.pregnant),
    lactating: known.lactating === true || possible.lactation === 'yes',
    medicines: [
      ...new Set([
        ...(known.medicines ?? []),
        ...(possible.medicines ?? []),
        ...(told.medicines ?? []),
        ...medicinesNamed(turns),
      ]),
    ],
    allergies: [
      ...new Set([
        ...(known.allergies ?? []),
        ...(possible.allergies ?? []),
        ...(told.allergies ?? []),
        ...diseases.filter((name) => hasG6pdDeficiency({ allergies: [name] })),
      ]),
    ],
    conditions: known.conditions,
    isOfFamily: known.isOfFamily,
    ageMonths: known.ageMonths,
    ownHerbs: known.ownHerbs,
    redFlagOpen: known.redFlagOpen === true,
  };
}

/** The western medicines that the person names as taken, for whomever. */
export const medicinesNamed = (turns: readonly Turn[]): string[] =>
  turns.flatMap((turn) =>
    turn.role === 'user' ? (readingOf(turn)?.medicines ?? medicinesIn(turn.content)) : [],
  );

/**
 * Whether the profile is about somebody else than the conversation. A conversation for somebody in the family
 * was begun for that person, however he is spoken of.
 */
export function isOfAnother(turns: readonly Turn[], profile: Partial<Patient>): boolean {
  if (profile.isOfFamily === true) return false;
  const { about, sex } = findPerson(turns);
  const told = sexes[sex];
  return about === 'other' || (profile.sex && told && told !== profile.sex) === true;
}

function pregnancyOf({ possible, pregnancy }: SettledFacts, known: State | undefined): State {
  if (known === 'yes') return 'yes';
  if (possible.pregnancy === 'yes' && pregnancy !== 'possible') return 'yes';
  if ([possible.pregnancy, pregnancy].includes('possible')) return 'possible';
  return possible.pregnancy === 'unknown' && pregnancy === 'unknown'
    ? (known ?? 'unknown')
    : pregnancy;
}

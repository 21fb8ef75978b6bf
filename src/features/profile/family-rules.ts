import { monthError, needsGuardian } from '#features/account/age-rules.ts';
import type { ConsentPurpose } from '#features/agreement/consent-purposes.ts';
import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import { familyTexts } from './family-texts.ts';

/** Persons of one account beside its holder. */
export const personsMax = 8;
export const personNameCharsMax = 20;

/** Why a person cannot be stored, by field; empty if valid. */
export function personErrors(
  person: { name: string; birthMonth: string },
  others: readonly { name: string | null }[],
  now: Date,
): { name?: Bilingual; birthMonth?: Bilingual } {
  const name = person.name.trim();
  const isTaken = others.some((other) => other.name === name);
  const birthMonth = monthError(person.birthMonth, now);
  return {
    ...(name === '' ? { name: both(familyTexts, (t) => t.nameRequired) } : {}),
    ...(isTaken ? { name: both(familyTexts, (t) => t.nameTaken(name)) } : {}),
    ...(birthMonth ? { birthMonth } : {}),
  };
}

/** The consents under which persons are stored. */
export const familyPurposes = [
  'family-person',
  'family-child',
] as const satisfies readonly ConsentPurpose[];
export type FamilyPurpose = (typeof familyPurposes)[number];

/** Which of them applies to a person born in a month. */
export const purposeFor = (birthMonth: string, now: Date): FamilyPurpose =>
  needsGuardian(birthMonth, now) ? 'family-child' : 'family-person';

import { chosenMonth, needsGuardian } from '#features/account/age-rules.ts';
import {
  fromFactValues,
  lineErrors,
  lineOf,
  listOf,
  toFactValues,
  type FactValues,
} from './health-form-values.ts';
import type { Bilingual } from '#platform/contract/define-texts.ts';

import type { FamilyPerson, PersonFacts } from '../family-schemas.ts';
import { personErrors, purposeFor, type FamilyPurpose } from '../family-rules.ts';

/** The values of the form; an empty field means not given. */
export type PersonValues = FactValues & { name: string; birthMonth: string; conditions: string };

export const toPersonValues = (person: FamilyPerson | null): PersonValues => ({
  ...toFactValues(person),
  name: person?.name ?? '',
  birthMonth: person?.birthMonth ?? '',
  conditions: lineOf(person?.conditions),
});

/** Whether what is written so far is of a child. */
export function isOfChild({ birthMonth }: PersonValues, now: Date): boolean {
  const month = chosenMonth(birthMonth);
  return month !== null && needsGuardian(month, now);
}

/** A child's form omits the pregnancy. */
export function fromPersonValues(values: PersonValues, now: Date): PersonFacts {
  const nothing = { pregnancy: '', lactating: '' } as const;
  const facts = isOfChild(values, now) ? { ...values, ...nothing } : values;
  return {
    ...fromFactValues(facts),
    name: values.name.trim(),
    birthMonth: values.birthMonth,
    conditions: listOf(values.conditions),
  };
}

/** The consent that saving needs; null while one is in force. */
export function consentNeeded(
  values: PersonValues,
  person: FamilyPerson | null,
  now: Date,
): FamilyPurpose | null {
  const month = chosenMonth(values.birthMonth);
  const purpose = month === null ? 'family-person' : purposeFor(month, now);
  return person?.agreedTo === purpose ? null : purpose;
}

export type PersonErrors = Partial<
  Record<'name' | 'birthMonth' | 'conditions' | 'medicines' | 'allergies', Bilingual>
>;

export function personFormErrors(
  values: PersonValues,
  others: readonly FamilyPerson[],
  now: Date,
): PersonErrors {
  const { name, birthMonth, conditions, medicines, allergies } = values;
  return {
    ...personErrors({ name, birthMonth }, others, now),
    ...lineErrors({ conditions, medicines, allergies }),
  };
}

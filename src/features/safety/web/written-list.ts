import { charCount } from '#platform/contract/chars.ts';

import { checkAgeYearsMax, listCharsMax, medicinesCharsMax } from '../rules.ts';

/** The values of the form. */
export type WrittenList = {
  text: string;
  medicines: string;
  /** The age in years as typed; may be empty. */
  age: string;
  pregnant: boolean;
  lactating: boolean;
};

export const emptyList: WrittenList = {
  text: '',
  medicines: '',
  age: '',
  pregnant: false,
  lactating: false,
};

/** The errors of the fields that cannot be sent. */
export function errorsIn({ text, medicines, age }: WrittenList): {
  text?: true;
  medicines?: true;
  age?: true;
} {
  return {
    ...((text.trim() === '' || charCount(text) > listCharsMax) && { text: true }),
    ...(charCount(medicines) > medicinesCharsMax && { medicines: true }),
    ...(!isAge(age.trim()) && { age: true }),
  };
}

function isAge(age: string): boolean {
  return age === '' || (/^\d{1,3}$/.test(age) && Number(age) <= checkAgeYearsMax);
}

/**
 * The body of the call for the account's holder (null) or a person of the family; what is omitted is taken
 * from what is stored about the person it is for.
 */
export function listToSend(
  { text, medicines, age, pregnant, lactating }: WrittenList,
  personId: number | null,
) {
  return {
    text,
    ...(personId !== null && { personId }),
    ...(medicines.trim() !== '' && { medicines }),
    ...(age.trim() !== '' && { ageYears: Number(age.trim()) }),
    ...(pregnant && { pregnant }),
    ...(lactating && { lactating }),
  };
}

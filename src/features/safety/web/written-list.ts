import { charCount } from '#platform/contract/chars.ts';

import { checkAgeYearsMax, listCharsMax, medicinesCharsMax } from '../rules.ts';

/** What stands in the form. */
export type WrittenList = {
  text: string;
  medicines: string;
  /** Years as typed; may be empty. */
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

/** The fields that cannot be sent as they are. */
export function faultsIn({ text, medicines, age }: WrittenList): {
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

/** The body of the call; what is left out is read from the person's health profile, where there is one. */
export function listToSend({ text, medicines, age, pregnant, lactating }: WrittenList) {
  return {
    text,
    ...(medicines.trim() !== '' && { medicines }),
    ...(age.trim() !== '' && { ageYears: Number(age.trim()) }),
    ...(pregnant && { pregnant }),
    ...(lactating && { lactating }),
  };
}

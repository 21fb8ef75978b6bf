import type { Bilingual } from '#platform/contract/define-texts.ts';
import { both } from '#platform/contract/define-texts.ts';

import { birthMonthError } from '../age-rules.ts';
import { passwordError, usernameError } from '../rules.ts';
import { registrationTexts } from './registration-texts.ts';

export type Registration = {
  username: string;
  password: string;
  /** `YYYY-MM`; a part that is not chosen yet is empty. */
  birth_month: string;
  hasConsented: boolean;
};
export type RegistrationField = keyof Registration;
/** In the order of the form. */
export const registrationFields: readonly RegistrationField[] = [
  'username',
  'password',
  'birth_month',
  'hasConsented',
];
export type RegistrationErrors = Partial<Record<RegistrationField, Bilingual>>;

/** The first error of every field, shown before anything is sent (ACC-5). */
export function registrationErrors(form: Registration, now: Date): RegistrationErrors {
  const consent = both(registrationTexts, (t) => t.consentRequired);
  const found: Record<RegistrationField, Bilingual | null> = {
    username: usernameError(form.username),
    password: passwordError(form.password),
    birth_month: birthMonthError(form.birth_month, now),
    hasConsented: form.hasConsented ? null : consent,
  };
  const errors: RegistrationErrors = {};
  for (const name of registrationFields) {
    const error = found[name];
    if (error) errors[name] = error;
  }
  return errors;
}

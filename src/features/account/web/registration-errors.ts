import type { Bilingual } from '#platform/contract/define-texts.ts';
import { both } from '#platform/contract/define-texts.ts';

import { birthMonthError, readBirthMonth } from '../age-rules.ts';
import {
  confirmPasswordError,
  emailError,
  nameError,
  passwordError,
  usernameError,
} from '../rules.ts';
import { registrationTexts } from './registration-texts.ts';

export type Registration = {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  first_name: string;
  last_name: string;
  /** As entered. */
  birth_month: string;
  hasConsented: boolean;
};
export type RegistrationField = keyof Registration;
/** In the order of the form. */
export const registrationFields: readonly RegistrationField[] = [
  'username',
  'email',
  'password',
  'confirmPassword',
  'birth_month',
  'last_name',
  'first_name',
  'hasConsented',
];
export type RegistrationErrors = Partial<Record<RegistrationField, Bilingual>>;

/** The month of birth to send; unreadable input is sent as entered and refused. */
export const birthMonthToSend = ({
  birth_month: typed,
}: Pick<Registration, 'birth_month'>): string => readBirthMonth(typed) ?? typed;

/** The first error of every field, shown before anything is sent (ACC-5). */
export function registrationErrors(form: Registration, now: Date): RegistrationErrors {
  const consent = both(registrationTexts, (t) => t.consentRequired);
  const found: Record<RegistrationField, Bilingual | null> = {
    username: usernameError(form.username),
    email: emailError(form.email),
    password: passwordError(form.password),
    confirmPassword: confirmPasswordError(form.password, form.confirmPassword),
    birth_month: birthMonthError(birthMonthToSend(form), now),
    first_name: nameError(form.first_name),
    last_name: nameError(form.last_name),
    hasConsented: form.hasConsented ? null : consent,
  };
  const errors: RegistrationErrors = {};
  for (const name of registrationFields) {
    const error = found[name];
    if (error) errors[name] = error;
  }
  return errors;
}

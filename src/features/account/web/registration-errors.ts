import type { Bilingual } from '#platform/contract/define-texts.ts';
import { both } from '#platform/contract/define-texts.ts';

import { birthMonthFault, readBirthMonth } from '../age-rules.ts';
import {
  confirmPasswordFault,
  emailFault,
  nameFault,
  passwordFault,
  usernameFault,
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
export type RegistrationFaults = Partial<Record<RegistrationField, Bilingual>>;

/** The month of birth to send; unreadable input is sent as entered and refused. */
export const birthMonthToSend = ({
  birth_month: typed,
}: Pick<Registration, 'birth_month'>): string => readBirthMonth(typed) ?? typed;

/** The first error of every field, shown before anything is sent (ACC-5). */
export function registrationFaults(form: Registration, now: Date): RegistrationFaults {
  const consent = both(registrationTexts, (t) => t.consentRequired);
  const found: Record<RegistrationField, Bilingual | null> = {
    username: usernameFault(form.username),
    email: emailFault(form.email),
    password: passwordFault(form.password),
    confirmPassword: confirmPasswordFault(form.password, form.confirmPassword),
    birth_month: birthMonthFault(birthMonthToSend(form), now),
    first_name: nameFault(form.first_name),
    last_name: nameFault(form.last_name),
    hasConsented: form.hasConsented ? null : consent,
  };
  const faults: RegistrationFaults = {};
  for (const name of registrationFields) {
    const fault = found[name];
    if (fault) faults[name] = fault;
  }
  return faults;
}

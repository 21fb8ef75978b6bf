import type { Bilingual } from '#platform/contract/define-texts.ts';
import { both } from '#platform/contract/define-texts.ts';

import {
  confirmPasswordFault,
  emailFault,
  nameFault,
  passwordFault,
  usernameFault,
} from '../rules.ts';
import { accountWebTexts } from './texts.ts';

export interface Registration {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  first_name: string;
  last_name: string;
  hasConsented: boolean;
}
export type RegistrationField = keyof Registration;
export type RegistrationFaults = Partial<Record<RegistrationField, Bilingual>>;

/** Every field's first fault, as the form shows it before anything is sent (Spec 5). */
export function registrationFaults(form: Registration): RegistrationFaults {
  const consent = both(accountWebTexts, (t) => t.consentRequired);
  const found: Record<RegistrationField, Bilingual | null> = {
    username: usernameFault(form.username),
    email: emailFault(form.email),
    password: passwordFault(form.password),
    confirmPassword: confirmPasswordFault(form.password, form.confirmPassword),
    first_name: nameFault(form.first_name),
    last_name: nameFault(form.last_name),
    hasConsented: form.hasConsented ? null : consent,
  };
  const faults: RegistrationFaults = {};
  for (const [name, fault] of Object.entries(found)) {
    if (fault) faults[name as RegistrationField] = fault;
  }
  return faults;
}

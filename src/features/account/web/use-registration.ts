import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { CallError } from '#platform/web/call-error.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import { accountTexts } from '../texts.ts';
import { accountApi } from './account-api.ts';
import { registrationFaults } from './registration-faults.ts';
import type { Registration, RegistrationField } from './registration-faults.ts';
import { signInWith } from './sign-in-actions.ts';

export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

const empty: Registration = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  first_name: '',
  last_name: '',
  hasConsented: false,
};

async function register(form: Registration): Promise<void> {
  const { confirmPassword: _, hasConsented: __, ...body } = form;
  const trimmed = { ...body, username: body.username.trim(), email: body.email.trim() };
  await accountApi.registerAccount({ body: trimmed });
  await signInWith(trimmed.username, trimmed.password, true);
}

/** The registration form: its values, its errors per field (cleared on editing), and sending it. */
export function useRegistration(onDone: () => void) {
  const { language } = useLanguage();
  const [form, setForm] = useState(empty);
  const [errors, setErrors] = useState<RegistrationErrors>();
  const sending = useMutation({
    mutationFn: register,
    onSuccess: onDone,
    onError: (error) => setErrors(fieldErrors(error)),
  });
  return {
    form,
    errors,
    isPending: sending.isPending,
    isDone: sending.isSuccess,
    failure: failureText(sending.error, accountTexts[language].registerUnavailable),
    change: <K extends RegistrationField>(name: K, value: Registration[K]): void => {
      setForm({ ...form, [name]: value });
      if (errors?.[name]) setErrors(({ [name]: _, ...others } = {}) => others);
    },
    submit: (): void => {
      const faults = registrationFaults({
        ...form,
        username: form.username.trim(),
        email: form.email.trim(),
      });
      const found = Object.entries(faults).map(([name, fault]) => [name, fault[language]]);
      setErrors(Object.fromEntries(found) as RegistrationErrors);
      sending.reset();
      if (found.length === 0) sending.mutate(form);
    },
  };
}

/** Spec 8: the first message of each field's list. */
function fieldErrors(error: Error): RegistrationErrors {
  if (!(error instanceof CallError)) return {};
  const known = Object.entries(error.fields).filter(([name]) => Object.hasOwn(empty, name));
  return Object.fromEntries(known.map(([name, texts]) => [name, texts[0]]));
}

/** What stands above the form: nothing where a field already says it. */
function failureText(error: Error | null, fallback: string): string | null {
  if (!error) return null;
  if (!(error instanceof CallError)) return fallback;
  return Object.keys(fieldErrors(error)).length > 0 ? null : error.text;
}

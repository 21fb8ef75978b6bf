import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { CallError } from '#platform/web/call-error.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import { accountTexts } from '../texts.ts';
import { accountApi } from './account-api.ts';
import { registrationFaults, registrationFields } from './registration-faults.ts';
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
  const [errors, setErrors] = useState<RegistrationErrors>({});
  // The errors as they were when something was refused: editing a field must not move the focus.
  const [refused, setRefused] = useState<RegistrationErrors>();
  const refuse = (found: RegistrationErrors): void => {
    setErrors(found);
    setRefused(found);
  };
  const sending = useMutation({
    mutationFn: register,
    onSuccess: onDone,
    onError: (error) => refuse(fieldErrors(error)),
  });
  return {
    form,
    errors,
    refused,
    isPending: sending.isPending,
    isDone: sending.isSuccess,
    failure: failureText(sending.error, accountTexts[language].registerUnavailable),
    change: <K extends RegistrationField>(name: K, value: Registration[K]): void => {
      setForm({ ...form, [name]: value });
      if (errors[name] !== undefined) setErrors(withoutField(errors, name));
    },
    submit: (): void => {
      const faults = registrationFaults({
        ...form,
        username: form.username.trim(),
        email: form.email.trim(),
      });
      const found: RegistrationErrors = {};
      for (const name of registrationFields) {
        const fault = faults[name];
        if (fault) found[name] = fault[language];
      }
      refuse(found);
      sending.reset();
      if (Object.keys(found).length === 0) sending.mutate(form);
    },
  };
}

function withoutField(errors: RegistrationErrors, name: RegistrationField): RegistrationErrors {
  const others = { ...errors };
  delete others[name];
  return others;
}

/** Spec 8: the first message of each field's list. */
function fieldErrors(error: Error): RegistrationErrors {
  if (!(error instanceof CallError)) return {};
  const found: RegistrationErrors = {};
  for (const name of registrationFields) {
    const text = error.fields[name]?.[0];
    if (text !== undefined) found[name] = text;
  }
  return found;
}

/** What stands above the form: nothing where a field already says it. */
function failureText(error: Error | null, fallback: string): string | null {
  if (!error) return null;
  if (!(error instanceof CallError)) return fallback;
  return Object.keys(fieldErrors(error)).length > 0 ? null : error.text;
}

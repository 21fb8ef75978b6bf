import { useRef, useState } from 'react';

import { useCall } from '#platform/web/use-call.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import { accountTexts } from '../texts.ts';
import { accountApi } from './account-api.ts';
import { bannerText, fieldText } from './error-text.ts';
import { registrationErrors, registrationFields } from './registration-errors.ts';
import type { Registration, RegistrationField } from './registration-errors.ts';
import { signInWith } from './sign-in-actions.ts';

export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

const empty: Registration = {
  username: '',
  password: '',
  birth_month: '',
  hasConsented: false,
};

async function register(form: Registration): Promise<void> {
  const { username, password, birth_month } = form;
  await accountApi.registerAccount({
    body: { username: username.trim(), password, birth_month },
  });
}

/** State of the registration form: values, errors per field (cleared on editing), and submission. */
export function useRegistration(onDone: () => void) {
  const { language } = useLanguage();
  const { registerUnavailable } = accountTexts[language];
  const [form, setForm] = useState(empty);
  const [errors, setErrors] = useState<RegistrationErrors>({});
  // The errors of the last submission, because editing a field must not move the focus.
  const [refused, setRefused] = useState<RegistrationErrors>();
  const refuse = (found: RegistrationErrors): void => {
    setErrors(found);
    setRefused(found);
  };
  // If the account is created but signing in fails, the next submission only signs in.
  const registeredName = useRef<string | null>(null);
  const sending = useCall(async (filled: Registration) => {
    const name = filled.username.trim();
    try {
      if (registeredName.current !== name) await register(filled);
      registeredName.current = name;
      await signInWith(name, filled.password, true);
    } catch (error) {
      refuse(fieldErrors(error));
      throw error;
    }
    onDone();
  });
  return {
    form,
    errors,
    refused,
    isPending: sending.status === 'pending',
    isDone: sending.status === 'done',
    failure: bannerText(sending.error, registrationFields, registerUnavailable),
    change: <K extends RegistrationField>(name: K, value: Registration[K]): void => {
      setForm({ ...form, [name]: value });
      if (errors[name] !== undefined) setErrors(withoutField(errors, name));
    },
    submit: (): void => {
      const username = form.username.trim();
      const errors = registrationErrors({ ...form, username }, new Date());
      const found: RegistrationErrors = {};
      for (const name of registrationFields) {
        const error = errors[name];
        if (error) found[name] = error[language];
      }
      refuse(found);
      sending.reset();
      if (Object.keys(found).length === 0) void sending.run(form);
    },
  };
}

function withoutField(errors: RegistrationErrors, name: RegistrationField): RegistrationErrors {
  const others = { ...errors };
  delete others[name];
  return others;
}

/** ACC-6: the first error of each field. */
function fieldErrors(error: unknown): RegistrationErrors {
  const found: RegistrationErrors = {};
  for (const name of registrationFields) {
    const text = fieldText(error, name);
    if (text !== undefined) found[name] = text;
  }
  return found;
}

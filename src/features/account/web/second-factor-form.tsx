import { useState } from 'react';

import { Banner } from '#platform/web/ui/banner.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { signInTexts } from '../sign-in-texts.ts';
import { bannerText, fieldText } from './error-text.ts';
import { focusAtFirst } from './focus-at-first.ts';
import { secondFactorSettingTexts } from './second-factor-setting-texts.ts';

type Name = 'password' | 'code';
type Values = Record<Name, string>;
type FieldErrors = Partial<Values>;

type SecondFactorFormProps = {
  id: string;
  /** The fields it has. */
  asks: readonly Name[];
  codeHint?: string;
  /** Why the last submission was refused. */
  error: unknown;
  onSubmit: (values: Values) => void;
};

/** The password, a code, or both; empty ones are named before anything is sent. */
export function SecondFactorForm({ id, asks, codeHint, error, onSubmit }: SecondFactorFormProps) {
  const { language } = useLanguage();
  const texts = secondFactorSettingTexts[language];
  const [values, setValues] = useState<Values>({ password: '', code: '' });
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const set = (name: Name) => (value: string) => {
    setValues({ ...values, [name]: value });
    setFieldErrors({});
  };
  const submit = (): void => {
    const missing: Values = {
      password: signInTexts[language].passwordRequired,
      code: texts.codeMissing,
    };
    const empty = asks.filter((name) => values[name].trim() === '');
    setFieldErrors(Object.fromEntries(empty.map((name) => [name, missing[name]])));
    if (empty.length === 0) onSubmit(values);
  };
  const banner = bannerText(error, ['password'], texts.failed);
  const ofPassword = fieldErrors.password ?? fieldText(error, 'password');
  return (
    <Form id={id} onSubmit={submit} errors={fieldErrors} className="flex flex-col gap-4">
      {banner && <Banner type="error">{banner}</Banner>}
      {asks.includes('password') && (
        <PasswordField
          name="password"
          label={texts.password}
          autoComplete="current-password"
          value={values.password}
          error={ofPassword}
          onValueChange={set('password')}
        />
      )}
      {asks.includes('code') && (
        <TextField
          name="code"
          label={texts.code}
          hint={codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={values.code}
          error={fieldErrors.code}
          ref={asks[0] === 'code' ? focusAtFirst : undefined}
          onValueChange={set('code')}
        />
      )}
    </Form>
  );
}

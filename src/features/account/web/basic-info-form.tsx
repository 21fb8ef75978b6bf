import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComponentProps } from 'react';

import type { Language } from '#platform/contract/define-texts.ts';
import { notify } from '#platform/web/notify.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { birthMonthError } from '../age-rules.ts';
import type { Profile } from '../contract.ts';
import { passwordTexts } from '../password-texts.ts';
import { emailError, nameError } from '../rules.ts';
import { accountApi } from './account-api.ts';
import { bannerText, fieldText } from './error-text.ts';
import { OwnBirthMonthField } from './own-birth-month-field.tsx';
import { NameFields } from './name-fields.tsx';
import { registrationTexts } from './registration-texts.ts';
import { securityTexts } from './security-texts.ts';

type BasicInfoFormProps = {
  profile: Profile;
  onSaved: (profile: Profile) => Promise<void>;
  onCancel: () => void;
};

const fieldNames = ['last_name', 'first_name', 'email', 'password', 'birth_month'] as const;
type Errors = Partial<Record<(typeof fieldNames)[number], string>>;

type WrittenInfo = Record<(typeof fieldNames)[number], string>;

function errorsOf(form: WrittenInfo, { email }: Profile, language: Language): Errors {
  const errors = {
    last_name: nameError(form.last_name),
    first_name: nameError(form.first_name),
    // These stay optional for accounts without them.
    email: form.email.trim() === email ? null : emailError(form.email.trim()),
    birth_month: form.birth_month === '' ? null : birthMonthError(form.birth_month, new Date()),
  };
  const found = Object.entries(errors).flatMap(([name, error]) =>
    error ? [[name, error[language]] as const] : [],
  );
  return Object.fromEntries(found);
}

function refusalsOf(error: unknown): Errors {
  const texts = fieldNames.map((name) => [name, fieldText(error, name)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined)) as Errors;
}

/** Names change freely; a new email address requires the password. */
export default function BasicInfoForm({ profile, onSaved, onCancel }: BasicInfoFormProps) {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  const labels = registrationTexts[language];
  const [form, setForm] = useState({
    last_name: profile.lastName,
    first_name: profile.firstName,
    email: profile.email,
    password: '',
    birth_month: '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<Errors>();
  const refuse = (found: Errors): void => {
    setErrors(found);
    setRefused(found);
  };
  const isMoving = form.email.trim() !== profile.email;
  const saving = useMutation({
    mutationFn: () => {
      const { password, birth_month, email: typed, ...names } = form;
      const month = birth_month !== '' && { birth_month };
      const address = isMoving && { email: typed.trim(), password };
      return accountApi.editProfile({ body: { ...names, ...address, ...month } });
    },
    onSuccess: (saved) => {
      notify({ type: 'success', message: texts.saved });
      return onSaved(saved);
    },
    onError: (error) => {
      refuse(refusalsOf(error));
    },
  });
  const submit = (): void => {
    const found = errorsOf(form, profile, language);
    if (isMoving && form.password === '') found.password = passwordTexts[language].passwordForEmail;
    refuse(found);
    if (Object.keys(found).length === 0) saving.mutate();
  };
  const field = (name: (typeof fieldNames)[number]) => ({
    name,
    value: form[name],
    error: errors[name],
    onValueChange: (value: string) => {
      setForm({ ...form, [name]: value });
      setErrors({});
    },
  });
  const banner = bannerText(saving.error, fieldNames, texts.editFailed);
  return (
    <Form onSubmit={submit} errors={refused} className="flex flex-col gap-4">
      {banner && <Banner type="error">{banner}</Banner>}
      <NameFields
        lastName={{ ...field('last_name'), label: labels.lastName }}
        firstName={{ ...field('first_name'), label: labels.firstName }}
      />
      <TextField
        {...field('email')}
        type="email"
        label={labels.email}
        hint={profile.email === '' ? texts.emailFor : undefined}
        autoComplete="email"
      />
      {profile.birthMonth === null && <OwnBirthMonthField {...field('birth_month')} />}
      {isMoving && <PasswordForEmail {...field('password')} />}
      <FormButtons isPending={saving.isPending} onCancel={onCancel} />
    </Form>
  );
}

function PasswordForEmail(field: Partial<ComponentProps<typeof PasswordField>>) {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  return (
    <PasswordField
      {...field}
      label={texts.passwordForEmail}
      hint={texts.passwordForEmailHint}
      autoComplete="current-password"
    />
  );
}

function FormButtons({ isPending, onCancel }: { isPending: boolean; onCancel: () => void }) {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" pending={isPending}>
        {texts.save}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}

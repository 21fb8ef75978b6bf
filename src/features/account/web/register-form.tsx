import { charCount } from '#platform/contract/chars.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { passwordError } from '../rules.ts';
import { ConsentBox } from './consent-box.tsx';
import { focusAtFirst } from './focus-at-first.ts';
import { OwnBirthMonthField } from './own-birth-month-field.tsx';
import { passwordAdviceBelowChars } from './password-advice.ts';
import { registrationTexts } from './registration-texts.ts';
import { useIsMinor } from './use-is-minor.ts';
import { useRegistration } from './use-registration.ts';

export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const texts = useTexts(registrationTexts);
  const { form, errors, change, ...registration } = useRegistration(onRegistered);
  const field = <K extends Exclude<keyof typeof form, 'hasConsented'>>(name: K) => ({
    name,
    value: form[name],
    error: errors[name],
    onValueChange: (value: string) => change(name, value),
  });
  const isShort =
    !passwordError(form.password) && charCount(form.password) < passwordAdviceBelowChars;
  const isYoung = useIsMinor(form.birth_month);
  return (
    <Form
      onSubmit={registration.submit}
      errors={registration.refused}
      className="flex flex-col gap-4"
    >
      {registration.failure && <Banner type="error">{registration.failure}</Banner>}
      <TextField
        {...field('username')}
        // A user who opens the form can type at once.
        ref={focusAtFirst}
        label={texts.username}
        hint={texts.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        startsShown
        label={texts.password}
        hint={isShort ? texts.passwordShort : texts.passwordHint}
        autoComplete="new-password"
      />
      <OwnBirthMonthField {...field('birth_month')} />
      <ConsentBox
        isMinor={isYoung}
        isChecked={form.hasConsented}
        error={errors.hasConsented}
        onChange={(isChecked) => change('hasConsented', isChecked)}
      />
      <p className="text-sm text-muted">{texts.mailLater}</p>
      <Button type="submit" pending={registration.isPending || registration.isDone}>
        {registration.isDone ? texts.registered : texts.register}
      </Button>
    </Form>
  );
}

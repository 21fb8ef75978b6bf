import { charCount } from '#platform/contract/chars.ts';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { confirmPasswordError, passwordError } from '../rules.ts';
import { passwordAdviceBelowChars } from './password-advice.ts';
import { registrationTexts } from './registration-texts.ts';
import { securityTexts } from './security-texts.ts';

export type NewPassword = {
  password: string;
  again: string;
};

type NewPasswordFieldsProps = {
  value: NewPassword;
  errors: { password?: string | undefined; again?: string | undefined };
  onChange: (value: NewPassword) => void;
};

/** A new password, entered twice; short ones are allowed but advised against. */
export function NewPasswordFields({ value, errors, onChange }: NewPasswordFieldsProps) {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  const hints = registrationTexts[language];
  const { password, again } = value;
  const isShort = !passwordError(password) && charCount(password) < passwordAdviceBelowChars;
  return (
    <>
      <PasswordField
        name="password"
        label={texts.newPassword}
        hint={isShort ? hints.passwordShort : hints.passwordHint}
        autoComplete="new-password"
        value={password}
        error={errors.password}
        onValueChange={(next) => onChange({ again, password: next })}
      />
      <PasswordField
        name="again"
        label={texts.newPasswordAgain}
        autoComplete="new-password"
        value={again}
        error={errors.again}
        onValueChange={(next) => onChange({ password, again: next })}
      />
    </>
  );
}

/** The errors of a new password before it is sent, in field order. */
export function newPasswordErrors({ password, again }: NewPassword, language: 'zh-CN' | 'en-US') {
  const first = passwordError(password);
  const second = confirmPasswordError(password, again);
  return {
    ...(first ? { password: first[language] } : {}),
    ...(!first && second ? { again: second[language] } : {}),
  };
}

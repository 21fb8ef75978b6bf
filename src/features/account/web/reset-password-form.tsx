import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { CallError } from '#platform/web/call-error.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { useCall } from '#platform/web/use-call.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import { accountApi } from './account-api.ts';
import { bannerText, fieldText } from './error-text.ts';
import { NewPasswordFields, newPasswordErrors } from './new-password-fields.tsx';
import { securityTexts } from './security-texts.ts';

type Errors = { password?: string; again?: string };

/** Sets a password with the token of a link; ends all sign-ins and does not start one. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  const [value, setValue] = useState({ password: '', again: '' });
  const [errors, setErrors] = useState<Errors>({});
  // The errors of the last submission, because editing a field must not move the focus.
  const [refused, setRefused] = useState<Errors>();
  const [username, setUsername] = useState<string | null>(null);
  const refuse = (found: Errors): void => {
    setErrors(found);
    setRefused(found);
  };
  const setting = useCall(async (password: string) => {
    try {
      const done = await accountApi.confirmPasswordReset({ body: { token, password } });
      signInState.end('signed-out');
      setUsername(done.username);
    } catch (error) {
      const text = fieldText(error, 'password');
      if (text !== undefined) refuse({ password: text });
      throw error;
    }
  });
  if (username !== null) return <ResetDone username={username} />;
  if (!token) return <LinkMissing />;
  const banner = bannerText(setting.error, ['password'], texts.resetFailed);
  const isOver = setting.error instanceof CallError && setting.error.code === 'reset_link_invalid';
  const submit = (): void => {
    const found = newPasswordErrors(value, language);
    refuse(found);
    setting.reset();
    if (Object.keys(found).length === 0) void setting.run(value.password);
  };
  return (
    <Form onSubmit={submit} errors={refused} className="flex flex-col gap-4">
      <p className="text-muted">{texts.resetLead}</p>
      {banner && (
        <Banner type="error" action={isOver && <AskAgain />}>
          {banner}
        </Banner>
      )}
      <NewPasswordFields
        value={value}
        errors={errors}
        onChange={(next) => {
          setValue(next);
          setErrors({});
        }}
      />
      <Button type="submit" pending={setting.status === 'pending'}>
        {texts.setPassword}
      </Button>
    </Form>
  );
}

function ResetDone({ username }: { username: string }) {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  return (
    <div className="flex flex-col gap-4">
      <Banner type="success" title={texts.resetDone}>
        {texts.resetDoneHint(username)}
      </Banner>
      <Link to="/login" className={buttonClass('primary')}>
        {texts.toLogin}
      </Link>
    </div>
  );
}

function LinkMissing() {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  return (
    <Banner type="error" title={texts.linkMissing} action={<AskAgain />}>
      {texts.linkMissingHint}
    </Banner>
  );
}

function AskAgain() {
  const { language } = useLanguage();
  return (
    <Link to="/forgot-password" className={buttonClass('link')}>
      {securityTexts[language].askAgain}
    </Link>
  );
}

import { useState } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useCall } from '#platform/web/use-call.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import { passwordTexts } from '../password-texts.ts';
import { emailError } from '../rules.ts';
import { accountApi } from './account-api.ts';
import { registrationTexts } from './registration-texts.ts';
import { securityTexts } from './security-texts.ts';

/** Requests a reset link; afterwards the form is replaced by the next steps (ACC-33). */
export function ForgotPasswordForm() {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  const messages = passwordTexts[language];
  const [email, setEmail] = useState('');
  const [error, setError] = useState<{ text: string }>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const asking = useCall(async (address: string) => {
    await accountApi.requestPasswordReset({ body: { email: address } });
    setSentTo(address);
  });
  const failure = failureText(asking.error, messages.resetFailed);
  const banner = asking.status === 'failed' && <Banner type="error">{failure}</Banner>;
  if (sentTo !== null) {
    return (
      <div className="flex flex-col gap-4">
        {banner || <Banner type="success">{messages.resetSent}</Banner>}
        <p className="wrap-anywhere text-muted">{texts.sentTo(sentTo)}</p>
        <Button
          variant="quiet"
          pending={asking.status === 'pending'}
          onClick={() => void asking.run(sentTo)}
        >
          {texts.resend}
        </Button>
      </div>
    );
  }
  const submit = (): void => {
    const found = emailError(email.trim());
    setError(found ? { text: found[language] } : undefined);
    if (!found) void asking.run(email.trim());
  };
  return (
    <Form onSubmit={submit} errors={error} className="flex flex-col gap-4">
      <p className="text-muted">{texts.forgotLead}</p>
      {banner}
      <TextField
        type="email"
        name="email"
        label={registrationTexts[language].email}
        autoComplete="email"
        value={email}
        error={error?.text}
        onValueChange={(value) => {
          setEmail(value);
          setError(undefined);
        }}
      />
      <Button type="submit" pending={asking.status === 'pending'}>
        {texts.sendLink}
      </Button>
      <p className="text-sm text-muted">{texts.forgotWithoutMail}</p>
    </Form>
  );
}

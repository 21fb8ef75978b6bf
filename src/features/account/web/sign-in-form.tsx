import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { PasswordField } from '#platform/web/ui/password-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useCall } from '#platform/web/use-call.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { signInTexts } from '../sign-in-texts.ts';
import { needsCode, signInWith } from './sign-in-actions.ts';
import { SignInCodeField } from './sign-in-code-field.tsx';
import { accountWebTexts } from './texts.ts';

type Errors = { username?: string; password?: string };

/** ACC-18: both fields are required, nothing more. `onSignedIn` runs once the tokens are stored. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const texts = useTexts(accountWebTexts);
  const messages = useTexts(signInTexts);
  const [errors, setErrors] = useState<Errors>({});
  // The errors of the last submission, because editing a field must not move the focus.
  const [refused, setRefused] = useState<Errors>();
  const [asksCode, setAsksCode] = useState(false);
  const signIn = useCall(async (data: FormData) => {
    const isRemembered = data.has('remember');
    const [username, password] = [textOf(data, 'username').trim(), textOf(data, 'password')];
    try {
      await signInWith(username, password, isRemembered, textOf(data, 'code').trim());
    } catch (error) {
      if (needsCode(error)) setAsksCode(true);
      throw error;
    }
    onSignedIn();
  });
  const submit = (data: FormData): void => {
    const found = errorsOf(data, messages);
    setErrors(found);
    setRefused(found);
    signIn.reset();
    if (Object.keys(found).length === 0) void signIn.run(data);
  };
  const clear = (name: keyof Errors) => (): void => {
    if (errors[name] === undefined) return;
    const others = { ...errors };
    delete others[name];
    setErrors(others);
  };
  const failure = failureText(signIn.error, messages.signInUnknown);
  // The first time, the field that appears is explanation enough.
  const isRefused = signIn.status === 'failed' && !needsCode(signIn.error);
  return (
    <Form onSubmit={submit} errors={refused} className="flex flex-col gap-4">
      {isRefused && <Banner type="error">{failure}</Banner>}
      <TextField
        name="username"
        label={texts.username}
        error={errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onValueChange={clear('username')}
      />
      <PasswordField
        name="password"
        label={texts.password}
        error={errors.password}
        autoComplete="current-password"
        onValueChange={clear('password')}
      />
      {asksCode && <SignInCodeField />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember" label={texts.remember} defaultChecked />
        <Link to="/forgot-password" className={buttonClass('link')}>
          {texts.forgot}
        </Link>
        <span className="w-full text-sm text-muted">{texts.rememberHint}</span>
      </div>
      <Button type="submit" pending={signIn.status === 'pending' || signIn.status === 'done'}>
        {signIn.status === 'done' ? texts.signedIn : texts.signIn}
      </Button>
    </Form>
  );
}

function errorsOf(data: FormData, messages: (typeof signInTexts)['zh-CN']): Errors {
  return {
    ...(textOf(data, 'username').trim() === '' && { username: messages.usernameRequired }),
    ...(textOf(data, 'password') === '' && { password: messages.passwordRequired }),
  };
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

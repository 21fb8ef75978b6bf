import { Link } from '@tanstack/react-router';

import { SignInForm } from '#features/account/web/sign-in-form.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { useClientConfig } from '../use-client-config.ts';
import { WelcomeFrame } from '../layout/welcome-frame.tsx';
import { welcomeTexts } from '../welcome-texts.ts';
import { useEnter } from '../use-enter.ts';
import { useScreenTitle } from '../use-screen-title.ts';

export function LoginScreen() {
  const texts = useTexts(welcomeTexts);
  const { externalRegisterUrl } = useClientConfig();
  const { enterSoon } = useEnter('redirectAfterLogin', '/sessions');
  useScreenTitle(texts.loginTitle);
  const link = buttonClass('link');
  return (
    <WelcomeFrame
      title={texts.loginTitle}
      isEntry
      aside={
        <>
          <span className="text-muted">{texts.noAccount}</span>{' '}
          {externalRegisterUrl ? (
            <a href={externalRegisterUrl} className={link}>
              {texts.toRegister}
            </a>
          ) : (
            <Link to="/register" className={link}>
              {texts.toRegister}
            </Link>
          )}
        </>
      }
    >
      <SignInForm onSignedIn={enterSoon} />
    </WelcomeFrame>
  );
}

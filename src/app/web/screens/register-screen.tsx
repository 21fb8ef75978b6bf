import { Link, useNavigate } from '@tanstack/react-router';

import { RegisterForm } from '#features/account/web/register-form.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { WelcomeFrame } from '../layout/welcome-frame.tsx';
import { welcomeTexts } from '../welcome-texts.ts';
import { useScreenTitle } from '../use-screen-title.ts';

export function RegisterScreen() {
  const texts = useTexts(welcomeTexts);
  const navigate = useNavigate();
  useScreenTitle(texts.registerTitle);
  return (
    <WelcomeFrame
      title={texts.registerTitle}
      aside={
        <>
          <span className="text-muted">{texts.hasAccount}</span>{' '}
          <Link to="/login" className={buttonClass('link')}>
            {texts.toLogin}
          </Link>
        </>
      }
    >
      <RegisterForm onRegistered={() => void navigate({ to: '/sessions', replace: true })} />
    </WelcomeFrame>
  );
}

import { Link } from '@tanstack/react-router';

import { ForgotPasswordForm } from '#features/account/web/forgot-password-form.tsx';
import { securityTexts } from '#features/account/web/security-texts.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { WelcomeFrame } from '../layout/welcome-frame.tsx';
import { useScreenTitle } from '../use-screen-title.ts';

export function ForgotPasswordScreen() {
  const texts = useTexts(securityTexts);
  useScreenTitle(texts.forgotTitle);
  return (
    <WelcomeFrame
      title={texts.forgotTitle}
      aside={
        <Link to="/login" className={buttonClass('link')}>
          {texts.backToLogin}
        </Link>
      }
    >
      <ForgotPasswordForm />
    </WelcomeFrame>
  );
}

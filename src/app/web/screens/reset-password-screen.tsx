import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { ResetPasswordForm } from '#features/account/web/reset-password-form.tsx';
import { securityTexts } from '#features/account/web/security-texts.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { WelcomeFrame } from '../layout/welcome-frame.tsx';
import { useScreenTitle } from '../use-screen-title.ts';

/**
 * The target of the link in the mail; its token is removed from the address as soon as it is read.
 */
export function ResetPasswordScreen() {
  const texts = useTexts(securityTexts);
  const [token] = useState(() => window.location.hash.slice(1));
  const navigate = useNavigate();
  useEffect(() => void navigate({ to: '/reset-password', replace: true }), [navigate]);
  useScreenTitle(texts.resetTitle);
  return (
    <WelcomeFrame
      title={texts.resetTitle}
      aside={
        <Link to="/login" className={buttonClass('link')}>
          {texts.backToLogin}
        </Link>
      }
    >
      <ResetPasswordForm token={token} />
    </WelcomeFrame>
  );
}

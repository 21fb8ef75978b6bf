import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

import { SignInList } from '#features/account/web/sign-in-list.tsx';
import { SecondFactorSetting } from '#features/account/web/second-factor-setting.tsx';
import { securityTexts } from '#features/account/web/security-texts.ts';
import { SettingsSection } from '#features/profile/web/settings-section.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useSignIn } from '../use-sign-in.ts';

const ChangePasswordDialog = lazy(() => import('#features/account/web/change-password-dialog.tsx'));

/** The password, the second factor, and where the account is signed in. */
export function SettingsSecurity() {
  const texts = useTexts(securityTexts);
  const [isChanging, setChanging] = useState(false);
  return (
    <SettingsSection title={texts.accountSecurity}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1">
          <span className="block">{texts.changePassword}</span>
          <span className="block text-sm text-muted">{texts.changePasswordHint}</span>
        </span>
        <Button variant="quiet" aria-label={texts.changePassword} onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      </div>
      <EmailMissing />
      <SecondFactorSetting />
      <div className="flex flex-col gap-4 border-t border-line pt-4">
        <h3 className="font-sans text-base font-medium">{texts.signIns}</h3>
        <SignInList />
      </div>
      {isChanging && (
        <Suspense fallback={null}>
          <ChangePasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}

/** Without an address the account's owner cannot be verified; unknown until the profile has loaded. */
function EmailMissing() {
  const texts = useTexts(securityTexts);
  const signIn = useSignIn();
  if (signIn.status !== 'signed-in') return null;
  const { id, email } = signIn.user;
  if (id === null || email !== '') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 text-sm text-muted">{texts.emailMissing}</p>
      <Link to="/profile" className={buttonClass('link')}>
        {texts.addEmail}
      </Link>
    </div>
  );
}

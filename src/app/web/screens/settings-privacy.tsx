import { lazy, Suspense, useState } from 'react';

import { signOut } from '#features/account/web/sign-in-actions.ts';
import { ConsentList } from '#features/agreement/web/consent-list.tsx';
import { consentTexts } from '#features/agreement/web/consent-texts.ts';
import { SettingsSection } from '#features/profile/web/settings-section.tsx';
import { PanelBoundary } from '#platform/web/ui/panel-boundary.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { OfflineReadingSwitch } from '../installed-app/offline-reading-switch.tsx';
import { accountScreenTexts } from './account-texts.ts';
import { RowLink } from './row-link.tsx';
import { useConsentMeaning } from './use-consent-meaning.ts';

const DataSettings = lazy(() => import('#features/privacy/web/data-settings.tsx'));

/** What is stored about a user, on this device and on the server, and how to change that. */
export function SettingsPrivacy() {
  const texts = useTexts(accountScreenTexts);
  // The switch reads the stored state at its first render.
  const [clearings, setClearings] = useState(0);
  return (
    <SettingsSection title={texts.dataAndPrivacy}>
      <OfflineReadingSwitch key={clearings} />
      <RowLink to="/profile" label={texts.healthProfile} hint={texts.healthProfileHint} />
      <PanelBoundary>
        <Consents />
      </PanelBoundary>
      <PanelBoundary>
        <Suspense fallback={null}>
          <DataSettings
            onDeviceCleared={() => setClearings(clearings + 1)}
            onRequested={() => void signOut()}
          />
        </Suspense>
      </PanelBoundary>
    </SettingsSection>
  );
}

function Consents() {
  const texts = useTexts(consentTexts);
  const meaningOf = useConsentMeaning();
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <div>
        <h3 className="font-sans text-base font-medium">{texts.consents}</h3>
        <p className="text-sm text-muted">{texts.consentsLead}</p>
      </div>
      <ConsentList meaningOf={meaningOf} />
    </div>
  );
}

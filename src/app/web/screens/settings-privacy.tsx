import { SettingsSection } from '#features/profile/web/settings-section.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { OfflineReadingSwitch } from '../installed-app/offline-reading-switch.tsx';
import { accountScreenTexts } from './account-texts.ts';
import { RowLink } from './row-link.tsx';

/** What is kept of a person, on this device and with us, and the ways to change that. */
export function SettingsPrivacy() {
  const texts = useTexts(accountScreenTexts);
  return (
    <SettingsSection title={texts.dataAndPrivacy}>
      <OfflineReadingSwitch />
      <RowLink to="/profile" label={texts.healthProfile} hint={texts.healthProfileHint} />
    </SettingsSection>
  );
}

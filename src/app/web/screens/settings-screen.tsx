import { ModelSelect } from '#features/models/web/model-select.tsx';
import { ModelsMissing } from '#features/models/web/models-missing.tsx';
import { PreferenceSettings } from '#features/profile/web/preference-settings.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { PanelBoundary } from '#platform/web/ui/panel-boundary.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useScreenTitle } from '../use-screen-title.ts';
import { accountScreenTexts } from './account-texts.ts';
import { RowLink } from './row-link.tsx';
import { SettingsPrivacy } from './settings-privacy.tsx';
import { SettingsReminders } from './settings-reminders.tsx';
import { SettingsSecurity } from './settings-security.tsx';

/** All settings; each takes effect at once and is the same on every device (ACC-40). */
export function SettingsScreen() {
  const texts = useTexts(accountScreenTexts);
  useScreenTitle(texts.settingsTitle);
  return (
    <Page isNarrow>
      <h1>{texts.settingsTitle}</h1>
      <p className="mt-1 mb-6 text-muted">{texts.settingsHint}</p>
      <Card className="flex flex-col gap-5">
        <RowLink to="/subscription" label={texts.toSubscription} hint={texts.toSubscriptionHint} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
          <span>{texts.model}</span>
          <ModelSelect />
          <ModelsMissing />
        </div>
      </Card>
      <PanelBoundary>
        <PreferenceSettings />
      </PanelBoundary>
      <PanelBoundary>
        <SettingsReminders />
      </PanelBoundary>
      <PanelBoundary>
        <SettingsSecurity />
      </PanelBoundary>
      <SettingsPrivacy />
    </Page>
  );
}

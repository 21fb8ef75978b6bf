import { failureText } from '#platform/web/call-error.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { autoSave, notices, privacyMode, reasoningExpanded } from '#platform/web/behaviour.ts';
import { largeType } from '#platform/web/large-type.ts';
import { useLanguage } from '#platform/web/use-language.ts';
import { useSwitch } from '#platform/web/use-switch.ts';
import { useTexts } from '#platform/web/use-texts.ts';
import { useTheme } from '#platform/web/use-theme.ts';
import { SettingsSection } from './settings-section.tsx';
import { profileWebTexts } from './texts.ts';
import { useSavePreferences } from './use-preferences.ts';
import { languageNames } from './language-texts.ts';

type Save = ReturnType<typeof useSavePreferences>['mutate'];

/** Preferences that take effect immediately on every device; errors are shown above them. */
export function PreferenceSettings() {
  const texts = useTexts(profileWebTexts);
  const saving = useSavePreferences();
  const { error } = saving;
  return (
    <>
      {error && (
        <Banner type="error" className="mt-6" onClose={saving.reset}>
          {failureText(error, texts.saveFailed)}
        </Banner>
      )}
      <LookSettings onChange={saving.mutate} />
      <BehaviourSettings onChange={saving.mutate} />
    </>
  );
}

function LookSettings({ onChange }: { onChange: Save }) {
  const texts = useTexts(profileWebTexts);
  const { theme } = useTheme();
  const { language } = useLanguage();
  return (
    <SettingsSection title={texts.look}>
      <Select
        label={texts.theme}
        value={theme}
        onValueChange={(chosen) => onChange({ theme: chosen })}
        options={[
          { value: 'auto', label: texts.themeAuto },
          { value: 'light', label: texts.themeLight },
          { value: 'dark', label: texts.themeDark },
        ]}
      />
      <Select
        label={texts.language}
        value={language}
        onValueChange={(chosen) => onChange({ language: chosen })}
        options={[
          { value: 'zh-CN', label: languageNames['zh-CN'] },
          { value: 'en-US', label: languageNames['en-US'] },
        ]}
      />
      <Switch
        label={texts.largeType}
        hint={texts.largeTypeHint}
        isOn={useSwitch(largeType)}
        onChange={(isOn) => onChange({ largeType: isOn })}
      />
    </SettingsSection>
  );
}

function BehaviourSettings({ onChange }: { onChange: Save }) {
  const texts = useTexts(profileWebTexts);
  return (
    <SettingsSection title={texts.behaviour}>
      <Switch
        label={texts.notifications}
        hint={texts.notificationsHint}
        isOn={useSwitch(notices)}
        onChange={(isOn) => onChange({ notifications: isOn })}
      />
      <Switch
        label={texts.autoSave}
        hint={texts.autoSaveHint}
        isOn={useSwitch(autoSave)}
        onChange={(isOn) => onChange({ autoSave: isOn })}
      />
      <Switch
        label={texts.privacyMode}
        hint={texts.privacyModeHint}
        isOn={useSwitch(privacyMode)}
        onChange={(isOn) => onChange({ privacyMode: isOn })}
      />
      <Switch
        label={texts.reasoningExpanded}
        hint={texts.reasoningExpandedHint}
        isOn={useSwitch(reasoningExpanded)}
        onChange={(isOn) => onChange({ reasoningExpanded: isOn })}
      />
    </SettingsSection>
  );
}

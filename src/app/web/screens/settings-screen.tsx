import { Card } from '#platform/web/ui/card.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { useLanguage } from '#platform/web/use-language.ts';
import { useLargeType } from '#platform/web/use-large-type.ts';
import { useTexts } from '#platform/web/use-texts.ts';
import { useTheme } from '#platform/web/use-theme.ts';

import { OfflineReadingSwitch } from '../installed-app/offline-reading-switch.tsx';
import { appTexts } from '../texts.ts';
import { useScreenTitle } from '../use-screen-title.ts';

export function SettingsScreen() {
  const texts = useTexts(appTexts);
  const { theme, setTheme } = useTheme();
  const { language, setLanguage } = useLanguage();
  const { isLarge, setLarge } = useLargeType();
  useScreenTitle(texts.settingsTitle);
  return (
    <div className="mx-auto max-w-[40rem] px-4 py-6 md:px-8 md:py-8">
      <h1>{texts.settingsTitle}</h1>
      <p className="mt-1 mb-6 text-muted">{texts.settingsHint}</p>
      <Card className="flex flex-col gap-6">
        <Select
          label={texts.theme}
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: 'auto', label: texts.themeAuto },
            { value: 'light', label: texts.themeLight },
            { value: 'dark', label: texts.themeDark },
          ]}
        />
        <Select
          label={texts.languageLabel}
          value={language}
          onValueChange={setLanguage}
          options={[
            { value: 'zh-CN', label: '简体中文' },
            { value: 'en-US', label: 'English' },
          ]}
        />
        <Switch
          label={texts.largeType}
          hint={texts.largeTypeHint}
          isOn={isLarge}
          onChange={setLarge}
        />
        <OfflineReadingSwitch />
      </Card>
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { notify } from '#platform/web/notify.ts';
import { offlineSessionsMax, offlineReading } from '#platform/web/offline-reading.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import { Switch } from '#platform/web/ui/switch.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { installedAppTexts } from './texts.ts';

/** Off by default; explains what is stored on the device. */
export function OfflineReadingSwitch() {
  const texts = useTexts(installedAppTexts);
  const cache = useQueryClient();
  // The signed-in user may become known only after the first render.
  const isKept = useStore(signInState, offlineReading.isOn);
  const [isWanted, setWanted] = useState<boolean | null>(null);
  const change = async (isWanted: boolean): Promise<void> => {
    setWanted(isWanted);
    if (!isWanted) return offlineReading.switchOff();
    if (await offlineReading.switchOn()) {
      const { keepLatestSessions } = await import('./keep-latest-sessions.ts');
      await keepLatestSessions(cache);
      return;
    }
    setWanted(false);
    notify({ type: 'error', message: texts.offlineReadingFailed });
  };
  return (
    <Switch
      label={texts.offlineReading}
      hint={texts.offlineReadingHint(offlineSessionsMax)}
      isOn={isWanted ?? isKept}
      onChange={(isWanted) => void change(isWanted)}
    />
  );
}

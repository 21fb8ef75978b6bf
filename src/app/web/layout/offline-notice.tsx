import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { dateTimeText } from '#platform/web/relative-time.ts';
import { shownFromDevice } from '#platform/web/shown-from-device.ts';
import { useLanguage } from '#platform/web/use-language.ts';
import { useOnline } from '#platform/web/use-online.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { installedAppTexts } from '../installed-app/texts.ts';

/**
 * One line under the header: there is no network, and, where what the page shows comes from this
 * device, how old it is. The frame leaves `--notice-height` for it.
 */
export function OfflineNotice() {
  const texts = useTexts(installedAppTexts);
  const { language } = useLanguage();
  const isOnline = useOnline();
  const savedAtMs = useSavedAt();
  const isQuiet = isOnline && savedAtMs === null;
  return (
    <output className="sticky top-14 z-9 block">
      {!isQuiet && (
        <span
          data-offline
          className="flex h-9 items-center justify-center gap-2 border-b border-line bg-ochre-soft px-3 text-sm text-ink"
        >
          <CloudOff aria-hidden="true" className="size-4 shrink-0 text-ochre" />
          <span className="truncate">
            {savedAtMs === null
              ? texts.offline
              : texts.fromDevice(dateTimeText(savedAtMs, language))}
          </span>
        </span>
      )}
    </output>
  );
}

/** When the oldest of what the page shows was saved on this device; null when none of it was. */
function useSavedAt(): number | null {
  const cache = useQueryClient().getQueryCache();
  useSyncExternalStore(shownFromDevice.subscribe, shownFromDevice.version);
  const active = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () =>
      cache
        .findAll({ type: 'active' })
        .map(({ queryKey }) => String(queryKey[0]))
        .join(' '),
  );
  return shownFromDevice.oldestMs(active.split(' '));
}

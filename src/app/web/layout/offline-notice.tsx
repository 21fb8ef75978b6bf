import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';

import { classNames } from '#platform/web/class-names.ts';
import { dateTimeText } from '#platform/web/relative-time.ts';
import { besideThePage, shownFromDevice } from '#platform/web/shown-from-device.ts';
import { useLanguage } from '#platform/web/use-language.ts';
import { useOnline } from '#platform/web/use-online.ts';
import { useStore } from '#platform/web/use-store.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { OfflineWay } from '../installed-app/offline-way.tsx';
import { installedAppTexts } from '../installed-app/texts.ts';

/**
 * A line below the header: that there is no network, and how old the data is if it comes from this
 * device. The frame leaves `--notice-height` for it; a page that is one sheet shows it above its
 * title.
 */
export function OfflineNotice({ isOnSheet = false }: { isOnSheet?: boolean }) {
  const texts = useTexts(installedAppTexts);
  const { language } = useLanguage();
  const isOnline = useOnline();
  const savedAtMs = useSavedAt();
  const isQuiet = isOnline && savedAtMs === null;
  return (
    <output className={classNames('block', !isOnSheet && 'sticky top-14 z-9')}>
      {!isQuiet && (
        <span
          data-offline
          className={classNames(
            'flex h-9 items-center justify-center gap-2 border-line bg-ochre-soft px-3 text-sm text-ink',
            isOnSheet ? 'mb-4 rounded-control border' : 'border-b',
          )}
        >
          <CloudOff aria-hidden="true" className="size-4 shrink-0 text-ochre" />
          <span className="truncate">
            {savedAtMs === null
              ? texts.offline
              : texts.fromDevice(dateTimeText(savedAtMs, language))}
          </span>
          {savedAtMs === null && <OfflineWay />}
        </span>
      )}
    </output>
  );
}

/** When the oldest data on the page was saved on this device; null when none comes from it. */
function useSavedAt(): number | null {
  const cache = useQueryClient().getQueryCache();
  useStore(shownFromDevice);
  const active = useStore({
    // The cache changes while other components render, so the update is deferred.
    subscribe: (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    get: () =>
      cache
        .findAll({ type: 'active' })
        .filter(({ observers }) => observers.some(({ options }) => options.meta !== besideThePage))
        .map(({ queryKey }) => String(queryKey[0]))
        .join(' '),
  });
  return shownFromDevice.oldestMs(active.split(' '));
}

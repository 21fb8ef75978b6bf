import { useCallback, useSyncExternalStore } from 'react';

import { mobileQuery } from './mobile-query.ts';

/** Whether a media query holds, followed as it changes. Prefer a CSS variant where one will do. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

export const useIsMobile = (): boolean => useMedia(mobileQuery);

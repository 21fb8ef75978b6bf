import { useCallback, useSyncExternalStore } from 'react';

/** Mobile is at most 768 px wide (Spec 9). */
export const mobileQuery = '(max-width: 768px)';

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

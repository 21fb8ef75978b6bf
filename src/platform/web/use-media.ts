import { useMemo } from 'react';

import { mobileQuery } from './mobile-query.ts';
import { useStore } from './use-store.ts';

/**
 * Whether a media query matches, updated as it changes. Prefer a CSS variant where one is enough.
 */
export function useMedia(query: string): boolean {
  const media = useMemo(() => {
    const list = window.matchMedia(query);
    return {
      get: () => list.matches,
      subscribe: (listener: () => void) => {
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
    };
  }, [query]);
  return useStore(media);
}

export const useIsMobile = (): boolean => useMedia(mobileQuery);

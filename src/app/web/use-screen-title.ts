import { useEffect } from 'react';

import { useClientConfig } from './use-client-config.ts';

/** Sets the tab's title: the screen's title, then the brand. */
export function useScreenTitle(title: string | undefined): void {
  const { brandName } = useClientConfig();
  useEffect(() => {
    document.title = title ? `${title} · ${brandName}` : brandName;
  }, [title, brandName]);
}

import { useEffect } from 'react';

import { privacyMode } from '#platform/web/behaviour.ts';
import { useSwitch } from '#platform/web/use-switch.ts';

import { useClientConfig } from './client-config.ts';

interface TitleOptions {
  /** The title is a person's own words: in privacy mode the tab does not show them. */
  isOwnWords?: boolean;
}

/** Names the tab after the screen: the title, then the brand. */
export function useScreenTitle(words: string | undefined, options: TitleOptions = {}): void {
  const { brandName } = useClientConfig();
  const isPrivate = useSwitch(privacyMode);
  const title = options.isOwnWords && isPrivate ? undefined : words;
  useEffect(() => {
    document.title = title ? `${title} · ${brandName}` : brandName;
  }, [title, brandName]);
}

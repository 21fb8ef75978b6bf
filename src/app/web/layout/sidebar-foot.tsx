import { useTexts } from '#platform/web/use-texts.ts';

import { welcomeTexts } from '../welcome-texts.ts';
import { SiteLinks } from './site-links.tsx';

/** The foot of the sidebar: the disclaimer and the links to the agreement. */
export function SidebarFoot() {
  const texts = useTexts(welcomeTexts);
  return (
    <div className="border-t border-line px-3.5 pt-3 text-sm leading-relaxed text-muted">
      <p>{texts.notADoctor}</p>
      <p className="flex flex-wrap gap-x-4">
        <SiteLinks />
      </p>
    </div>
  );
}

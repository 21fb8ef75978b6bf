import { Settings, UserRound } from 'lucide-react';

import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';
import { SidebarEntry } from './sidebar-entry.tsx';
import { SiteLinks } from './site-links.tsx';

/** The foot of the sidebar: the account and the links to the agreement. */
export function SidebarFoot({ isCollapsed }: { isCollapsed: boolean }) {
  const texts = useTexts(appTexts);
  return (
    <div className="border-t border-line pt-2">
      <ul>
        <SidebarEntry
          to="/profile"
          icon={UserRound}
          label={texts.profile}
          isCollapsed={isCollapsed}
        />
        <SidebarEntry
          to="/settings"
          icon={Settings}
          label={texts.settings}
          isCollapsed={isCollapsed}
        />
      </ul>
      {!isCollapsed && (
        <p className="flex flex-wrap gap-x-4 px-3.5 pt-1 text-sm text-muted">
          <SiteLinks />
        </p>
      )}
    </div>
  );
}

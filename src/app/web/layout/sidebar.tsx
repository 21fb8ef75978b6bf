import { useTexts } from '#platform/web/use-texts.ts';
import { classNames } from '#platform/web/class-names.ts';

import { appTexts } from '../texts.ts';
import { LateRecentSessions } from './late-recent-sessions.tsx';
import { NewSessionLink } from './new-session-link.tsx';
import { SidebarEntries } from './sidebar-entries.tsx';
import { SidebarFoot } from './sidebar-foot.tsx';

/** Beside the page: 280 px with labels, 60 px with icons only (PAGE-11). */
export function Sidebar({ isCollapsed }: { isCollapsed: boolean }) {
  const texts = useTexts(appTexts);
  return (
    <nav
      aria-label={texts.mainNavigation}
      className={classNames(
        'sticky top-[calc(3.5rem+var(--notice-height,0px))] flex h-[calc(100dvh-3.5rem-var(--notice-height,0px))] shrink-0 flex-col border-r border-line py-3',
        isCollapsed ? 'w-[60px] px-2' : 'w-70 px-3',
      )}
    >
      <NewSessionLink isCollapsed={isCollapsed} />
      <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 pb-3">
        <SidebarEntries isCollapsed={isCollapsed} />
        {!isCollapsed && <LateRecentSessions />}
      </div>
      <SidebarFoot isCollapsed={isCollapsed} />
    </nav>
  );
}

import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { MonthlyUsageLink } from '#features/membership/web/monthly-usage-link.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';
import { Brand } from './brand.tsx';
import { LateRecentSessions } from './late-recent-sessions.tsx';
import { NewSessionLink } from './new-session-link.tsx';
import { SidebarEntries } from './sidebar-entries.tsx';
import { SidebarFoot } from './sidebar-foot.tsx';

type SidebarDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
};

/**
 * The sidebar over the page, on phones. A native dialog, which traps the focus and closes on
 * Escape.
 */
export function SidebarDrawer({ isOpen, onClose }: SidebarDrawerProps) {
  const texts = useTexts(appTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  // Most visits do not need it.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    const closeOutside = (event: MouseEvent): void => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeOutside);
    return () => element?.removeEventListener('click', closeOutside);
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      aria-label={texts.mainNavigation}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-70 max-w-[85vw] border-r border-line bg-paper text-ink backdrop:bg-veil"
    >
      <nav
        aria-label={texts.mainNavigation}
        className="flex h-full flex-col px-3 [@media(max-height:44rem)]:overflow-y-auto pt-[env(safe-area-inset-top)] pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        <div className="mb-2 flex h-14 items-center justify-between pl-1.5">
          <Brand />
          <IconButton label={texts.closeMenu} icon={<X />} onClick={onClose} />
        </div>
        {wasOpen && (
          <>
            <NewSessionLink isCollapsed={false} />
            <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 pb-3 [@media(max-height:44rem)]:contents">
              <SidebarEntries isCollapsed={false} />
              <LateRecentSessions />
            </div>
            <MonthlyUsageLink />
            <SidebarFoot isCollapsed={false} />
          </>
        )}
      </nav>
    </dialog>
  );
}

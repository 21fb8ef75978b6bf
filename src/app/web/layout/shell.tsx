import { Outlet, useLocation } from '@tanstack/react-router';
import { createElement, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';

import { MessageSenderContext } from '#features/messages/web/use-conversation.ts';
import { earlyCalls } from '#platform/web/early-calls.ts';
import { idle } from '#platform/web/idle.ts';
import { LatePart } from '#platform/web/late-part.ts';
import { SkipLink } from '#platform/web/ui/skip-link.tsx';
import { useLatePart } from '#platform/web/use-late-part.ts';
import { mobileQuery, shortQuery } from '#platform/web/mobile-query.ts';
import { useMedia } from '#platform/web/use-media.ts';

import { contentId } from '../focus-content.ts';
import { startInstalledAppLater } from '../installed-app/start-later.ts';
import { tabMessageSender } from '../tab-message-sender.ts';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Queries } from './queries.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { SidebarDrawer } from './sidebar-drawer.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** Loaded later, as it changes nothing that is visible first. */
const latePreferenceSync = new LatePart(async () => {
  await idle();
  return (await import('#features/profile/web/preference-sync.tsx')).default;
});

/** The conversation itself, not the pages below it. */
const chatPath = /^\/chat\/\d+\/?$/;

startInstalledAppLater();
earlyCalls.close();

/**
 * The frame of every signed-in page: header 56 px, sidebar 280 or 60 px, an overlay up to
 * 768 px; a conversation on a phone needs neither.
 */
export function Shell() {
  // The router draws a page in one task; what is deferred is drawn in pieces between other tasks. What index.html
  // paints stays until then; later there is nothing that would fill the gap.
  const isDrawn = useDeferredValue(true, document.querySelector('#start') === null);
  if (!isDrawn) return <UntilDrawn />;
  return (
    <Queries>
      <MessageSenderContext value={tabMessageSender}>
        <Frame />
      </MessageSenderContext>
    </Queries>
  );
}

/** Also where the shell fails, what index.html paints goes with it. */
function UntilDrawn() {
  useLayoutEffect(() => () => document.querySelector('#start')?.remove(), []);
  return <i data-late />;
}

function Frame() {
  useEffect(() => tabMessageSender.start(), []);
  const isMobile = useMedia(mobileQuery);
  const isShort = useMedia(shortQuery);
  const sidebar = useSidebar();
  const preferenceSync = useLatePart(latePreferenceSync);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { pathname } = useLocation();
  // There the conversation has the window to itself, with a header of its own.
  const isBare = (isMobile || isShort) && chatPath.test(pathname);
  // The overlay belongs to the page where it was opened: a navigation closes it.
  const isDrawerOpen = isMobile && openAt === pathname;
  const isOpen = isMobile ? isDrawerOpen : sidebar.isOpen;
  const toggle = (): void => {
    if (isMobile) setOpenAt(isDrawerOpen ? null : pathname);
    else sidebar.toggle();
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId={contentId} />
      {!isBare && <Header isMenuOpen={isOpen} isMobile={isMobile} onToggleMenu={toggle} />}
      <OfflineNotice />
      <div className="flex min-h-0 flex-1 [output:not(:empty)+&]:[--notice-height:2.25rem]">
        {!isMobile && !isBare && <Sidebar isCollapsed={!sidebar.isOpen} />}
        <main id={contentId} tabIndex={-1} className="min-w-0 flex-1">
          <Outlet />
        </main>
      </div>
      {preferenceSync && createElement(preferenceSync)}
      <Shortcuts pathname={pathname} />
      {isMobile && <SidebarDrawer isOpen={isDrawerOpen} onClose={() => setOpenAt(null)} />}
    </div>
  );
}

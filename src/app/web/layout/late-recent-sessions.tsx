import { useLocation } from '@tanstack/react-router';
import { createElement } from 'react';

import { idle } from '#platform/web/idle.ts';
import { LatePart } from '#platform/web/late-part.ts';
import { useLatePart } from '#platform/web/use-late-part.ts';
import { offlineReading } from '#platform/web/offline-reading.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import { useOnline } from '#platform/web/use-online.ts';
import { useStore } from '#platform/web/use-store.ts';

/** Loaded later, as no page needs it to be drawn. */
const lateRecentSessions = new LatePart(async () => {
  await idle();
  return (await import('#features/sessions/web/recent-sessions.tsx')).default;
});

/**
 * The newest conversations below the entries; the pages that list them do without. Without a network they are
 * those stored on the device.
 */
export function LateRecentSessions() {
  const { pathname } = useLocation();
  const isKept = useStore(signInState, offlineReading.isOn);
  const isOnline = useOnline();
  const isNeeded = (isOnline || isKept) && !pathname.startsWith('/sessions');
  const RecentSessions = useLatePart(lateRecentSessions, isNeeded);
  return RecentSessions && createElement(RecentSessions);
}

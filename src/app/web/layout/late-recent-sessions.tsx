import { useLocation } from '@tanstack/react-router';
import { createElement } from 'react';

import { idle } from '#platform/web/idle.ts';
import { LatePart } from '#platform/web/late-part.ts';
import { useLatePart } from '#platform/web/use-late-part.ts';

/** Loaded later, as no page needs it to be drawn. */
const lateRecentSessions = new LatePart(async () => {
  await idle();
  return (await import('#features/sessions/web/recent-sessions.tsx')).default;
});

/** The newest conversations below the entries; the page that lists them all does without. */
export function LateRecentSessions() {
  const { pathname } = useLocation();
  const RecentSessions = useLatePart(lateRecentSessions, !pathname.startsWith('/sessions'));
  return RecentSessions && createElement(RecentSessions);
}

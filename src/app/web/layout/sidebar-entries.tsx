import { useQuery } from '@tanstack/react-query';
import { Leaf, LibraryBig, MessagesSquare, Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { useStaffAccess } from '#features/account/web/use-staff-access.ts';
import { sessionApi } from '#features/sessions/web/session-api.ts';
import { sharingApi } from '#features/sharing/web/sharing-api.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';
import { SidebarEntry } from './sidebar-entry.tsx';

// Few have it: the calls of the desk are loaded for them alone.
const ReviewEntry = lazy(() => import('./review-entry.tsx'));

/** The entries of the sidebar; only pages that exist. */
export function SidebarEntries({ isCollapsed }: { isCollapsed: boolean }) {
  const texts = useTexts(appTexts);
  const { data: stats } = useQuery(endpointQuery(sessionApi, 'getStats'));
  const { data: news } = useQuery(endpointQuery(sharingApi, 'getShareNews'));
  const { data: access } = useStaffAccess();
  const decisions = news?.decisions ?? 0;
  return (
    <ul className="flex flex-col gap-1">
      <SidebarEntry
        to="/sessions"
        icon={MessagesSquare}
        label={texts.mySessions}
        isCollapsed={isCollapsed}
      >
        {stats && (
          <Badge className="max-[350px]:hidden">
            <span aria-hidden="true">{stats.totalSessions}</span>
            <span className="sr-only">{texts.sessionsCount(stats.totalSessions)}</span>
          </Badge>
        )}
      </SidebarEntry>
      <SidebarEntry
        to="/share-hall"
        icon={LibraryBig}
        label={texts.shareHall}
        isCollapsed={isCollapsed}
      />
      <SidebarEntry to="/shared" icon={Share2} label={texts.myShares} isCollapsed={isCollapsed}>
        {decisions > 0 && (
          <Badge tone="cinnabar">
            <span aria-hidden="true">{decisions}</span>
            <span className="sr-only">{texts.shareDecisions(decisions)}</span>
          </Badge>
        )}
      </SidebarEntry>
      <SidebarEntry
        to="/herb-check"
        icon={Leaf}
        label={texts.herbCheck}
        isCollapsed={isCollapsed}
      />
      {access?.mayReview === true && (
        <Suspense>
          <ReviewEntry isCollapsed={isCollapsed} />
        </Suspense>
      )}
    </ul>
  );
}

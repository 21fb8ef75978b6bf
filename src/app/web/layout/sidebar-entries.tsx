import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Leaf, LibraryBig, MessagesSquare, Share2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { sessionApi } from '#features/sessions/web/session-api.ts';
import { sharingApi } from '#features/sharing/web/sharing-api.ts';
import { classNames } from '#platform/web/class-names.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';

/** The entries of the sidebar; only pages that exist. */
export function SidebarEntries({ isCollapsed }: { isCollapsed: boolean }) {
  const texts = useTexts(appTexts);
  const { data: stats } = useQuery(endpointQuery(sessionApi, 'getStats'));
  const { data: news } = useQuery(endpointQuery(sharingApi, 'getShareNews'));
  const decisions = news?.decisions ?? 0;
  return (
    <ul className="flex flex-1 flex-col gap-1">
      <Entry
        to="/sessions"
        icon={MessagesSquare}
        label={texts.mySessions}
        isCollapsed={isCollapsed}
      >
        {stats && (
          <Badge>
            <span aria-hidden="true">{stats.totalSessions}</span>
            <span className="sr-only">{texts.sessionsCount(stats.totalSessions)}</span>
          </Badge>
        )}
      </Entry>
      <Entry to="/share-hall" icon={LibraryBig} label={texts.shareHall} isCollapsed={isCollapsed} />
      <Entry to="/shared" icon={Share2} label={texts.myShares} isCollapsed={isCollapsed}>
        {decisions > 0 && (
          <Badge tone="cinnabar">
            <span aria-hidden="true">{decisions}</span>
            <span className="sr-only">{texts.shareDecisions(decisions)}</span>
          </Badge>
        )}
      </Entry>
      <Entry to="/herb-check" icon={Leaf} label={texts.herbCheck} isCollapsed={isCollapsed} />
    </ul>
  );
}

type EntryProps = {
  to: '/sessions' | '/share-hall' | '/shared' | '/herb-check';
  icon: LucideIcon;
  label: string;
  isCollapsed: boolean;
  /** Shown after the label while there is room. */
  children?: ReactNode;
};

function Entry({ to, icon: Icon, label, isCollapsed, children }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        title={isCollapsed ? label : undefined}
        className={classNames(
          'flex min-h-11 items-center gap-3 rounded-control hover:bg-sunken',
          'aria-[current=page]:bg-pine-soft aria-[current=page]:font-medium aria-[current=page]:text-pine',
          isCollapsed ? 'justify-center' : 'px-3.5',
        )}
        // Another user's share at /shared/7 does not count as one's own.
        activeOptions={{ includeSearch: false, exact: to === '/shared' }}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className={isCollapsed ? 'sr-only' : 'min-w-0 flex-1 py-1 leading-snug'}>
          {label}
        </span>
        {!isCollapsed && children}
      </Link>
    </li>
  );
}

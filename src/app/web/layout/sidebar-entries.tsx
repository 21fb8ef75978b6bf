import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';

import { sessionApi } from '#features/sessions/web/session-api.ts';
import { classNames } from '#platform/web/class-names.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';

/** Where the sidebar leads; only to what exists. */
export function SidebarEntries({ isCollapsed }: { isCollapsed: boolean }) {
  const texts = useTexts(appTexts);
  const { data: stats } = useQuery(endpointQuery(sessionApi, 'getStats'));
  return (
    <ul className="flex flex-1 flex-col gap-1">
      <li>
        <Link
          to="/sessions"
          title={isCollapsed ? texts.mySessions : undefined}
          className={classNames(
            'flex min-h-11 items-center gap-3 rounded-control hover:bg-sunken',
            'aria-[current=page]:bg-pine-soft aria-[current=page]:font-medium aria-[current=page]:text-pine',
            isCollapsed ? 'justify-center' : 'px-3.5',
          )}
          activeOptions={{ includeSearch: false }}
        >
          <MessagesSquare aria-hidden="true" className="size-5 shrink-0" />
          <span className={isCollapsed ? 'sr-only' : 'min-w-0 flex-1 py-1 leading-snug'}>
            {texts.mySessions}
          </span>
          {stats && !isCollapsed && (
            <Badge>
              <span aria-hidden="true">{stats.totalSessions}</span>
              <span className="sr-only">{texts.sessionsCount(stats.totalSessions)}</span>
            </Badge>
          )}
        </Link>
      </li>
    </ul>
  );
}

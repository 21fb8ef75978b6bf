import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import { besideThePage } from '#platform/web/shown-from-device.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Session } from '../contract.ts';
import { sessionTexts } from '../texts.ts';
import { byRecentDay } from './recent-days.ts';
import { recentTexts } from './recent-texts.ts';
import { sessionPageQuery } from './session-list.tsx';

/** How often it is looked whether a reply has ended that another tab or device follows. */
const replyingPollMs = 5_000;

/** The newest conversations by day, with a dot where a reply is being written. */
export default function RecentSessions() {
  const { language } = useLanguage();
  const { data, dataUpdatedAt } = useQuery({
    ...sessionPageQuery(1),
    meta: besideThePage,
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ isReplying }) => isReplying === true) ? replyingPollMs : false,
  });
  if (!data || data.count === 0) return null;
  return (
    <section ref={showCurrent} aria-label={recentTexts[language].title}>
      {byRecentDay(data.results, dataUpdatedAt).map(({ day, sessions }) => (
        <RecentDaySessions key={day} {...{ day, sessions }} />
      ))}
    </section>
  );
}

/** The open conversation is in sight, however far down the list it stands. */
function showCurrent(list: HTMLElement | null): void {
  list?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
}

function RecentDaySessions({ day, sessions }: ReturnType<typeof byRecentDay>[number]) {
  const { language } = useLanguage();
  const id = useId();
  return (
    <div className="mt-4">
      <p id={id} className="px-3.5 text-sm text-muted">
        {recentTexts[language][day]}
      </p>
      <ul aria-labelledby={id}>
        {sessions.map((session) => (
          <RecentSession key={session.id} session={session} />
        ))}
      </ul>
    </div>
  );
}

function RecentSession({ session }: { session: Session }) {
  const { language } = useLanguage();
  return (
    <li>
      <Link
        to="/chat/$sessionId"
        params={{ sessionId: session.id }}
        className="flex min-h-11 items-center gap-2 rounded-control px-3.5 text-[0.9375rem] hover:bg-sunken aria-[current=page]:bg-pine-soft aria-[current=page]:text-pine"
      >
        <span className="min-w-0 flex-1 truncate">
          {session.title || sessionTexts[language].untitled}
        </span>
        {session.isReplying === true && (
          <>
            <span
              aria-hidden="true"
              className="size-2 shrink-0 rounded-full bg-pine motion-safe:animate-pulse"
            />
            <span className="sr-only">{recentTexts[language].replying}</span>
          </>
        )}
      </Link>
    </li>
  );
}

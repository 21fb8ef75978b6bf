import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { TimelineEvent } from '../contract.ts';
import { OwnWordsLink, type JumpTo } from './own-words-link.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { summaryApi } from './summary-api.ts';
import { changeTexts, summaryWebTexts } from './texts.ts';

/** The timeline of the symptoms over the chain of sessions: dates on the left, newest last. */
export function TimelineView(jump: JumpTo) {
  const { language } = useLanguage();
  const texts = summaryWebTexts[language];
  const sent = { params: { id: jump.sessionId } };
  const query = useQuery(endpointQuery(summaryApi, 'getSymptomTimeline', sent));
  if (query.isPending) return <PanelSkeleton />;
  if (query.isError) {
    return (
      <ErrorState
        title={texts.timelineFailed}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { theme, events } = query.data;
  if (events.length === 0) return <EmptyState title={texts.timelineEmpty} />;
  return (
    <div lang="zh-CN">
      {theme !== '' && (
        <p className="mb-3">
          <span className="text-muted">{texts.theme}</span>
          {theme}
        </p>
      )}
      <ol>
        {events.map((event) => (
          <Event
            key={`${event.messageId} ${event.symptom} ${event.change}`}
            event={event}
            {...jump}
          />
        ))}
      </ol>
    </div>
  );
}

const tones: Record<TimelineEvent['change'], BadgeTone> = {
  new: 'plain',
  worse: 'cinnabar',
  same: 'ochre',
  better: 'pine',
  gone: 'pine',
};

function Event({ event, sessionId, onJump }: { event: TimelineEvent } & JumpTo) {
  const { language } = useLanguage();
  const texts = summaryWebTexts[language];
  const { symptom, change, note, at } = event;
  const changeName = changeTexts[language][change];
  const day = new Intl.DateTimeFormat(language, { month: 'numeric', day: 'numeric' });
  const time = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
  });
  const date = new Date(at);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3">
      <time dateTime={at} className="pt-1.5 text-right text-sm text-muted tabular-nums">
        {day.format(date)}
        <span className="block text-[0.8125rem] whitespace-nowrap">{time.format(date)}</span>
      </time>
      <OwnWordsLink
        sessionId={event.sessionId}
        messageId={event.messageId}
        onJump={onJump}
        className="relative block border-l border-line py-1.5 pb-4 pl-4 before:absolute before:top-3.5 before:-left-[4.5px] before:size-2 before:rounded-full before:bg-pine hover:bg-sunken"
      >
        <span className="flex flex-wrap items-center gap-2">
          {symptom}
          <Badge tone={tones[change]}>{changeName}</Badge>
          {event.sessionId !== sessionId && <Badge>{texts.elsewhere}</Badge>}
        </span>
        <span className="block text-[0.9375rem] text-muted">“{note}”</span>
        <span className="sr-only">{texts.seeWords}</span>
      </OwnWordsLink>
    </li>
  );
}

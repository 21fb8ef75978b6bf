import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';

import { QuotaBanner } from '#features/membership/web/quota-banner.tsx';
import { useUsage } from '#features/membership/web/use-usage.ts';
import { ChatPanel } from '#features/messages/web/chat-panel.tsx';
import { chatTexts } from '#features/messages/web/texts.ts';
import { ModelSelect } from '#features/models/web/model-select.tsx';
import { useModels } from '#features/models/web/use-models.ts';
import type { Session } from '#features/sessions/contract.ts';
import { sessionApi } from '#features/sessions/web/session-api.ts';
import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useScreenTitle } from '../use-screen-title.ts';

const route = getRouteApi('/guarded/chat/$sessionId');

/** One consultation: on a phone exactly one screen high, the input above the keyboard. */
export function ChatScreen() {
  const { sessionId } = route.useParams();
  const { message = null } = route.useSearch();
  const texts = useTexts(chatTexts);
  const query = useQuery(endpointQuery(sessionApi, 'getSession', { params: { id: sessionId } }));
  const usage = useUsage().data;
  const models = useModels().data;
  const session = query.data;
  useScreenTitle(session?.title);
  if (query.isError) {
    const isUnknown = query.error instanceof CallError && query.error.code === 'not_found';
    return (
      <ErrorState
        titleAs="h1"
        title={isUnknown ? texts.sessionMissing : texts.sessionFailed}
        {...(isUnknown ? {} : { onRetry: () => void query.refetch() })}
      >
        <Link to="/sessions" className="inline-flex min-h-11 items-center text-pine underline">
          {texts.backToSessions}
        </Link>
      </ErrorState>
    );
  }
  return (
    <div className="flex h-[calc(100dvh-3.5rem)] flex-col">
      <ChatHeader session={session} />
      <ChatPanel
        key={sessionId}
        sessionId={sessionId}
        messageId={message}
        messagesCount={session?.messagesCount ?? 0}
        isCompleted={session?.status === 'completed'}
        model={models?.userModelPreference ?? null}
        quotaNotice={usage?.remainingCount === 0 ? <QuotaBanner /> : null}
        toolbar={<ModelSelect />}
      />
    </div>
  );
}

function ChatHeader({ session }: { session: Session | undefined }) {
  const texts = useTexts(chatTexts);
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex max-w-[760px] items-center gap-1 px-2 py-1">
        <Link
          to="/sessions"
          aria-label={texts.backToSessions}
          className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken"
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Link>
        <h1 className="min-w-0 flex-1 truncate text-lg">{session?.title ?? '\u00A0'}</h1>
        {session && (
          <span className="shrink-0 px-2 text-sm text-muted tabular-nums">
            {texts.messagesCount(session.messagesCount)}
          </span>
        )}
      </div>
    </header>
  );
}

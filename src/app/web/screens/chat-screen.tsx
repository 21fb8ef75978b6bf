import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentProps } from 'react';

import { LateCheckIn } from '#features/check-in/web/late-check-in.tsx';
import { LateQuotaBanner, LateQuotaMessage } from '#features/membership/web/late-quota.tsx';
import { useQuotaHint } from '#features/membership/web/use-quota-hint.ts';
import { useUsage } from '#features/membership/web/use-usage.ts';
import { ChatPanel } from '#features/messages/web/chat-panel.tsx';
import { ModelButton } from '#features/models/web/model-button.tsx';
import { useModelsOrDefaults } from '#features/models/web/use-models.ts';
import type { Session } from '#features/sessions/contract.ts';
import { sessionApi } from '#features/sessions/web/session-api.ts';
import { refreshSessions } from '#features/sessions/web/session-queries.ts';
import { privacyMode } from '#platform/web/behaviour.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import { mobileQuery, shortQuery } from '#platform/web/mobile-query.ts';
import { useMedia } from '#platform/web/use-media.ts';
import { useSwitch } from '#platform/web/use-switch.ts';

import { useScreenTitle } from '../use-screen-title.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatWithSummary } from './chat-with-summary.tsx';
import { ContinueAction } from './continue-action.tsx';
import { LateFamily } from './late-family.tsx';
import { OtherInput } from './other-input.tsx';
import { useAwayHeader } from './use-away-header.ts';
import { useContinue } from './use-continue.ts';

const ContinuationDialog = lateDialog(
  () => import('#features/continuation/web/continuation-dialog.tsx'),
);

// Hardly anybody sees it.
const ChatMissing = lazy(() => import('./chat-missing.tsx'));

/** Where the conversation has the window to itself, as in the frame around it. */
const bareQuery = `${mobileQuery}, ${shortQuery}`;

const route = getRouteApi('/guarded/chat/$sessionId');

/** One consultation: on a phone exactly one screen high, with the input above the keyboard. */
export function ChatScreen() {
  const { sessionId } = route.useParams();
  const { message = null } = route.useSearch();
  const query = useQuery(endpointQuery(sessionApi, 'getSession', { params: { id: sessionId } }));
  const quotaHint = useQuotaHint();
  const hasQuota = quotaHint === null;
  const isUnclaimed = useUsage().data?.hasClaimedFreeMessages === false;
  const model = useModelsOrDefaults()?.userModelPreference ?? null;
  const cache = useQueryClient();
  const session = query.data;
  const isBare = useMedia(bareQuery);
  const { isAway, onScroll } = useAwayHeader();
  const chain = useContinue(sessionId);
  const way = { onContinue: chain.goOn, isLooking: chain.isLooking };
  // In privacy mode tab titles show none of the user's own texts.
  const isPrivate = useSwitch(privacyMode);
  useScreenTitle(isPrivate ? undefined : session?.title);
  if (query.isError) {
    return <LateMissing error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <div
      className="flex flex-col"
      style={{ height: `calc(100dvh - ${isBare ? '0px' : '3.5rem'} - var(--notice-height, 0px))` }}
      onScrollCapture={onScroll}
    >
      <ChatWithSummary key={sessionId} {...{ sessionId, session, model, hasQuota }}>
        {(summaryToggle, makeRoom) => (
          <ChatPanel
            renderHead={(selection) => (
              <ChatHeader
                key="head"
                {...{ session, selection, isBare, isAway, summaryToggle, ...way }}
              />
            )}
            question={<LateCheckIn sessionId={sessionId} />}
            renderUnderResult={(messageId) => <LateCheckIn messageId={messageId} />}
            sessionId={sessionId}
            onSend={makeRoom}
            messageId={message}
            messagesCount={session?.messagesCount ?? 0}
            isCompleted={session?.status === 'completed'}
            model={model}
            quotaNotice={hasQuota ? null : <LateQuotaBanner />}
            quotaHint={quotaHint}
            quotaMessage={isUnclaimed ? null : <LateQuotaMessage />}
            besideSend={<BesideSend session={session} isBare={isBare} />}
            note={session?.isAboutOther === true && <LateFamily session={session} isNote />}
            OtherInput={OtherInput}
            continueAction={session && <ContinueAction session={session} {...way} />}
          />
        )}
      </ChatWithSummary>
      {chain.isAsking && (
        <ContinuationDialog
          sessionId={sessionId}
          onClose={chain.stopAsking}
          onCreated={chain.goTo}
          onSettled={() => void refreshSessions(cache)}
        />
      )}
    </div>
  );
}

/** For whom the conversation is, and where there is room which model answers. */
const BesideSend = ({ session, isBare }: { session: Session | undefined; isBare: boolean }) => (
  <>
    {session && <LateFamily session={session} />}
    {!isBare && <ModelButton />}
  </>
);

function LateMissing(props: ComponentProps<typeof ChatMissing>) {
  return (
    <Suspense>
      <ChatMissing {...props} />
    </Suspense>
  );
}

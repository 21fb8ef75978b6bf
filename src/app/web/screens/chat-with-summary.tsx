import { useNavigate } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { SymptomSourcesContext } from '#features/messages/web/symptom-sources.ts';
import { chatTexts } from '#features/messages/web/texts.ts';
import type { Session } from '#features/sessions/contract.ts';
import { messagesMax } from '#features/sessions/rules.ts';
import type { SymptomItem } from '#features/summary/contract.ts';
import { summaryToggleTexts } from '#features/summary/web/toggle-texts.ts';
import { useSymptomsSummary } from '#features/summary/web/use-symptoms-summary.ts';
import { classNames } from '#platform/web/class-names.ts';
import { notify } from '#platform/web/notify.ts';
import { outbox } from '#platform/web/outbox.ts';
import { randomId } from '#platform/web/random-id.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useMedia } from '#platform/web/use-media.ts';
import { useTexts } from '#platform/web/use-texts.ts';

const SummaryPanel = lazy(() => import('#features/summary/web/summary-panel.tsx'));

/** Wide enough for the sidebar, the conversation and the sheet side by side. */
const sideQuery = '(min-width: 1280px)';

interface ChatWithSummaryProps {
  sessionId: number;
  session: Session | undefined;
  /** The model that answers what the panel has asked. */
  model: string | null;
  hasQuota: boolean;
  /** The conversation, with the button that shows and hides the summary. */
  children: (toggle: ReactNode) => ReactNode;
}

/** The conversation and its summary: a sheet beside it, on a narrow page a box over it. */
export function ChatWithSummary(props: ChatWithSummaryProps) {
  const { sessionId, session, hasQuota, children } = props;
  const { title } = useTexts(summaryToggleTexts);
  const isWide = useMedia(sideQuery);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? isWide;
  const summarisedAt = session?.lastSummaryUpdate;
  const isNeeded = isOpen || Boolean(summarisedAt);
  const { query, isUpdated } = useSymptomsSummary(sessionId, summarisedAt, isNeeded);
  const navigate = useNavigate();
  /** What a box covers is to be seen. */
  const makeRoom = (): void => {
    if (!isWide) setChoice(false);
  };
  const jump = (toSession: number, messageId: number): void => {
    makeRoom();
    if (toSession === sessionId) showAgain(messageId);
  };
  const ask = useAsk(props, makeRoom);
  const canAsk = session?.status === 'ongoing' && session.messagesCount < messagesMax && hasQuota;
  const items = query.data?.items;
  const sources = useMemo(
    () => ({
      items: (items ?? []).map(toSource),
      onJump: (messageId: number) => {
        void navigate({
          to: '/chat/$sessionId',
          params: { sessionId },
          search: { message: messageId },
        });
        showAgain(messageId);
      },
    }),
    [items, navigate, sessionId],
  );
  const toggle = (
    <SummaryToggle isOpen={isOpen} isUpdated={isUpdated} onPress={() => setChoice(!isOpen)} />
  );
  const panel = isOpen && (
    <Suspense>
      <SummaryPanel
        sessionId={sessionId}
        query={query}
        isUpdated={isUpdated}
        onJump={jump}
        onAsk={canAsk ? ask : null}
        onClose={() => setChoice(false)}
      />
    </Suspense>
  );
  return (
    <SymptomSourcesContext value={sources}>
      <div className="relative flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">{children(toggle)}</div>
        {panel && (
          <aside
            aria-label={title}
            className={classNames(
              'overflow-y-auto overscroll-contain bg-paper',
              isWide
                ? 'w-84 shrink-0 border-l border-line'
                : 'absolute inset-x-0 top-0 z-10 max-h-[72%] rounded-b-card border-b border-line shadow-popup',
            )}
          >
            {panel}
          </aside>
        )}
      </div>
    </SymptomSourcesContext>
  );
}

const toSource = ({ label, origin, source }: SymptomItem) => ({
  label,
  origin,
  messageId: source?.messageId ?? null,
});

/** The address may name the message already: then nothing moves by itself. */
function showAgain(messageId: number): void {
  const message = document.querySelector<HTMLElement>(`[data-message="${messageId}"]`);
  message?.scrollIntoView({ block: 'center' });
}

/** Sends the wish to be asked on the way of every message; what is being written stays. */
function useAsk({ sessionId, model }: ChatWithSummaryProps, onSent: () => void) {
  const { outboxFull } = useTexts(chatTexts);
  return (content: string): void => {
    const send = { sessionId, content, model, clientMessageId: randomId(), atMs: Date.now() };
    if (outbox.add(send)) onSent();
    else notify({ type: 'error', message: outboxFull });
  };
}

interface SummaryToggleProps {
  isOpen: boolean;
  isUpdated: boolean;
  onPress: () => void;
}

function SummaryToggle({ isOpen, isUpdated, onPress }: SummaryToggleProps) {
  const texts = useTexts(summaryToggleTexts);
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<ClipboardList aria-hidden="true" />}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {texts.title}
      {isUpdated && !isOpen && <Badge tone="pine">{texts.updated}</Badge>}
    </Button>
  );
}

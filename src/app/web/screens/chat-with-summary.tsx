import { useNavigate } from '@tanstack/react-router';
import { createElement, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { SymptomSourcesContext } from '#features/messages/web/symptom-sources.ts';
import { useMessageSender } from '#features/messages/web/use-conversation.ts';
import type { Session } from '#features/sessions/contract.ts';
import { messagesMax } from '#features/sessions/rules.ts';
import type { SymptomItem } from '#features/summary/contract.ts';
import { PanelSkeleton } from '#features/summary/web/panel-skeleton.tsx';
import { SummaryToggle } from '#features/summary/web/summary-toggle.tsx';
import { summaryToggleTexts } from '#features/summary/web/toggle-texts.ts';
import { useSymptomsSummary } from '#features/summary/web/use-symptoms-summary.ts';
import { classNames } from '#platform/web/class-names.ts';
import { idle } from '#platform/web/idle.ts';
import { LatePart } from '#platform/web/late-part.ts';
import { createSwitch } from '#platform/web/switch-preference.ts';
import { useLatePart } from '#platform/web/use-late-part.ts';
import { useMedia } from '#platform/web/use-media.ts';
import { useShortcuts } from '#platform/web/use-shortcuts.ts';
import { useSwitch } from '#platform/web/use-switch.ts';
import { useTexts } from '#platform/web/use-texts.ts';

/** Wide enough for the sidebar, the conversation and the sheet side by side. */
const sideQuery = '(min-width: 1280px)';

/** Beside the conversation it loads after it; over it only when opened, and then at once. */
const lateSummaryPanel = new LatePart(async () => {
  if (matchMedia(sideQuery).matches) await idle();
  return (await import('#features/summary/web/summary-panel.tsx')).default;
});

/** Whether it is open on this device; a narrow page starts without a panel that would cover it. */
const besideChat = createSwitch('summaryPanel', 'on');

type ChatWithSummaryProps = {
  sessionId: number;
  session: Session | undefined;
  /** The model that answers questions sent from the panel. */
  model: string | null;
  hasQuota: boolean;
  /** The conversation, with the button that toggles the summary and the function that closes it. */
  children: (toggle: ReactNode, makeRoom: () => void) => ReactNode;
};

/** The conversation and its summary: a sheet beside it, or on a narrow page a box over it. */
export function ChatWithSummary(props: ChatWithSummaryProps) {
  const { sessionId, session, hasQuota, children } = props;
  const { title } = useTexts(summaryToggleTexts);
  const { isWide, isOpen, show, makeRoom } = useSheet();
  const summarisedAt = session?.lastSummaryUpdate;
  const isKnown = session !== undefined;
  const isNeeded = isKnown && (isOpen || Boolean(summarisedAt));
  const { query, isUpdated } = useSymptomsSummary(sessionId, summarisedAt, isNeeded);
  const jump = (toSession: number, messageId: number): void => {
    makeRoom();
    if (toSession === sessionId) showAgain(messageId);
  };
  const sender = useMessageSender();
  const ask = (request: string): void => {
    if (sender.send(sessionId, { content: request }, props.model)) makeRoom();
  };
  const canAsk = session?.status === 'ongoing' && session.messagesCount < messagesMax && hasQuota;
  const sources = useSources(sessionId, query.data?.items);
  const toggle = (
    <SummaryToggle isOpen={isOpen} isUpdated={isUpdated} onPress={() => show(!isOpen)} />
  );
  const summaryPanel = useLatePart(lateSummaryPanel, isKnown && isOpen);
  const panel = summaryPanel ? (
    createElement(summaryPanel, {
      sessionId,
      query,
      isUpdated,
      onJump: jump,
      onAsk: canAsk ? ask : null,
      onClose: () => show(false),
    })
  ) : (
    <ComingPanel title={title} />
  );
  return (
    <SymptomSourcesContext value={sources}>
      <div className="relative flex min-h-0 flex-1">
        <div className="relative flex min-w-0 flex-1 flex-col">{children(toggle, makeRoom)}</div>
        {isOpen && (
          <aside
            ref={isWide ? undefined : takeFocus}
            tabIndex={-1}
            aria-label={title}
            className={classNames(
              'overflow-y-auto overscroll-contain bg-paper',
              isWide
                ? 'w-84 shrink-0 border-l border-line'
                : 'absolute inset-x-0 top-0 z-20 max-h-[72%] rounded-b-card border-b border-line shadow-popup',
            )}
          >
            {panel}
          </aside>
        )}
      </div>
    </SymptomSourcesContext>
  );
}

/** What covers the conversation is next for the keyboard; where the focus was, it returns when that goes. */
function takeFocus(sheet: HTMLElement): () => void {
  const before = document.activeElement;
  sheet.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && sheet.contains(document.activeElement)) before.focus();
  };
}

/** Shows at once that the panel is loading, for slow networks. */
function ComingPanel({ title }: { title: string }) {
  return (
    <div className="px-4 pt-2 pb-6">
      <h2 className="flex min-h-11 items-center text-lg">{title}</h2>
      <PanelSkeleton />
    </div>
  );
}

/** Whether the summary is open: beside the conversation, or over it where there is no room. */
function useSheet() {
  const isWide = useMedia(sideQuery);
  const isBeside = useSwitch(besideChat);
  const [isOver, setOver] = useState(false);
  useShortcuts(!isWide && isOver ? { Escape: () => setOver(false) } : {});
  return {
    isWide,
    isOpen: isWide ? isBeside : isOver,
    show: (shown: boolean): void => {
      if (isWide) besideChat.set(shown ? 'on' : 'off');
      else setOver(shown);
    },
    /** What a box covers must be visible. */
    makeRoom: (): void => setOver(false),
  };
}

/** Where each symptom of the summary was mentioned, with a link to it. */
function useSources(sessionId: number, items: readonly SymptomItem[] | undefined) {
  const navigate = useNavigate();
  return useMemo(
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
}

const toSource = ({ label, origin, source }: SymptomItem) => ({
  label,
  origin,
  messageId: source?.messageId ?? null,
});

/** The address may name a message already: then nothing scrolls by itself. */
function showAgain(messageId: number): void {
  const message = document.querySelector<HTMLElement>(`[data-message="${messageId}"]`);
  message?.scrollIntoView({ block: 'center' });
}

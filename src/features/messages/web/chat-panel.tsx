import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { announce } from '#platform/web/announce.ts';
import { randomId } from '#platform/web/random-id.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { whySendIsBlocked } from '../rules.ts';
import { ChatNotices } from './chat-notices.tsx';
import { EmptyChat } from './empty-chat.tsx';
import { MessageInput } from './message-input.tsx';
import { MessageList } from './message-list.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';
import type { PendingSend } from './reply-state.ts';
import { shownMessages } from './shown-messages.ts';
import { chatTexts } from './texts.ts';
import { useDraft } from './use-draft.ts';
import { useMessages } from './use-messages.ts';
import { Suggestions } from './suggestions.tsx';
import { useReply } from './use-reply.ts';

interface ChatPanelProps {
  sessionId: number;
  /** A message to be taken to. */
  messageId: number | null;
  messagesCount: number;
  isCompleted: boolean;
  /** The model for the next message; null leaves it to the preference. */
  model: string | null;
  /** What to do with no message left; null while there are some. */
  quotaNotice: ReactNode;
  /** How to go on from a full or ended session. */
  continueAction?: ReactNode;
  /** Stands beside the hint under the input, such as the model selector. */
  toolbar?: ReactNode;
}

/** The conversation of one session: what was said, what is being said, what is to be said next. */
export function ChatPanel(props: ChatPanelProps) {
  const { sessionId, messagesCount, isCompleted, toolbar } = props;
  const texts = useTexts(chatTexts);
  const stored = useMessages(sessionId);
  const draft = useDraft(sessionId);
  const area = useRef<HTMLTextAreaElement>(null);
  const [sendCount, setSendCount] = useState(0);
  const { state, line, dismiss } = useReply(sessionId, {
    onStored: draft.settle,
    onRefused: ({ content }) => draft.giveBack(content),
    refreshMessages: stored.refresh,
  });
  useFollowing(stored.messages, state.phase, line);
  useSpokenStatus(state.phase);
  const shown = shownMessages(stored.messages, state);
  const isSending = state.phase !== 'idle';
  const count = Math.max(messagesCount, shown.length);
  const block = whySendIsBlocked({
    content: draft.text,
    isSending,
    messagesCount: count,
    isCompleted,
  });
  const deliver = (send: PendingSend): void => {
    setSendCount((sends) => sends + 1);
    void line.send(send, props.model);
  };
  const send = (content: string): void => {
    draft.write(content);
    draft.lift();
    deliver({ content, clientMessageId: randomId(), atMs: Date.now(), userMessageId: null });
  };
  const writing = { text: draft.text, onWrite: draft.write, block, area };
  if (stored.isPending) return <MessagesSkeleton />;
  if (stored.isError && stored.messages.length === 0) {
    return <ErrorState title={texts.loadFailed} onRetry={() => void stored.refetch()} />;
  }
  return (
    <>
      <MessageList
        messages={shown}
        sendCount={sendCount}
        jumpTo={props.messageId}
        older={olderOf(stored)}
      >
        {shown.length === 0 && <EmptyChat />}
        <Suggestions {...writing} newest={shown.at(-1)} onSend={send} />
      </MessageList>
      <Foot toolbar={toolbar}>
        <ChatNotices
          state={state}
          messagesCount={count}
          isCompleted={isCompleted}
          quotaNotice={props.quotaNotice}
          continueAction={props.continueAction}
          onRetry={() => state.failed && deliver(state.failed)}
          onDismiss={dismiss}
        />
        <MessageInput
          {...writing}
          onSend={() => send(draft.text)}
          onCancel={isSending ? () => line.cancel() : null}
        />
      </Foot>
    </>
  );
}

/** Below the list: notices, the input, and the one line that is always there (law). */
function Foot({ toolbar, children }: { toolbar: ReactNode; children: ReactNode }) {
  const texts = useTexts(chatTexts);
  return (
    <div className="mx-auto w-full max-w-[760px] space-y-2 px-3 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {toolbar}
        <p className="py-1 text-[0.8125rem] text-muted">{texts.disclaimer}</p>
      </div>
    </div>
  );
}

const olderOf = (stored: ReturnType<typeof useMessages>) => ({
  exist: stored.hasNextPage,
  areLoading: stored.isFetchingNextPage,
  haveFailed: stored.isFetchNextPageError,
  load: () => void stored.fetchNextPage(),
});

type Stored = ReturnType<typeof useMessages>['messages'];
type Live = ReturnType<typeof useReply>;

/** A reply that runs when the page opens, or that another device started, is followed. */
function useFollowing(messages: Stored, phase: Live['state']['phase'], line: Live['line']): void {
  const newest = messages.at(-1);
  const runningId = newest?.status === 'streaming' ? newest.id : null;
  useEffect(() => {
    if (phase === 'idle' && runningId !== null) void line.follow(runningId);
  }, [phase, runningId, line]);
}

/** A screen reader hears that an answer is being written and when it is whole, not every word. */
function useSpokenStatus(phase: Live['state']['phase']): void {
  const texts = useTexts(chatTexts);
  const isIdle = phase === 'idle';
  const wasIdle = useRef(isIdle);
  useEffect(() => {
    if (isIdle !== wasIdle.current) announce(isIdle ? texts.answered : texts.answering);
    wasIdle.current = isIdle;
  }, [isIdle, texts]);
}

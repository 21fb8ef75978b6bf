import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { announce } from '#platform/web/announce.ts';
import { useMarkdownReady } from '#platform/web/markdown/lazy-markdown.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { whySendIsBlocked } from '../rules.ts';
import { ambulance, misreadIn, MisreadContext, openAlarmIn } from './open-alarm.ts';
import { RepliesContext } from './message-item.tsx';
import { ChatInput } from './chat-input.tsx';
import { ChatNotices } from './chat-notices.tsx';
import { alarmTexts } from './alarm-texts.ts';
import { LateEmptyChat } from './late-empty-chat.tsx';
import { LateSelectionBar } from './late-selection-bar.tsx';
import { ListEnd } from './list-end.tsx';
import type { OtherInputComponent } from './message-input.tsx';
import { useMessages } from './message-pages.ts';
import { MessageList } from './message-list.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';
import { LateReadingBar } from './read-aloud/late-read-aloud.tsx';
import { SpentNotice } from './spent-notice.tsx';
import { shownMessages, type ShownMessage } from './shown-messages.ts';
import { chatTexts } from './texts.ts';
import { UnderResult } from './under-result.tsx';
import { useConversation } from './use-conversation.ts';
import { useMessageActions } from './use-message-actions.ts';
import { Suggestions } from './suggestions.tsx';
import { useSelection, type Selection } from './use-selection.ts';

type ChatPanelProps = {
  sessionId: number;
  /** Something has been sent from here. */
  onSend?: () => void;
  /** A message to be taken to. */
  messageId: number | null;
  messagesCount: number;
  isCompleted: boolean;
  /** The model for the next message; null leaves it to the preference. */
  model: string | null;
  /** What to do with no message left; null while there are some. */
  quotaNotice: ReactNode;
  /** The same in a few words, beside the button that sends. */
  quotaHint: string | null;
  /** Shown above the input, in addition to what prevents sending, but not while an alarm is open. */
  note?: ReactNode;
  /** Shown in the list for a message that was refused because no messages are left. */
  quotaMessage: ReactNode;
  /** How to go on from a full or ended session. */
  continueAction?: ReactNode;
  /** Above the list; it is given the mode of choosing messages. */
  renderHead: (selection: Selection) => ReactNode;
  /** In the input, beside the button that sends: which model answers. */
  besideSend?: ReactNode;
  /** Above the list: questions that are not part of the conversation. */
  question?: ReactNode;
  /** Below the newest reply where it is a result and no alarm is open. */
  renderUnderResult?: (messageId: number) => ReactNode;
  /** Ways to fill the input without typing. */
  OtherInput?: OtherInputComponent;
};

/** The conversation of one session: its messages, the running reply, and the input. */
export function ChatPanel(props: ChatPanelProps) {
  const { sessionId, messagesCount, isCompleted, model, OtherInput } = props;
  const stored = useMessages(sessionId);
  const isReady = useMarkdownReady(!stored.isPending);
  const area = useRef<HTMLTextAreaElement>(null);
  const sending = useConversation(sessionId, { stored, model });
  const { state, connection, draft, waiting, isAnswering, send, retry } = sending;
  const messages = shownMessages(stored.messages, state);
  const { actions, shown } = useMessageActions({ sessionId, messages, sending, area });
  useSpokenStatus(isAnswering, shown.at(-1));
  const selection = useSelection(shown, !isCompleted);
  const count = Math.max(messagesCount, shown.length + waiting.length);
  const room = { isSending: isAnswering, messagesCount: count, isCompleted };
  const block = whySendIsBlocked({ content: '', ...room });
  const sendDraft = (text: string): void => {
    send(text, shown.at(-1));
    props.onSend?.();
  };
  // While messages wait, the question is answered already.
  const isAsked = waiting.length === 0;
  const misread = misreadIn(shown.at(-1), isAsked ? block : 'sending', sending.sendAgain);
  const work = { actions, selection };
  const writing = { draft, area };
  return (
    <RepliesContext value={sending.replies}>
      {props.renderHead(selection)}
      <Loaded stored={stored} above={props.question}>
        <Ready when={isReady || stored.messages.length === 0 || sending.sendCount > 0}>
          <MisreadContext value={misread}>
            <MessageList
              messages={shown}
              {...work}
              answers={
                isAsked && (
                  <Suggestions {...writing} block={block} newest={shown.at(-1)} onSend={send} />
                )
              }
              sendCount={sending.sendCount}
              jumpTo={props.messageId}
              older={olderOf(stored)}
            >
              {shown.length + waiting.length === 0 && <LateEmptyChat />}
              <SpentNotice {...props} state={state} />
              <UnderResult {...props} shown={shown} isAtRest={isAsked && !isAnswering} />
              <ListEnd sending={sending} messages={stored.messages} isCompleted={isCompleted} />
            </MessageList>
          </MisreadContext>
        </Ready>
        <Foot>
          <LateSelectionBar {...work} />
          <ChatNotices
            {...{ ...props, state, messagesCount: count }}
            note={openAlarmIn(shown) === null && props.note}
            onRetry={() => state.failed && retry(state.failed)}
            onDismiss={sending.dismiss}
          />
          <ChatInput
            {...writing}
            room={room}
            quotaHint={props.quotaHint}
            OtherInput={OtherInput}
            beside={props.besideSend}
            onSend={sendDraft}
            onCancel={isAnswering ? () => connection.cancel() : null}
          />
        </Foot>
      </Loaded>
    </RepliesContext>
  );
}

type LoadedProps = {
  stored: ReturnType<typeof useMessages>;
  above: ReactNode;
  children: ReactNode;
};

function Loaded({ stored, above, children }: LoadedProps) {
  const { loadFailed } = useTexts(chatTexts);
  if (stored.isPending) return <MessagesSkeleton />;
  if (stored.isError && stored.messages.length === 0) {
    return <ErrorState title={loadFailed} onRetry={() => void stored.refetch()} />;
  }
  return (
    <>
      {above}
      {children}
    </>
  );
}

/** The input does not wait for the renderer of the list, and a message just sent must be seen. */
const Ready = ({ when, children }: { when: boolean; children: ReactNode }) =>
  when ? children : <MessagesSkeleton />;

/** Below the list: notices, the input, and the one line that is always there (MED-1). */
function Foot({ children }: { children: ReactNode }) {
  const texts = useTexts(chatTexts);
  return (
    <div className="mx-auto w-full max-w-[760px] space-y-1 px-3 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
      <LateReadingBar />
      {children}
      <p className="input-law">{texts.disclaimer}</p>
    </div>
  );
}

const olderOf = (stored: ReturnType<typeof useMessages>) => ({
  exist: stored.hasNextPage,
  areLoading: stored.isFetchingNextPage,
  haveFailed: stored.isFetchNextPageError,
  load: () => void stored.fetchNextPage(),
});

/** Announces to screen readers that a reply has begun and that it is complete, not every word. */
function useSpokenStatus(isAnswering: boolean, newest: ShownMessage | undefined): void {
  const texts = useTexts(chatTexts);
  const alarmWords = useTexts(alarmTexts);
  const alarm = newest?.alarm?.isRaised ? newest.alarm : null;
  const alarmText = alarm && `${alarmWords[alarm.level]}：${alarmWords.call(ambulance(alarm))}`;
  const isIdle = !isAnswering;
  const wasIdle = useRef(isIdle);
  useEffect(() => {
    if (isIdle !== wasIdle.current) {
      announce(isIdle ? texts.answered : texts.answering);
      if (isIdle && alarmText) announce(alarmText, 'assertive');
    }
    wasIdle.current = isIdle;
  }, [isIdle, alarmText, texts]);
}

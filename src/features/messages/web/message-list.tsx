import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { classNames } from '#platform/web/class-names.ts';
import { BackToBottom } from '#platform/web/ui/back-to-bottom.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useStickToBottom } from '#platform/web/use-stick-to-bottom.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { AlarmBar } from './alarm-bar.tsx';
import type { MessageActions } from './message-actions.ts';
import { MessageItem } from './message-item.tsx';
import { openAlarmIn } from './open-alarm.ts';
import type { ShownMessage } from './shown-messages.ts';
import { chatTexts } from './texts.ts';
import { useLoadNearTop } from './use-load-near-top.ts';
import { useJumpToMessage } from './use-jump-to-message.ts';
import { useNewestFirst } from './use-newest-first.ts';
import type { Selection } from './use-selection.ts';

type MessageListProps = {
  messages: readonly ShownMessage[];
  actions: MessageActions;
  selection: Selection;
  /** A message to be taken to, also when it is on an older page. */
  jumpTo: number | null;
  older: { exist: boolean; areLoading: boolean; haveFailed: boolean; load: () => void };
  /** Grows with every message of one's own: the reader is then taken to the end. */
  sendCount: number;
  /** Answers to tap; they stay above the input wherever the list is scrolled to. */
  answers: ReactNode;
  children?: ReactNode;
};

/** The consultation as a record: one's own words right, the answers left. */
export function MessageList(props: MessageListProps) {
  const { messages, jumpTo, older, sendCount, children, selection } = props;
  const texts = useTexts(chatTexts);
  const newest = messages.at(-1);
  const newestReply = newest?.role === 'assistant' ? newest : undefined;
  const newestOwn = messages.findLast(({ role }) => role === 'user');
  const alarm = openAlarmIn(messages);
  const { drawn, isWhole } = useNewestFirst(messages, jumpTo !== null);
  const { scroller, content, isAtBottom, goToBottom, goTo, keepPlace } = useStickToBottom();
  useLayoutEffect(keepPlace, [drawn, keepPlace]);
  useJumpToMessage({ messageId: jumpTo, messages, older, scroller, goTo });
  const olderGone = useFocusAfterLast(older.exist, content);
  const top = useLoadNearTop(scroller, !isAtBottom && isWhole, older);
  const sendsSeen = useRef(sendCount);
  useEffect(() => {
    if (sendCount > sendsSeen.current) goToBottom();
    sendsSeen.current = sendCount;
  }, [sendCount, goToBottom]);
  return (
    <div className="relative min-h-0 flex-1">
      {alarm && <AlarmBar open={alarm} scroller={scroller} drawn={drawn} />}
      <div
        ref={scroller}
        className={classNames(
          'h-full overflow-x-clip overflow-y-auto overscroll-contain',
          // What is scrolled to is not hidden behind the bar, nor behind the answers to tap.
          alarm && 'scroll-pt-16 scroll-pb-44',
        )}
      >
        <div ref={content} className="mx-auto max-w-[760px] px-4 pt-5 pb-3">
          {older.exist && (
            <div ref={top} className="mb-4 text-center">
              <LoadOlder older={older} onGone={olderGone} />
            </div>
          )}
          <div
            role="log"
            aria-live="off"
            aria-label={texts.conversation}
            className="space-y-6 **:data-found:rounded-card **:data-found:outline-2 **:data-found:outline-offset-6 **:data-found:outline-ochre"
          >
            {drawn.map((message, at) => (
              <MessageItem
                key={message.key}
                message={message}
                question={message.alarm?.isRaised ? drawn[at - 1]?.content : undefined}
                actions={props.actions}
                canChange={selection.canChange}
                isChosen={selection.isOn ? selection.chosen.has(message.id) : null}
                onChoose={selection.toggle}
                isNewest={message === newestReply || message === newestOwn}
              />
            ))}
          </div>
          {children}
          <div data-stays className="sticky bottom-0 z-9">
            {/* Above the answers, whatever room they take; it covers no number to call. */}
            <BackToBottom isShown={!isAtBottom} isApart={alarm !== null} onPress={goToBottom} />
            <div className="bg-paper">{props.answers}</div>
          </div>
        </div>
      </div>
    </div>
  );
}

type LoadOlderProps = { older: MessageListProps['older']; onGone: (hadFocus: boolean) => void };

function LoadOlder({ older, onGone }: LoadOlderProps) {
  const texts = useTexts(chatTexts);
  const button = useRef<HTMLButtonElement>(null);
  // Runs before the button is taken out of the page, while it still has the focus.
  useLayoutEffect(() => {
    const shown = button.current;
    return () => onGone(shown === document.activeElement);
  }, [onGone]);
  return (
    <>
      {older.haveFailed && (
        <p role="alert" className="text-sm text-cinnabar">
          {texts.loadOlderFailed}
        </p>
      )}
      <Button
        ref={button}
        variant="ghost"
        size="small"
        pending={older.areLoading}
        onClick={older.load}
      >
        {texts.loadOlder}
      </Button>
    </>
  );
}

/**
 * The button disappears with the last page, also when that page loaded by scrolling near the top: if it
 * had the focus, the first message there is now gets it.
 */
function useFocusAfterLast(exist: boolean, content: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false);
  const onGone = useCallback((had: boolean) => void (hadFocus.current = had), []);
  useEffect(() => {
    if (exist || !hadFocus.current) return;
    hadFocus.current = false;
    const first = content.current?.querySelector<HTMLElement>('article');
    if (!first) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }, [exist, content]);
  return onGone;
}

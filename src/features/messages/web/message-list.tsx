import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { BackToBottom } from '#platform/web/ui/back-to-bottom.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useStickToBottom } from '#platform/web/use-stick-to-bottom.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { MessageActs } from './message-acts.ts';
import { MessageItem } from './message-item.tsx';
import type { ShownMessage } from './shown-messages.ts';
import { chatTexts } from './texts.ts';
import { useLoadNearTop } from './use-load-near-top.ts';
import { useJumpToMessage } from './use-jump-to-message.ts';
import { useNewestFirst } from './use-newest-first.ts';
import type { Selection } from './use-selection.ts';

type MessageListProps = {
  messages: readonly ShownMessage[];
  acts: MessageActs;
  selection: Selection;
  /** A message to be taken to, also when it is on an older page. */
  jumpTo: number | null;
  older: { exist: boolean; areLoading: boolean; haveFailed: boolean; load: () => void };
  /** Grows with every message of one's own: the reader is then taken to the end. */
  sendCount: number;
  children?: ReactNode;
};

/** The consultation as a record: one's own words right, the answers left. */
export function MessageList(props: MessageListProps) {
  const { messages, jumpTo, older, sendCount, children, selection } = props;
  const texts = useTexts(chatTexts);
  const { drawn, isWhole } = useNewestFirst(messages, jumpTo !== null);
  const { scroller, content, isAtBottom, goToBottom, goTo, keepPlace } = useStickToBottom();
  useLayoutEffect(keepPlace, [drawn, keepPlace]);
  useJumpToMessage({ messageId: jumpTo, messages, older, scroller, goTo });
  const loadOlder = useLoadOlder(older, content);
  const top = useLoadNearTop(scroller, !isAtBottom && isWhole, older);
  const sendsSeen = useRef(sendCount);
  useEffect(() => {
    if (sendCount > sendsSeen.current) goToBottom();
    sendsSeen.current = sendCount;
  }, [sendCount, goToBottom]);
  return (
    <div className="relative min-h-0 flex-1">
      <div ref={scroller} className="h-full overflow-x-clip overflow-y-auto overscroll-contain">
        <div ref={content} className="mx-auto max-w-[760px] px-4 py-5">
          {older.exist && (
            <div ref={top} className="mb-4 text-center">
              <Button variant="ghost" size="small" pending={older.areLoading} onClick={loadOlder}>
                {texts.loadOlder}
              </Button>
            </div>
          )}
          <div
            role="log"
            aria-live="off"
            aria-label={texts.conversation}
            className="space-y-6 **:data-found:rounded-card **:data-found:outline-2 **:data-found:outline-offset-6 **:data-found:outline-ochre"
          >
            {drawn.map((message) => (
              <MessageItem
                key={message.key}
                message={message}
                acts={props.acts}
                canChange={selection.canChange}
                isChosen={selection.isOn ? selection.chosen.has(message.id) : null}
                onChoose={selection.toggle}
              />
            ))}
          </div>
          {children}
        </div>
      </div>
      <BackToBottom isShown={!isAtBottom} onPress={goToBottom} />
    </div>
  );
}

/** With the last page the button goes: the focus moves from it to the first message there is now. */
function useLoadOlder(
  { exist, load }: MessageListProps['older'],
  content: RefObject<HTMLElement | null>,
): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (exist || !isAsked.current) return;
    isAsked.current = false;
    const first = content.current?.querySelector<HTMLElement>('article');
    if (!first || document.activeElement !== document.body) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }, [exist, content]);
  return () => {
    isAsked.current = true;
    load();
  };
}

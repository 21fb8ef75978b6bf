import { createContext, use, useSyncExternalStore } from 'react';

import { LazyMarkdown } from '#platform/web/markdown/lazy-markdown.tsx';

import { ReasoningFold } from './reasoning-fold.tsx';
import type { ReplyStore, ReplyWords } from './reply-store.ts';
import type { ShownMessage } from './shown-messages.ts';
import { ThinkingDots } from './thinking-dots.tsx';

/** Holds the words of the reply that is being written; null where none ever is. */
export const RepliesContext = createContext<ReplyStore | null>(null);

const unheard = (): (() => void) => () => undefined;

/** What an answer says; while it is being written, frame by frame. */
export function AnswerWords({ message }: { message: ShownMessage }) {
  const isStreaming = message.status === 'streaming';
  const { content, reasoning } = useWords(message, isStreaming);
  return (
    <>
      {reasoning !== '' && (
        <ReasoningFold text={reasoning} isRunning={isStreaming && content === ''} />
      )}
      {content !== '' && <LazyMarkdown text={content} isStreaming={isStreaming} headingLevel={3} />}
      {isStreaming && content === '' && <ThinkingDots />}
    </>
  );
}

function useWords(message: ShownMessage, isStreaming: boolean): ReplyWords {
  const replies = use(RepliesContext);
  const written = useSyncExternalStore(replies && isStreaming ? replies.subscribe : unheard, () =>
    replies && isStreaming ? replies.wordsOf(message.isTemporary ? null : message.id) : null,
  );
  return written ?? { content: message.content, reasoning: message.reasoningContent };
}

import { createContext, use } from 'react';

import { LazyMarkdown } from '#platform/web/markdown/lazy-markdown.tsx';
import { createStore } from '#platform/web/store.ts';
import { useStore } from '#platform/web/use-store.ts';

import { ReasoningFold } from './reasoning-fold.tsx';
import { idleReply } from './reply-state.ts';
import { wordsOf, type ReplyStore, type ReplyWords } from './running-reply-store.ts';
import type { ShownMessage } from './shown-messages.ts';
import { ThinkingDots } from './thinking-dots.tsx';

/** Holds the words of the reply that is being written; null where none ever is. */
export const RepliesContext = createContext<ReplyStore | null>(null);

const noReply = createStore(idleReply);

/** The text of a reply; while it is being written, frame by frame. */
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
  const written = useStore(replies && isStreaming ? replies.state : noReply, (state) =>
    wordsOf(state, message.isTemporary ? null : message.id),
  );
  return written ?? { content: message.content, reasoning: message.reasoningContent };
}

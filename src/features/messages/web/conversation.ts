import type { QueryClient } from '@tanstack/react-query';

import { language } from '#platform/web/language.ts';
import { notify } from '#platform/web/notify.ts';
import { outbox } from '#platform/web/outbox.ts';
import { createStore, type Store } from '#platform/web/store.ts';

import { createDraft, type Draft } from './draft.ts';
import { messagesKey } from './message-pages.ts';
import { ReplyConnection } from './reply-connection.ts';
import { createReplyStore, type ReplyStore } from './reply-state.ts';
import { chatTexts } from './texts.ts';

/** One session as this tab sends to it and reads from it. */
export type Conversation = {
  readonly sessionId: number;
  readonly replies: ReplyStore;
  readonly connection: ReplyConnection;
  readonly draft: Draft;
  /** Grows with each message that is sent from this tab. */
  readonly sendCount: Store<number>;
  /** What the list of messages contained when it was last read; null while the page has none. */
  listed: { clientMessageIds: ReadonlySet<string>; runningId: number | null } | null;
};

/** Called where messages change data of other features; the app knows which. */
export type MessageEffects = {
  /** So many messages have been stored in a session; what the server counts is read at the end. */
  onStored: (sessionId: number, count: number) => void;
  onReplyEnded: () => void;
  /** The server has refused a message because none is left. */
  onQuotaSpent: () => void;
};

type ConversationParts = MessageEffects & { cache: QueryClient; isOnScreen: () => boolean };

export function createConversation(sessionId: number, parts: ConversationParts): Conversation {
  const { cache, isOnScreen } = parts;
  const replies = createReplyStore();
  const draft = createDraft(`chat-${sessionId}`);
  const reread = () => cache.invalidateQueries({ queryKey: messagesKey(sessionId) });
  const connection = new ReplyConnection(sessionId, {
    dispatch: replies.dispatch,
    onStored: (send) => {
      // The question and the reply that begins.
      if (send.userMessageId === null) parts.onStored(sessionId, 2);
      outbox.remove(send.clientMessageId);
    },
    onRefused: ({ clientMessageId, content, userMessageId }) => {
      outbox.remove(clientMessageId);
      // A question that the server has already is not lost.
      if (userMessageId === null) draft.giveBack(content);
      if (isOnScreen()) return;
      notify({ type: 'warning', message: chatTexts[language.get()].waitingRefused });
    },
    reread,
    onEnded: () => {
      void reread();
      parts.onReplyEnded();
    },
    onQuotaSpent: parts.onQuotaSpent,
  });
  return { sessionId, replies, connection, draft, sendCount: createStore(0), listed: null };
}

import type { QueryClient } from '@tanstack/react-query';

import { membershipEndpoints, type Usage } from '#features/membership/contract.ts';
import { modelEndpoints } from '#features/models/contract.ts';
import { sessionEndpoints, type Session } from '#features/sessions/contract.ts';
import { language } from '#platform/web/language.ts';
import { notify } from '#platform/web/notify.ts';
import { outbox } from '#platform/web/outbox.ts';
import { keyOf } from '#platform/web/query-key.ts';
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

type ConversationParts = {
  cache: QueryClient;
  /** A reply has ended: what later features draw from messages is stale. */
  onReplyEnded: () => void;
  isOnScreen: () => boolean;
};

/** Queries of earlier features that a finished reply makes stale. */
const keysAfterReply = [
  keyOf(membershipEndpoints, 'getUsage'),
  keyOf(membershipEndpoints, 'getSubscriptionStatus'),
  keyOf(sessionEndpoints, 'getSession'),
  keyOf(sessionEndpoints, 'listSessions'),
  keyOf(sessionEndpoints, 'getStats'),
];

export function createConversation(sessionId: number, parts: ConversationParts): Conversation {
  const { cache, onReplyEnded, isOnScreen } = parts;
  const replies = createReplyStore();
  const draft = createDraft(`chat-${sessionId}`);
  const reread = () => cache.invalidateQueries({ queryKey: messagesKey(sessionId) });
  const connection = new ReplyConnection(sessionId, {
    dispatch: replies.dispatch,
    onStored: (send) => {
      // The question and the reply that begins; what the server counts is read at the end.
      if (send.userMessageId === null) noteStored(cache, sessionId, 2);
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
      invalidateAfterReply(cache);
      onReplyEnded();
    },
    onQuotaSpent: () => {
      cache.setQueriesData<Usage>(
        { queryKey: keyOf(membershipEndpoints, 'getUsage') },
        (usage) => usage && { ...usage, remainingCount: 0 },
      );
    },
  });
  return { sessionId, replies, connection, draft, sendCount: createStore(0), listed: null };
}

function noteStored(cache: QueryClient, id: number, more: number): void {
  const queryKey = keyOf(sessionEndpoints, 'getSession', { params: { id } });
  const session = cache.getQueryData<Session>(queryKey);
  if (!session) return;
  cache.setQueryData<Session>(queryKey, {
    ...session,
    messagesCount: session.messagesCount + more,
  });
  // A reply is being written in it.
  void cache.invalidateQueries({ queryKey: keyOf(sessionEndpoints, 'listSessions') });
  // Its first message has named it.
  if (session.title === '') void cache.invalidateQueries({ queryKey });
}

function invalidateAfterReply(cache: QueryClient): void {
  for (const queryKey of keysAfterReply) void cache.invalidateQueries({ queryKey });
  // A refusal may be for a model that is not there: what could not be read is read again.
  void cache.invalidateQueries({
    queryKey: keyOf(modelEndpoints, 'getModelsConfig'),
    predicate: ({ state: { status } }) => status === 'error',
  });
}

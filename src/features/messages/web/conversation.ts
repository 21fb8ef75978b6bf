import type { QueryClient } from '@tanstack/react-query';

import { membershipEndpoints, type Usage } from '#features/membership/contract.ts';
import { modelEndpoints } from '#features/models/contract.ts';
import { sessionEndpoints, type Session } from '#features/sessions/contract.ts';
import { readDraft, watchDraft, writeDraft } from '#platform/web/drafts.ts';
import { language } from '#platform/web/language.ts';
import { notify } from '#platform/web/notify.ts';
import { outbox } from '#platform/web/outbox.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { createStore, type Readable, type Store } from '#platform/web/store.ts';

import { messagesKey } from './message-pages.ts';
import { ReplyConnection } from './reply-connection.ts';
import { createReplyStore, type ReplyStore } from './reply-state.ts';
import { chatTexts } from './texts.ts';

type Draft = Readable<string> & {
  write: (text: string) => void;
  /** Prepends text that was not sent to anything written since. */
  giveBack: (words: string) => void;
  /** Follows the other tabs until the returned function is called. */
  follow: () => () => void;
};

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
  const draft = createDraft(sessionId);
  const reread = () => cache.invalidateQueries({ queryKey: messagesKey(sessionId) });
  const connection = new ReplyConnection(sessionId, {
    dispatch: replies.dispatch,
    onStored: (send) => {
      // The question and the reply that begins; what the server counts is read at the end.
      if (send.userMessageId === null) countMessages(cache, sessionId, 2);
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

function countMessages(cache: QueryClient, id: number, more: number): void {
  cache.setQueryData<Session>(
    keyOf(sessionEndpoints, 'getSession', { params: { id } }),
    (session) => session && { ...session, messagesCount: session.messagesCount + more },
  );
}

function invalidateAfterReply(cache: QueryClient): void {
  for (const queryKey of keysAfterReply) void cache.invalidateQueries({ queryKey });
  // A refusal may be for a model that is not there: what could not be read is read again.
  void cache.invalidateQueries({
    queryKey: keyOf(modelEndpoints, 'getModelsConfig'),
    predicate: ({ state: { status } }) => status === 'error',
  });
}

/** The text being written in a session; what was sent waits in the outbox until it has arrived. */
function createDraft(sessionId: number): Draft {
  const name = `chat-${sessionId}`;
  const text = createStore(readDraft(name));
  const write = (next: string): void => {
    text.set(next);
    writeDraft(name, next);
  };
  return {
    get: text.get,
    subscribe: text.subscribe,
    write,
    giveBack: (words) => {
      const draft = readDraft(name);
      write(draft === '' ? words : `${words}\n${draft}`);
    },
    follow: () => {
      text.set(readDraft(name));
      // Sent or changed in another tab: this one follows, unless it has other words.
      return watchDraft(name, (before, after) => {
        if (text.get() === before) text.set(after);
      });
    },
  };
}

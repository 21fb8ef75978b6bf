import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { membershipEndpoints, type Usage } from '#features/membership/contract.ts';
import { modelEndpoints } from '#features/models/contract.ts';
import { sessionEndpoints, type Session } from '#features/sessions/contract.ts';
import { busy } from '#platform/web/busy.ts';
import { notify } from '#platform/web/notify.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { useStore } from '#platform/web/use-store.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { ReplyLine, type LineOwner } from './reply-line.ts';
import type { ReplyState } from './reply-state.ts';
import { createReplyStore, type ReplyStore } from './running-reply-store.ts';
import { chatTexts } from './texts.ts';

/** What a finished reply makes stale of the features before this one, besides the messages. */
const keysAfterReply = [
  keyOf(membershipEndpoints, 'getUsage'),
  keyOf(membershipEndpoints, 'getSubscriptionStatus'),
  keyOf(sessionEndpoints, 'getSession'),
  keyOf(sessionEndpoints, 'listSessions'),
  keyOf(sessionEndpoints, 'getStats'),
];

/** The outline of a session's reply, what holds its words, and the line it comes in on, left with the page. */
export function useReply(
  sessionId: number,
  owner: Pick<LineOwner, 'onStored' | 'onRefused'> & {
    refreshMessages: () => Promise<void>;
    /** For what later features draw from messages. */
    onReplyEnded: () => void;
  },
): { state: ReplyState; line: ReplyLine; replies: ReplyStore } {
  const [replies] = useState(createReplyStore);
  const state = useStore(replies.outline);
  const cache = useQueryClient();
  const texts = useTexts(chatTexts);
  const [line] = useState(
    () =>
      new ReplyLine(sessionId, {
        dispatch: replies.dispatch,
        onStored: (send) => {
          // The question and the reply that begins; what the server counts is read at the end.
          if (send.userMessageId === null) countMore(cache, sessionId, 2);
          owner.onStored(send);
        },
        onRefused: owner.onRefused,
        reread: owner.refreshMessages,
        onEnded: () => {
          void owner.refreshMessages();
          // A refusal may be for a model that is not there: what is there is asked for again.
          void cache.invalidateQueries({
            queryKey: keyOf(modelEndpoints, 'getModelsConfig'),
            predicate: ({ state: { status } }) => status === 'error',
          });
          for (const queryKey of keysAfterReply) void cache.invalidateQueries({ queryKey });
          owner.onReplyEnded();
        },
        onQuotaSpent: () => {
          cache.setQueriesData<Usage>(
            { queryKey: keyOf(membershipEndpoints, 'getUsage') },
            (usage) => usage && { ...usage, remainingCount: 0 },
          );
        },
        onStopCounted: (message) => notify({ type: 'info', message }),
        onCancelFailed: () => notify({ type: 'error', message: texts.cancelFailed }),
        unknownFailure: () => texts.sendFailed,
      }),
  );
  useEffect(() => () => line.close(), [line]);
  useEffect(() => watchConnection(line), [line]);
  const isWriting = state.phase !== 'idle';
  useEffect(() => (isWriting ? busy.begin() : undefined), [isWriting]);
  return { state, line, replies };
}

function countMore(cache: QueryClient, id: number, more: number): void {
  cache.setQueryData<Session>(
    keyOf(sessionEndpoints, 'getSession', { params: { id } }),
    (session) => session && { ...session, messagesCount: session.messagesCount + more },
  );
}

/** Sleep stops timers and kills sockets without a word; the page's own signs say when to look. */
function watchConnection(line: ReplyLine): () => void {
  const listening = new AbortController();
  const wake = (): void => {
    if (!document.hidden) line.wake();
  };
  window.addEventListener('online', wake, listening);
  window.addEventListener('pageshow', wake, listening);
  document.addEventListener('visibilitychange', wake, listening);
  window.addEventListener('offline', () => line.lose(), listening);
  return () => listening.abort();
}

import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import { earlyCalls } from '#platform/web/early-calls.ts';
import { keyOf } from '#platform/web/query-key.ts';

import type { Message } from '../contract.ts';
import { messageApi, newestMessages } from './message-api.ts';

export type MessagePage = { messages: Message[]; hasOlder: boolean };

export const messagesKey = (sessionId: number) => keyOf(messageApi, 'listMessages', sessionId);

function readNewest(sessionId: number, signal: AbortSignal) {
  const sent = newestMessages(sessionId);
  const early = earlyCalls.take('listMessages', sent);
  return (
    (early as ReturnType<typeof messageApi.listMessages> | null) ??
    messageApi.listMessages(sent, { signal })
  );
}

/** A session's messages by pages, the newest first. */
export const messagesQuery = (sessionId: number) =>
  infiniteQueryOptions({
    queryKey: messagesKey(sessionId),
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam, signal }): Promise<MessagePage> => {
      const params = { id: sessionId };
      if (pageParam === null) {
        const page = await readNewest(sessionId, signal);
        return { messages: page.results, hasOlder: page.next !== null };
      }
      const sent = { params, query: { oldest_message_id: pageParam } };
      const older = await messageApi.loadOldMessages(sent, { signal });
      return { messages: older.messages, hasOlder: older.has_more };
    },
    getNextPageParam: (page) => (page.hasOlder ? (page.messages[0]?.id ?? null) : null),
    staleTime: 0,
  });

/** Pages overlap when messages arrived between two loads: each message counts once. */
export function inOrder(pages: readonly MessagePage[]): Message[] {
  const byId = new Map<number, Message>();
  for (const page of pages) {
    for (const message of page.messages) if (!byId.has(message.id)) byId.set(message.id, message);
  }
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** A session's messages, oldest first: the newest page, and older ones on request. */
export function useMessages(sessionId: number) {
  const cache = useQueryClient();
  const query = useInfiniteQuery(messagesQuery(sessionId));
  const { data } = query;
  const messages = useMemo(() => inOrder(data?.pages ?? []), [data]);
  const refresh = useCallback(
    () => cache.invalidateQueries({ queryKey: messagesKey(sessionId) }),
    [cache, sessionId],
  );
  return { ...query, messages, refresh };
}

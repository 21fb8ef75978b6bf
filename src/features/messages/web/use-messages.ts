import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import { inOrder, messagesKey, messagesQuery } from './message-pages.ts';

/** A session's messages, oldest first: the newest page, and older ones as they are asked for. */
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

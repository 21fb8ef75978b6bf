import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { useOnline } from '#platform/web/use-online.ts';

import { messageApi } from './message-api.ts';

/** How often an idle page checks for questions from other devices. */
const lookMs = 10_000;

const nothingKnown = { isRunning: false, messageId: null, startedAt: null, model: null };

/** Calls `onRunning` when a reply to another device is running while this page is visible. */
export function useRemoteReplies(
  sessionId: number,
  isResting: boolean,
  onRunning: () => Promise<void>,
): void {
  const isOnline = useOnline();
  const { data } = useQuery({
    ...endpointQuery(messageApi, 'getRealtimeChat', { params: { id: sessionId } }),
    enabled: isResting && isOnline,
    // The page has just read the messages: the first look is one interval away.
    initialData: nothingKnown,
    staleTime: Infinity,
    refetchInterval: lookMs,
    retry: false,
  });
  const { messageId } = data;
  useEffect(() => {
    if (messageId !== null) void onRunning();
  }, [messageId, onRunning]);
}

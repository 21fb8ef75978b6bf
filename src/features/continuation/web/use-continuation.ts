import { useEffect, useReducer, useRef } from 'react';

import { CallError } from '#platform/web/call-error.ts';

import { continuationApi } from './continuation-api.ts';
import { askingState, continuationState, sessionIdOf } from './continuation-state.ts';
import type { ContinuationState } from './continuation-state.ts';

export type ContinuationEnds = {
  onCreated: (newSessionId: number) => void;
  /** Created or not: the server may have progressed further than was received. */
  onSettled: () => void;
};

/**
 * Creates the continuation of a session and follows the progress. Retrying after a dropped connection returns
 * the same one; after leaving the page, its link is in the session.
 */
export function useContinuation(
  sessionId: number,
  { onCreated, onSettled }: ContinuationEnds,
): { state: ContinuationState; start: (pinned: string[] | null) => Promise<void> } {
  const [state, dispatch] = useReducer(continuationState, askingState);
  const line = useRef<AbortController | null>(null);
  useEffect(() => () => line.current?.abort(), []);
  const start = async (pinned: string[] | null): Promise<void> => {
    if (state.phase === 'working' || state.phase === 'done') return;
    const { signal } = (line.current = new AbortController());
    dispatch({ type: 'started' });
    const sent = { params: { id: sessionId }, body: pinned ? { pinned } : {} };
    try {
      let newSessionId: number | null = null;
      for await (const event of continuationApi.createContinuation(sent, { signal })) {
        dispatch({ type: 'received', event });
        newSessionId = sessionIdOf(event) ?? newSessionId;
      }
      if (newSessionId === null) dispatch({ type: 'failed', error: null });
      else onCreated(newSessionId);
    } catch (error) {
      // A call that failed on the network has no text from the server.
      const isFromServer = error instanceof CallError && error.status > 0;
      if (!signal.aborted) dispatch({ type: 'failed', error: isFromServer ? error.text : null });
    } finally {
      onSettled();
    }
  };
  return { state, start };
}

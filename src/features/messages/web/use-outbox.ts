import { useEffect, useMemo } from 'react';

import { outbox, type WaitingSend } from '#platform/web/outbox.ts';
import { useStore } from '#platform/web/use-store.ts';

import type { Message } from '../contract.ts';
import type { ReplyLine } from './reply-line.ts';
import { isWaitingToSend, type PendingSend, type ReplyState } from './reply-state.ts';

const pendingOf = ({ clientMessageId, content, atMs }: WaitingSend): PendingSend => ({
  clientMessageId,
  content,
  atMs,
  userMessageId: null,
});

/**
 * Sends what waits in a session, one after the other, each after the reply to the one before.
 * Returns what stands in the way to the server still, to be drawn as waiting, and the newest of all.
 */
export function useOutbox(
  sessionId: number,
  chat: { messages: readonly Message[]; isLoaded: boolean; state: ReplyState; line: ReplyLine },
): { waiting: readonly WaitingSend[]; newestId: string | undefined } {
  const { messages, isLoaded, state, line } = chat;
  const all = useStore(outbox);
  const mine = useMemo(() => all.filter((each) => each.sessionId === sessionId), [all, sessionId]);
  const inFlight = state.phase === 'sending' ? state.send?.clientMessageId : undefined;
  useEffect(() => {
    // Its answer was lost, not the message: what the server lists has arrived.
    for (const { clientMessageId: id } of mine) {
      if (id !== inFlight && messages.some((each) => each.clientMessageId === id)) {
        outbox.remove(id);
      }
    }
  }, [mine, messages, inFlight]);
  const next = mine[0];
  useEffect(() => {
    if (!isLoaded || state.phase !== 'idle' || !next) return;
    if (next.standing !== 'ours') return;
    void line.send(pendingOf(next), next.model);
  }, [isLoaded, state.phase, next, line]);
  const isHeld = isWaitingToSend(state);
  const waiting = mine.filter(
    (each) => each.standing !== 'unknown' && (isHeld || each.clientMessageId !== inFlight),
  );
  return { waiting, newestId: mine.at(-1)?.clientMessageId };
}

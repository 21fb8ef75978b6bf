import { useCallback, useEffect, useRef, useState } from 'react';

import { outbox, type WaitingSend } from '#platform/web/outbox.ts';

import { isWaitingToSend, type PendingSend } from './reply-state.ts';
import type { useDraft } from './use-draft.ts';
import type { useMessages } from './use-messages.ts';
import { useElsewhere } from './use-elsewhere.ts';
import { useOutbox } from './use-outbox.ts';
import { useQueueMessage } from './use-queue-message.ts';
import { useReply } from './use-reply.ts';

type SendingOptions = {
  stored: ReturnType<typeof useMessages>;
  draft: ReturnType<typeof useDraft>;
  /** The model for the next message; null leaves it to the preference. */
  model: string | null;
  onReplyEnded: () => void;
};

/** Everything that goes to the server from a session, and the reply that comes back. */
export function useSending(
  sessionId: number,
  { stored, draft, model, onReplyEnded }: SendingOptions,
) {
  const queue = useQueueMessage(sessionId, model);
  const { state, line, replies } = useReply(sessionId, {
    onStored: ({ clientMessageId }) => outbox.remove(clientMessageId),
    onRefused: ({ clientMessageId, content, userMessageId }) => {
      outbox.remove(clientMessageId);
      // A question that stands in the record already is not lost.
      if (userMessageId === null) draft.giveBack(content);
    },
    refreshMessages: stored.refresh,
    onReplyEnded,
  });
  const { messages } = stored;
  useEffect(() => replies.dispatch({ type: 'listed', messages }), [replies, messages]);
  const { refresh } = stored;
  const newest = messages.at(-1);
  const runningId = newest?.status === 'streaming' ? newest.id : null;
  useEffect(() => {
    // A reply that runs when the page opens, or that another device started, is followed.
    if (state.phase === 'idle') line.noteRunning(runningId);
  }, [state.phase, runningId, line]);
  useElsewhere(sessionId, state.phase === 'idle' && runningId === null, refresh);
  useEffect(
    () =>
      // Its answer runs: it is followed here too.
      outbox.subscribe((now, before) => {
        const hasLeft = before.some(
          (each) =>
            each.sessionId === sessionId &&
            each.standing === 'others' &&
            !now.some(({ clientMessageId }) => clientMessageId === each.clientMessageId),
        );
        if (hasLeft) void refresh();
      }),
    [sessionId, refresh],
  );
  const isLoaded = !stored.isPending && !stored.isError;
  const { waiting, newestId } = useOutbox(sessionId, { messages, isLoaded, state, line });
  const { sendCount, countSend } = useSendCount(newestId);
  const isAnswering = state.phase !== 'idle' && !isWaitingToSend(state);
  const send = (content: string): void => {
    if (queue(content)) draft.write('');
  };
  /** Takes back what has not arrived; its words return to the input. */
  const withdraw = ({ clientMessageId, content }: WaitingSend): void => {
    if (state.send?.clientMessageId === clientMessageId) line.withdraw();
    outbox.remove(clientMessageId);
    draft.giveBack(content);
  };
  const retry = (failed: PendingSend): void => {
    countSend();
    void line.send(failed, model);
  };
  const dismiss = (): void => replies.dispatch({ type: 'dismissed' });
  return { state, line, replies, dismiss, waiting, isAnswering, send, withdraw, retry, sendCount };
}

/** Grows with whatever goes out from this page, written here or asked for beside the conversation. */
function useSendCount(newestId: string | undefined) {
  const [sendCount, setSendCount] = useState(0);
  const countSend = useCallback(() => setSendCount((sends) => sends + 1), []);
  const seenId = useRef(newestId);
  useEffect(() => {
    if (newestId !== undefined && newestId !== seenId.current) countSend();
    seenId.current = newestId;
  }, [newestId, countSend]);
  return { sendCount, countSend };
}

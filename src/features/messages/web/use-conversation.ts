import { createContext, use, useEffect, useMemo } from 'react';

import { busy } from '#platform/web/busy.ts';
import { outbox, type WaitingSend } from '#platform/web/outbox.ts';
import { useStore } from '#platform/web/use-store.ts';

import type { MessageSender } from './message-sender.ts';
import { isWaitingToSend, type PendingSend, type ReplyState } from './reply-state.ts';
import { useRemoteReplies } from './use-remote-replies.ts';
import type { useMessages } from './message-pages.ts';
import { optionIdsOf } from './picked-answers.ts';
import { stopReadingAloud } from './read-aloud/reading-aloud.ts';
import type { ToTap } from './shown-messages.ts';

/** The one sender of the tab; the frame of the signed-in pages starts it. */
export const MessageSenderContext = createContext<MessageSender | null>(null);

export function useMessageSender(): MessageSender {
  const sender = use(MessageSenderContext);
  if (!sender) throw new Error('a page that sends needs a MessageSenderContext around it');
  return sender;
}

type ConversationOptions = {
  stored: ReturnType<typeof useMessages>;
  /** The model for the next message; null leaves it to the preference. */
  model: string | null;
};

/** The session on the screen: its draft, what waits to be sent, the running reply, and what can be done. */
export function useConversation(sessionId: number, { stored, model }: ConversationOptions) {
  const sender = useMessageSender();
  const conversation = sender.conversation(sessionId);
  useEffect(() => sender.open(conversation), [sender, conversation]);
  const { replies, connection, draft } = conversation;
  const state = useStore(replies.outline);
  const sendCount = useStore(conversation.sendCount);
  const waiting = useWaiting(sessionId, state);
  const isWriting = state.phase !== 'idle';
  useEffect(() => (isWriting ? busy.begin() : undefined), [isWriting]);
  const isRunning = stored.messages.at(-1)?.status === 'streaming';
  useRemoteReplies(sessionId, !isWriting && !isRunning, stored.refresh);
  return {
    state,
    connection,
    replies,
    draft,
    waiting,
    sendCount,
    isAnswering: isWriting && !isWaitingToSend(state),
    dismiss: (): void => replies.dispatch({ type: 'dismissed' }),
    /** `toTap` is the newest message, whose answers may have been tapped. */
    send: (content: string, toTap: ToTap | undefined): void => {
      stopReadingAloud();
      const optionIds = optionIdsOf(content, toTap);
      if (sender.send(sessionId, { content, optionIds }, model)) draft.write('');
    },
    /** Sends words that are not those in the input. */
    sendAgain: (content: string, toTap?: ToTap): void => {
      stopReadingAloud();
      sender.send(sessionId, { content, optionIds: optionIdsOf(content, toTap) }, model);
    },
    withdraw: (send: WaitingSend): void => sender.withdraw(conversation, send),
    retry: (failed: PendingSend): void => sender.retry(conversation, failed, model),
  };
}

/** What has not reached the server, as far as it is drawn as waiting. */
function useWaiting(sessionId: number, state: ReplyState): readonly WaitingSend[] {
  const all = useStore(outbox);
  const inFlightId =
    state.phase === 'sending' && !isWaitingToSend(state) ? state.send?.clientMessageId : undefined;
  return useMemo(
    () =>
      all.filter(
        (each) =>
          each.sessionId === sessionId &&
          each.ownership !== 'unknown' &&
          each.clientMessageId !== inFlightId,
      ),
    [all, sessionId, inFlightId],
  );
}

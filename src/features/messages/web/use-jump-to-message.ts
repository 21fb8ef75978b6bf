import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { notify } from '#platform/web/notify.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { chatTexts } from './texts.ts';

/** How long a message that was jumped to stays marked. */
const markMs = 3_000;

type Jump = {
  /** The message to be taken to, if any. */
  messageId: number | null;
  messages: readonly { id: number }[];
  older: { exist: boolean; areLoading: boolean; haveFailed: boolean; load: () => void };
  scroller: RefObject<HTMLElement | null>;
  goTo: (entry: HTMLElement) => void;
};

/** Loads older pages until a message is there, then shows it, marks it and puts the focus on it. */
export function useJumpToMessage({ messageId, messages, older, scroller, goTo }: Jump) {
  const texts = useTexts(chatTexts);
  const reached = useRef<number | null>(null);
  useEffect(() => {
    if (messageId === null || reached.current === messageId) return;
    if (messages.some(({ id }) => id === messageId)) {
      reached.current = messageId;
      const message = scroller.current?.querySelector<HTMLElement>(`[data-message="${messageId}"]`);
      if (!message) return;
      goTo(message);
      mark(message);
    } else if (!older.exist) {
      reached.current = messageId;
      notify({ type: 'info', message: texts.messageGone });
    } else if (!older.areLoading && !older.haveFailed) {
      older.load();
    }
  }, [messageId, messages, older, scroller, goTo, texts]);
}

function mark(message: HTMLElement): void {
  // What is looked for may be in a part that is closed.
  for (const fold of message.querySelectorAll<HTMLDetailsElement>('.reply-fold')) fold.open = true;
  message.tabIndex = -1;
  message.focus({ preventScroll: true });
  message.dataset['found'] = 'true';
  setTimeout(() => delete message.dataset['found'], markMs);
}

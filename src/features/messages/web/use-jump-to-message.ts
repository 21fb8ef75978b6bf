import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { notify } from '#platform/web/notify.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { chatTexts } from './texts.ts';

/** How long a message that was jumped to stays marked. */
const markMs = 3_000;
/** Of a message higher than the list, the beginning is shown, so far from the top. */
const topMarginPx = 16;

interface Jump {
  /** The message to be taken to, if any. */
  messageId: number | null;
  messages: readonly { id: number }[];
  older: { exist: boolean; areLoading: boolean; haveFailed: boolean; load: () => void };
  scroller: RefObject<HTMLElement | null>;
  leaveBottom: () => void;
}

/** Loads older pages until a message is there, then shows it, marks it and puts the focus on it. */
export function useJumpToMessage({ messageId, messages, older, scroller, leaveBottom }: Jump) {
  const texts = useTexts(chatTexts);
  const reached = useRef<number | null>(null);
  useEffect(() => {
    if (messageId === null || reached.current === messageId) return;
    leaveBottom();
    if (messages.some(({ id }) => id === messageId)) {
      reached.current = messageId;
      const message = scroller.current?.querySelector<HTMLElement>(`[data-message="${messageId}"]`);
      if (scroller.current && message) show(scroller.current, message);
    } else if (!older.exist) {
      reached.current = messageId;
      notify({ type: 'info', message: texts.messageGone });
    } else if (!older.areLoading && !older.haveFailed) {
      older.load();
    }
  }, [messageId, messages, older, scroller, leaveBottom, texts]);
}

function show(scroller: HTMLElement, message: HTMLElement): void {
  const frame = scroller.getBoundingClientRect();
  const box = message.getBoundingClientRect();
  const above = Math.max(topMarginPx, (frame.height - box.height) / 2);
  scroller.scrollTop += box.top - frame.top - above;
  message.tabIndex = -1;
  message.focus({ preventScroll: true });
  message.dataset['found'] = 'true';
  setTimeout(() => delete message.dataset['found'], markMs);
}

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { readDraft } from '#platform/web/drafts.ts';
import { touchQuery } from '#platform/web/touch-query.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { actionTexts } from './action-texts.ts';
import { createMessageActions, type MessageActions } from './message-actions.ts';
import type { ShownMessage } from './shown-messages.ts';
import { useMessageSender, type useConversation } from './use-conversation.ts';

type Page = {
  sessionId: number;
  messages: readonly ShownMessage[];
  sending: ReturnType<typeof useConversation>;
  area: RefObject<HTMLTextAreaElement | null>;
};

const none: ReadonlySet<number> = new Set();

/**
 * What can be done with the messages of a session, and those that are left on the page. The actions
 * stay the same object however the page changes, so that no message is drawn again for their sake.
 */
export function useMessageActions({ sessionId, messages, sending, area }: Page): {
  actions: MessageActions;
  shown: readonly ShownMessage[];
} {
  const sender = useMessageSender();
  const texts = useTexts(actionTexts);
  const [hidden, setHidden] = useState(none);
  const [{ actions, update }] = useState(createMessageActions);
  const shown = hidden.size === 0 ? messages : messages.filter(({ id }) => !hidden.has(id));
  useEffect(() => {
    update({
      texts,
      shown,
      hide: (ids) => setHidden((before) => new Set([...before, ...ids])),
      unhide: (ids) =>
        setHidden((before) => new Set([...before].filter((id) => !ids.includes(id)))),
      reread: sender.reread,
      readDraft: () => readDraft(`chat-${sessionId}`),
      writeDraft: sending.draft.write,
      focusInput: () => {
        if (!matchMedia(touchQuery).matches) area.current?.focus();
      },
      send: sending.sendAgain,
    });
  });
  return { actions, shown };
}

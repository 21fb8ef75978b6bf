import { notify } from '#platform/web/notify.ts';
import { outbox } from '#platform/web/outbox.ts';
import { randomId } from '#platform/web/random-id.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { chatTexts } from './texts.ts';

/**
 * Puts a message of a session on its way; false where too many wait already, and then says so. A
 * null model leaves it to the preference.
 */
export function useQueueMessage(sessionId: number, model: string | null) {
  const { outboxFull } = useTexts(chatTexts);
  return (content: string): boolean => {
    const made = { sessionId, content, model, clientMessageId: randomId(), atMs: Date.now() };
    const isQueued = outbox.add(made);
    if (!isQueued) notify({ type: 'error', message: outboxFull });
    return isQueued;
  };
}

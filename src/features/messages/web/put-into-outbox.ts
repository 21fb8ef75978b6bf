import { language } from '#platform/web/language.ts';
import { notify } from '#platform/web/notify.ts';
import { outbox } from '#platform/web/outbox.ts';
import { randomId } from '#platform/web/random-id.ts';

import { chatTexts } from './texts.ts';

type Pressed = Omit<Parameters<typeof outbox.add>[0], 'clientMessageId' | 'atMs'>;

/** The id of the message that waits now; null when too many wait already, and the person is notified. */
export function putIntoOutbox(pressed: Pressed): string | null {
  const clientMessageId = randomId();
  if (outbox.add({ ...pressed, clientMessageId, atMs: Date.now() })) return clientMessageId;
  notify({ type: 'error', message: chatTexts[language.get()].outboxFull });
  return null;
}

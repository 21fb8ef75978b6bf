import { CallError } from '#platform/web/call-error.ts';
import { readDraft, writeDraft } from '#platform/web/drafts.ts';
import { outbox, type WaitingSend } from '#platform/web/outbox.ts';

import { messageApi } from './message-api.ts';
import { busyMs, busyTriesMax } from './server-busy.ts';
import { wait } from './wait.ts';

export type Sent = 'sent' | 'refused' | 'unreached';

/**
 * Sends a message that waits in a session which is not on the screen, and hears its reply out: the
 * next one of the session goes after it. Words that are refused become the session's draft.
 */
export async function sendElsewhere(send: WaitingSend, signal: AbortSignal): Promise<Sent> {
  const { sessionId, content, model, clientMessageId } = send;
  const body = { session_id: sessionId, content, model, client_message_id: clientMessageId };
  for (let busyTries = 1; ; busyTries += 1) {
    try {
      for await (const event of messageApi.sendMessage({ body }, { signal })) {
        if (event.message_id !== undefined) outbox.remove(clientMessageId);
      }
      return 'sent';
    } catch (error) {
      if (signal.aborted) return 'unreached';
      if (!(error instanceof CallError)) throw error;
      // A reply that another device asked for is no refusal: this one goes after it.
      if (error.status === 0 || error.code === 'reply_running') return 'unreached';
      const leftAloneMs = busyMs(error);
      if (leftAloneMs === null || busyTries >= busyTriesMax) break;
      await wait(leftAloneMs, signal);
      if (signal.aborted) return 'unreached';
    }
  }
  giveBack(send);
  return 'refused';
}

function giveBack({ sessionId, content, clientMessageId }: WaitingSend): void {
  const name = `chat-${sessionId}`;
  const draft = readDraft(name);
  writeDraft(name, draft === '' ? content : `${content}\n${draft}`);
  outbox.remove(clientMessageId);
}

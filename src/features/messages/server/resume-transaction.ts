import { lockSession, recordActivity } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { charCount } from '#platform/contract/chars.ts';
import type { Send } from './message-store.ts';
import { transaction } from '#platform/server/database.ts';
import type { MessageServices } from './message-services.ts';
import {
  findRunningReply,
  isNewestMessage,
  reopenReply,
  type StandingReply,
} from './reply-store.ts';
import { refuseSession } from './send-refusals.ts';

/** Sets a reply running again that broke off. False: another call has done so, or ended it since. */
export async function storeResume(
  services: MessageServices,
  send: Send,
  reply: StandingReply,
  model: string,
): Promise<boolean> {
  return transaction(services.db, async (tx) => {
    await lockSession(tx, send);
    if ((await findRunningReply(tx, send))?.id === reply.id) return false;
    await refuseSession(tx, services.settings, send);
    if (!(await isNewestMessage(tx, { ...send, messageId: reply.id }))) {
      throw new AppError('reply_outdated');
    }
    const { id, content } = reply;
    const { processId } = services.runs;
    if (!(await reopenReply(tx, { id, content, model, processId }))) return false;
    const { userId, sessionId } = send;
    // However the reply ends now, the whole of it is counted then.
    const downloadChars = -charCount(content);
    const moved = { userId, sessionId, addedMessages: 0, uploadChars: 0, downloadChars };
    await recordActivity(tx, { ...moved, last: null, summaryAt: null });
    return true;
  });
}

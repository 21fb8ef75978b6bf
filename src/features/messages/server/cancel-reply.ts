import { wasCancellationCharged } from '#features/membership/server/free-cancellation-store.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { messageEndpoints } from '../contract.ts';
import { freeCancelsPerDay } from '../rules.ts';
import { messageTexts } from '../texts.ts';
import type { MessageServices } from './message-services.ts';
import { requestCancel } from './running-reply-store.ts';

export const cancelReply: Handler<typeof messageEndpoints.cancelReply, MessageServices> = async (
  { user, body, now, language },
  { db, runs },
) => {
  const messageId = Number(body.message_id);
  // Unknown, old and temporary ids are tolerated (MSG-17).
  if (!Number.isSafeInteger(messageId)) return { cancelled: false };
  const reply = { userId: user.userId, messageId };
  const cancelled = await requestCancel(db, { ...reply, now });
  if (!cancelled) return { cancelled };
  await runs.cancel(reply);
  const isCounted = await wasCancellationCharged(db, reply);
  const notice = messageTexts[language].stopCounted(freeCancelsPerDay);
  return { cancelled, ...(isCounted && { notice }) };
};

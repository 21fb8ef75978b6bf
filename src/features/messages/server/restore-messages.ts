import type { Handler } from '#platform/server/handler.ts';
import type { messageEndpoints } from '../contract.ts';
import { restoreStored } from './message-deletion.ts';
import type { MessageServices } from './message-services.ts';

export const restoreMessages: Handler<
  typeof messageEndpoints.restoreMessages,
  MessageServices
> = async ({ user, body, now }, { db }) => {
  const asked = { userId: user.userId, messageIds: body.message_ids, now };
  const restoredCount = await restoreStored(db, asked);
  return { restored: restoredCount > 0, restoredCount };
};

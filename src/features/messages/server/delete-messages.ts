import type { Handler } from '#platform/server/handler.ts';
import type { messageEndpoints } from '../contract.ts';
import { deleteStored } from './message-deletion.ts';
import type { MessageServices } from './message-services.ts';

export const deleteMessages: Handler<typeof messageEndpoints.deleteMessages, MessageServices> = (
  { user, body, now },
  { db },
) => deleteStored(db, { userId: user.userId, messageIds: body.message_ids, now });

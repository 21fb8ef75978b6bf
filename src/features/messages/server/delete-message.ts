import type { Handler } from '#platform/server/handler.ts';
import type { messageEndpoints } from '../contract.ts';
import { deleteStored } from './message-deletion.ts';
import type { MessageServices } from './message-services.ts';

export const deleteMessage: Handler<typeof messageEndpoints.deleteMessage, MessageServices> = (
  { user, params, now },
  { db },
) => deleteStored(db, { userId: user.userId, messageIds: [params.id], now });

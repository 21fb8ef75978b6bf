import type { Handler } from '#platform/server/handler.ts';
import type { messageEndpoints } from '../contract.ts';
import { deleteStoredFrom } from './message-deletion.ts';
import type { MessageServices } from './message-services.ts';

export const deleteMessagesFrom: Handler<
  typeof messageEndpoints.deleteMessagesFrom,
  MessageServices
> = ({ user, params, now }, { db }) =>
  deleteStoredFrom(db, { userId: user.userId, messageId: params.id, now });

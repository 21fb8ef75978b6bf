import { findSession } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { messageEndpoints } from '../contract.ts';
import { messagePageSize } from '../rules.ts';
import type { MessageServices } from './message-services.ts';
import { listMessagesBefore } from './message-store.ts';

export const loadOldMessages: Handler<
  typeof messageEndpoints.loadOldMessages,
  MessageServices
> = async ({ user, params, query }, { db, settings }) => {
  const owned = { userId: user.userId, sessionId: params.id };
  const session = await findSession(db, owned);
  if (!session) throw new AppError('not_found');
  const { messages, hasMore } = await listMessagesBefore(
    db,
    { ...owned, beforeId: query.oldest_message_id, limit: messagePageSize },
    settings.hotlines,
  );
  return {
    messages,
    has_more: hasMore,
    loaded_count: messages.length,
    hasMore,
    totalMessagesCount: session.messagesCount,
  };
};

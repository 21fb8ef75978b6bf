import { findSession } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { toPage } from '#platform/contract/paging.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { messageEndpoints } from '../contract.ts';
import type { MessageServices } from './message-services.ts';
import { listMessagePage } from './message-store.ts';

export const listMessages: Handler<typeof messageEndpoints.listMessages, MessageServices> = async (
  { user, params, query },
  { db, settings },
) => {
  const owned = { userId: user.userId, sessionId: params.id };
  if (!(await findSession(db, owned))) throw new AppError('not_found');
  const { messages, count } = await listMessagePage(db, owned, query, settings.hotlines);
  return toPage(messages, count, query);
};

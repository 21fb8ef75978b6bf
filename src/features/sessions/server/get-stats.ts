import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import type { SessionServices } from './session-services.ts';
import { readTotal } from './session-total-store.ts';

export const getStats: Handler<typeof sessionEndpoints.getStats, SessionServices> = async (
  { user },
  { db },
) => {
  const { sessions, messages } = await readTotal(db, user.userId);
  return { totalSessions: sessions, totalMessages: messages };
};

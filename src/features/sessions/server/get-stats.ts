import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import type { SessionServices } from './session-services.ts';
import { countSessions } from './session-store.ts';

export const getStats: Handler<typeof sessionEndpoints.getStats, SessionServices> = (
  { user },
  { db },
) => countSessions(db, user.userId);

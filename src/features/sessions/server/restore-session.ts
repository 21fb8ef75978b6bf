import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import { reopenDeleted } from './session-opening-store.ts';
import type { SessionServices } from './session-services.ts';

/** Taking back twice is as good as once. */
export const restoreSession: Handler<typeof sessionEndpoints.restoreSession, SessionServices> = (
  { user, params, now },
  { db },
) => transaction(db, (tx) => reopenDeleted(tx, { userId: user.userId, sessionId: params.id, now }));

import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import { reopenDeleted } from './session-creation-store.ts';
import type { SessionServices } from './session-services.ts';

/** Idempotent. */
export const restoreSession: Handler<typeof sessionEndpoints.restoreSession, SessionServices> = (
  { user, params, now },
  { db },
) => transaction(db, (tx) => reopenDeleted(tx, { userId: user.userId, sessionId: params.id, now }));

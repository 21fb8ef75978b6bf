import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import { findOrBeginSession } from './session-creation-store.ts';
import type { SessionServices } from './session-services.ts';

/** CON-60: the first message needs no title. */
export const beginSession: Handler<typeof sessionEndpoints.beginSession, SessionServices> = async (
  { user: { userId }, body, now },
  { db },
) => {
  const { beginning_id: begunBy, person_id: personId = null } = body;
  return transaction(db, (tx) => findOrBeginSession(tx, { userId, begunBy, personId, now }));
};

import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import { findOrCreateContinuation, openSession } from './session-creation-store.ts';
import type { SessionServices } from './session-services.ts';

/** A continuation is for whom its parent was. With a parent, repeating the call returns the same session: a session has one continuation. */
export const createSession: Handler<
  typeof sessionEndpoints.createSession,
  SessionServices
> = async ({ user: { userId }, body, now }, { db }) => {
  const parentSessionId = body.parentSessionId ?? null;
  const made = { userId, title: body.title.trim(), now };
  return transaction(db, async (tx) => {
    if (parentSessionId === null)
      return openSession(tx, { ...made, personId: body.personId ?? null });
    return (await findOrCreateContinuation(tx, { ...made, parentSessionId })).session;
  });
};

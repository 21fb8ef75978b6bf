import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { sessionEndpoints } from '../contract.ts';
import { sessionsMax } from '../rules.ts';
import { sessionTexts } from '../texts.ts';
import type { SessionServices } from './session-services.ts';
import { countSessions, findSession, insertSession, lockOwner } from './session-store.ts';

export const createSession: Handler<
  typeof sessionEndpoints.createSession,
  SessionServices
> = async ({ user: { userId }, body, now }, { db }) => {
  const parentSessionId = body.parentSessionId ?? null;
  return transaction(db, async (tx) => {
    await lockOwner(tx, userId);
    if (parentSessionId !== null) {
      const parent = await findSession(tx, { userId, sessionId: parentSessionId });
      if (!parent) throw new AppError('not_found');
    }
    const { totalSessions } = await countSessions(tx, userId);
    if (totalSessions >= sessionsMax) {
      const text = both(sessionTexts, (t) => t.tooManySessions);
      throw new AppError('validation_failed', { text, fields: { title: [text] } });
    }
    return insertSession(tx, { userId, title: body.title.trim(), parentSessionId, now });
  });
};

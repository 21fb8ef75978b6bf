// Opening sessions of one account takes turns (lockOwner), so that neither the number of sessions
// nor the one continuation of each can be passed by calls that come at once.
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Session } from '../contract.ts';
import { sessionsMax } from '../rules.ts';
import { sessionTexts } from '../texts.ts';
import { unhideSession } from './recycle-bin-store.ts';
import { countSessions, findSession, insertSession, lockOwner } from './session-store.ts';

type NewSession = { userId: number; title: string; now: Date };

/** A new session; refused when the account has as many as can be kept. */
export async function openSession(tx: Executor, made: NewSession): Promise<Session> {
  await lockOwner(tx, made.userId);
  return insertWithinLimit(tx, { ...made, parentSessionId: null });
}

/** The one continuation of a session: the one there is, else a new one, then `isNew`. */
export async function openContinuation(
  tx: Executor,
  made: NewSession & { parentSessionId: number },
): Promise<{ session: Session; isNew: boolean }> {
  const { userId, parentSessionId } = made;
  await lockOwner(tx, userId);
  const parent = await findSession(tx, { userId, sessionId: parentSessionId });
  if (!parent) throw new AppError('not_found');
  const childId = parent.continuationSessionId;
  const child =
    childId === null ? undefined : await findSession(tx, { userId, sessionId: childId });
  if (child) return { session: child, isNew: false };
  await detachHiddenContinuation(tx, { userId, parentSessionId });
  return { session: await insertWithinLimit(tx, made), isNew: true };
}

async function insertWithinLimit(
  tx: Executor,
  made: Parameters<typeof insertSession>[1],
): Promise<Session> {
  const session = await insertSession(tx, made);
  await refuseAboveLimit(tx, made.userId);
  return session;
}

/** Looked at once the session counts; a refusal takes it back with the transaction. */
async function refuseAboveLimit(tx: Executor, userId: number): Promise<void> {
  const { totalSessions } = await countSessions(tx, userId);
  if (totalSessions <= sessionsMax) return;
  const text = both(sessionTexts, (t) => t.tooManySessions);
  throw new AppError('validation_failed', { text, fields: { title: [text] } });
}

/** A session of the recycle bin, open again; one that is not deleted, as it is. */
export async function reopenDeleted(
  tx: Executor,
  owned: { userId: number; sessionId: number; now: Date },
): Promise<Session> {
  await lockOwner(tx, owned.userId);
  if (await unhideSession(tx, owned)) await refuseAboveLimit(tx, owned.userId);
  const session = await findSession(tx, owned);
  if (!session) throw new AppError('not_found');
  return session;
}

/** A continuation in the recycle bin gives its place up; taken back, it stands by itself. */
async function detachHiddenContinuation(
  tx: Executor,
  owned: { userId: number; parentSessionId: number },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ parent_session_id: null })
    .where('user_id', '=', owned.userId)
    .where('parent_session_id', '=', owned.parentSessionId)
    .where('deleted_at', 'is not', null)
    .execute();
}

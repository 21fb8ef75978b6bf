// Creating sessions of one account is serialized (lockUser), so that concurrent calls can exceed neither
// the number of sessions nor the one continuation of each.
import { lockUser } from '#features/account/server/user-store.ts';
import { findOwnPerson } from '#features/profile/server/person-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import type { Session } from '../contract.ts';
import { sessionTexts } from '../texts.ts';
import { unhideSession } from './recycle-bin-store.ts';
import {
  findBegunSession,
  findSession,
  findSubject,
  insertSession,
  lockSession,
  type Subject,
} from './session-store.ts';
import { readTotal } from './session-total-store.ts';

/** Maximum sessions per account that are not deleted. */
export const sessionsMax = 2_000;

type NewSession = { userId: number; title: string; now: Date };
/** Null: for the account's holder. */
type ForWhom = { personId: number | null };

/** Creates a session; refused when the account has reached the maximum. */
export async function openSession(
  tx: Executor,
  { personId, ...made }: NewSession & ForWhom,
): Promise<Session> {
  await lockUser(tx, made.userId);
  const subject = await subjectFor(tx, made.userId, personId);
  return insertWithinLimit(tx, { ...made, subject, parentSessionId: null });
}

/** The session that began under this id of the client's, untitled where it is new; 404 once it is deleted. */
export async function findOrBeginSession(
  tx: Executor,
  { personId, ...made }: { userId: number; begunBy: string; now: Date } & ForWhom,
): Promise<Session> {
  await lockUser(tx, made.userId);
  const begun = await findBegunSession(tx, made);
  if (begun === null) throw new AppError('not_found');
  if (begun) return begun;
  const subject = await subjectFor(tx, made.userId, personId);
  return insertWithinLimit(tx, { ...made, subject, title: '', parentSessionId: null });
}

/** 404 for a person who is not of this account; removing one waits for the lock of the owner. */
async function subjectFor(tx: Executor, userId: number, personId: number | null): Promise<Subject> {
  if (personId === null) return { personId, isOfFamily: false };
  if (!(await findOwnPerson(tx, { userId, personId }))) throw new AppError('not_found');
  return { personId, isOfFamily: true };
}

/** The one continuation of a session; creates it if there is none, with `isNew`. */
export async function findOrCreateContinuation(
  tx: Executor,
  made: NewSession & { parentSessionId: number },
): Promise<{ session: Session; isNew: boolean }> {
  const { userId, parentSessionId } = made;
  await lockUser(tx, userId);
  await lockSession(tx, { userId, sessionId: parentSessionId });
  const parent = await findSession(tx, { userId, sessionId: parentSessionId });
  if (!parent) throw new AppError('not_found');
  const childId = parent.continuationSessionId;
  const child =
    childId === null ? undefined : await findSession(tx, { userId, sessionId: childId });
  if (child) return { session: child, isNew: false };
  await detachHiddenContinuation(tx, { userId, parentSessionId });
  const subject = await findSubject(tx, { userId, sessionId: parentSessionId });
  return {
    session: await insertWithinLimit(tx, { ...made, ...(subject && { subject }) }),
    isNew: true,
  };
}

async function insertWithinLimit(
  tx: Executor,
  made: Parameters<typeof insertSession>[1],
): Promise<Session> {
  const session = await insertSession(tx, made);
  await refuseAboveLimit(tx, made.userId);
  return session;
}

/** Checked after the insert; a refusal rolls it back with the transaction. */
async function refuseAboveLimit(tx: Executor, userId: number): Promise<void> {
  const { sessions } = await readTotal(tx, userId);
  if (sessions <= sessionsMax) return;
  const text = both(sessionTexts, (t) => t.tooManySessions);
  throw new AppError('validation_failed', { text, fields: { title: [text] } });
}

/** Restores a session from the recycle bin; one that is not deleted is returned unchanged. */
export async function reopenDeleted(
  tx: Executor,
  owned: { userId: number; sessionId: number; now: Date },
): Promise<Session> {
  await lockUser(tx, owned.userId);
  if (await unhideSession(tx, owned)) await refuseAboveLimit(tx, owned.userId);
  const session = await findSession(tx, owned);
  if (!session) throw new AppError('not_found');
  return session;
}

/** Unlinks a continuation in the recycle bin; if it is restored, it is an independent session. */
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

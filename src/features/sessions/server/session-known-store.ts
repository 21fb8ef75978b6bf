import { findKnownRelative } from '#features/profile/server/known-relative-store.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';
import type { Executor } from '#platform/server/database.ts';
import { findSubject } from './session-store.ts';

/** What is stored about the family member whom a session is for; nothing for the account's holder. */
export async function findKnownInSession(
  db: Executor,
  { userId, sessionId }: { userId: number; sessionId: number },
  now: Date,
): Promise<Partial<Patient>> {
  const subject = await findSubject(db, { userId, sessionId });
  if (subject?.isOfFamily !== true) return {};
  return findKnownRelative(db, { userId, personId: subject.personId }, now);
}

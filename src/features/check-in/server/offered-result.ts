import { listChainTurns } from '#features/messages/server/chain-turn-store.ts';
import { findOwnReply, type OwnReply } from '#features/messages/server/result-store.ts';
import { findKnownInSession } from '#features/sessions/server/session-known-store.ts';
import { liveAmong } from '#features/sessions/server/live-session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { askAfterMs } from './check-in-clocks.ts';
import type { OfReply } from './check-in-store.ts';
import type { CheckInServices } from './check-in-services.ts';
import { resultReader } from './check-in-readers.ts';

/** @throws AppError `not_found` where the reply is unknown, foreign, or of a deleted session */
export async function requireOwnReply(
  { db }: Pick<CheckInServices, 'db'>,
  { userId, messageId }: OfReply,
): Promise<OwnReply> {
  const reply = await findOwnReply(db, { userId, messageId });
  if (!reply) throw new AppError('not_found');
  const live = await liveAmong(db, { userId, sessionIds: [reply.sessionId] });
  if (live.size === 0) throw new AppError('not_found');
  return reply;
}

/**
 * What a fresh result is about, where a later question about it can be offered; null of any other reply,
 * while an alarm is open, and after despair or violence.
 */
export async function offeredResult(
  { db, reading }: CheckInServices,
  { userId, reply, now }: { userId: number; reply: OwnReply; now: Date },
): Promise<{ about: string } | null> {
  const isFresh = now.getTime() - reply.createdAt.getTime() < askAfterMs;
  if (!reply.isResult || reply.followsCrisis || !isFresh) return null;
  const { sessionId } = reply;
  const turns = await listChainTurns(db, { userId, sessionIds: [sessionId] });
  const known = await findKnownInSession(db, { userId, sessionId }, now);
  const { isAlarmed, about } = await reading.read(userId, resultReader, { turns, known });
  return isAlarmed ? null : { about };
}

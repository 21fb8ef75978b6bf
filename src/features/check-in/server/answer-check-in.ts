import { listChainTurns } from '#features/messages/server/chain-turn-store.ts';
import { findKnownInSession } from '#features/sessions/server/session-known-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { checkInEndpoints } from '../contract.ts';
import { isAsked } from './check-in-clocks.ts';
import type { CheckInServices } from './check-in-services.ts';
import { findCheckIn, keepAnswer } from './check-in-store.ts';
import { toCheckIn } from './check-in-view.ts';
import { requireOwnReply } from './offered-result.ts';
import { worseReader } from './check-in-readers.ts';

export const answerCheckIn: Handler<
  typeof checkInEndpoints.answerCheckIn,
  CheckInServices
> = async ({ user: { userId }, params, body: { answer }, now }, services) => {
  const of = { userId, messageId: params.id };
  const { db, reading, settings } = services;
  const { sessionId } = await requireOwnReply(services, of);
  const open = await findCheckIn(db, of);
  if (!open || (open.answer === null && !isAsked(open.dueAt, now))) throw new AppError('not_found');
  if (open.answer === null) {
    const turns = await listChainTurns(db, { userId, sessionIds: [sessionId] });
    const known = await findKnownInSession(db, { userId, sessionId }, now);
    const advice =
      answer === 'worse' ? await reading.read(userId, worseReader, { turns, known }) : null;
    await keepAnswer(db, of, { answer, advice, now });
  }
  const kept = await findCheckIn(db, of);
  if (!kept) throw new AppError('not_found');
  return { checkIn: toCheckIn(kept, now, settings.hotlines) };
};

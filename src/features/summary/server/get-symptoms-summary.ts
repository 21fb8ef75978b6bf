import { findNewestSummary, listChainTurns } from '#features/messages/server/chain-turn-store.ts';
import { findKnownInSession } from '#features/sessions/server/session-known-store.ts';
import { findSession } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { summaryEndpoints } from '../contract.ts';
import { newestTurns } from '#medicine/course/newest-turns.ts';
import { summaryReader } from './summary-readers.ts';
import type { SummaryServices } from './summary-services.ts';

export const getSymptomsSummary: Handler<
  typeof summaryEndpoints.getSymptomsSummary,
  SummaryServices
> = async ({ user, params, now }, { db, reading }) => {
  const owned = { userId: user.userId, sessionId: params.id };
  if (!(await findSession(db, owned))) throw new AppError('not_found');
  const [turns, newest, known] = await Promise.all([
    listChainTurns(db, { userId: owned.userId, sessionIds: [owned.sessionId] }),
    findNewestSummary(db, owned),
    findKnownInSession(db, owned, now),
  ]);
  return reading.read(user.userId, summaryReader, { turns: newestTurns(turns), newest, known });
};

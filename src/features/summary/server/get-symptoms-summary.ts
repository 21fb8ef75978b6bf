import { findNewestSummary, listChainTurns } from '#features/messages/server/chain-turn-store.ts';
import { findSession } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { summaryEndpoints } from '../contract.ts';
import { newestTurns } from '#medicine/course/newest-turns.ts';
import { summaryReader } from './reading.ts';
import type { SummaryServices } from './summary-services.ts';

export const getSymptomsSummary: Handler<
  typeof summaryEndpoints.getSymptomsSummary,
  SummaryServices
> = async ({ user, params }, { db, reading }) => {
  const owned = { userId: user.userId, sessionId: params.id };
  if (!(await findSession(db, owned))) throw new AppError('not_found');
  const [turns, newest] = await Promise.all([
    listChainTurns(db, { userId: owned.userId, sessionIds: [owned.sessionId] }),
    findNewestSummary(db, owned),
  ]);
  return reading.read(user.userId, summaryReader, { turns: newestTurns(turns), newest });
};

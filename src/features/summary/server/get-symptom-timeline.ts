import { listAnsweredTurns } from '#features/check-in/server/answered-turn-store.ts';
import { listSessionChain } from '#features/sessions/server/session-chain-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { summaryEndpoints } from '../contract.ts';
import { newestTurns } from '#medicine/course/newest-turns.ts';
import { timelineReader } from './summary-readers.ts';
import type { SummaryServices } from './summary-services.ts';

export const getSymptomTimeline: Handler<
  typeof summaryEndpoints.getSymptomTimeline,
  SummaryServices
> = async ({ user, params }, { db, reading }) => {
  const { userId } = user;
  const sessionIds = await listSessionChain(db, { userId, sessionId: params.id });
  if (sessionIds.length === 0) throw new AppError('not_found');
  const turns = newestTurns(await listAnsweredTurns(db, { userId, sessionIds }));
  return reading.read(userId, timelineReader, { turns, sessionId: params.id });
};

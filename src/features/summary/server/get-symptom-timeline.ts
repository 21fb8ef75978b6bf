import { listChainTurns } from '#features/messages/server/chain-turn-store.ts';
import { listSessionChain } from '#features/sessions/server/session-chain-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { summaryEndpoints } from '../contract.ts';
import type { SummaryServices } from './summary-services.ts';

export const getSymptomTimeline: Handler<
  typeof summaryEndpoints.getSymptomTimeline,
  SummaryServices
> = async ({ user, params }, { db, readingRoom }) => {
  const { userId } = user;
  const sessionIds = await listSessionChain(db, { userId, sessionId: params.id });
  if (sessionIds.length === 0) throw new AppError('not_found');
  const turns = await listChainTurns(db, { userId, sessionIds });
  const reading = await readingRoom.read({ kind: 'timeline', turns, sessionId: params.id });
  if (reading.kind !== 'timeline') throw new Error('another reading than the one asked for');
  return reading.timeline;
};

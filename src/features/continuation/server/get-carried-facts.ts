import { listTurns } from '#features/messages/server/message-store.ts';
import { findSession } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { continuationEndpoints } from '../contract.ts';
import type { ContinuationServices } from './continuation-services.ts';
import { pinnedFacts } from './pinned-facts.ts';

export const getCarriedFacts: Handler<
  typeof continuationEndpoints.getCarriedFacts,
  ContinuationServices
> = async ({ user, params }, { db }) => {
  const owned = { userId: user.userId, sessionId: params.id };
  if (!(await findSession(db, owned))) throw new AppError('not_found');
  return { pinned: pinnedFacts(await listTurns(db, owned)) };
};

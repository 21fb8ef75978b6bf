import { listTurns } from '#features/messages/server/reply-store.ts';
import { findSession } from '#features/sessions/server/session-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { continuationEndpoints } from '../contract.ts';
import { pinnedReader } from './carried-readers.ts';
import type { ContinuationServices } from './continuation-services.ts';

export const getCarriedFacts: Handler<
  typeof continuationEndpoints.getCarriedFacts,
  ContinuationServices
> = async ({ user, params }, { db, reading }) => {
  const owned = { userId: user.userId, sessionId: params.id };
  if (!(await findSession(db, owned))) throw new AppError('not_found');
  const turns = await listTurns(db, owned);
  return { pinned: await reading.read(user.userId, pinnedReader, { turns }) };
};

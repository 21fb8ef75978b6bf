import type { Handler } from '#platform/server/handler.ts';
import type { continuationEndpoints } from '../contract.ts';
import { makeContinuation } from './make-continuation.ts';
import type { ContinuationServices } from './continuation-services.ts';

export const continueSession: Handler<
  typeof continuationEndpoints.continueSession,
  ContinuationServices
> = async ({ user, params, body, now, language }, services) => {
  const asked = { userId: user.userId, sessionId: params.id, now, language };
  return (await makeContinuation(services, asked, body)).session;
};

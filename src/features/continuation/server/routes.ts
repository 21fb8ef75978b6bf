import type { Handlers } from '#platform/server/handler.ts';
import type { continuationEndpoints } from '../contract.ts';
import type { ContinuationServices } from './continuation-services.ts';
import { continueSession } from './continue-session.ts';
import { createContinuation } from './create-continuation.ts';
import { getCarriedFacts } from './get-carried-facts.ts';

export const continuationHandlers: Handlers<typeof continuationEndpoints, ContinuationServices> = {
  getCarriedFacts,
  continueSession,
  createContinuation,
};

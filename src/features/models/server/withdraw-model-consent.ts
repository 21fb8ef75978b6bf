import { withdrawConsent } from '#features/agreement/server/consent-store.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { modelEndpoints } from '../contract.ts';
import type { ModelServices } from './model-services.ts';
import { modelsConfigFor } from './models-config-view.ts';

/** A receiver whose models are configured no longer can be withdrawn from as well. */
export const withdrawModelConsent: Handler<
  typeof modelEndpoints.withdrawModelConsent,
  ModelServices
> = async ({ user: { userId }, body, language, now }, { db, models }) => {
  await withdrawConsent(db, { userId, purpose: 'external-model', subject: body.receiver }, now);
  return modelsConfigFor(db, models, userId, language);
};

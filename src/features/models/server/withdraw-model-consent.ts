import { withdrawConsent } from '#features/agreement/server/consent-store.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { modelEndpoints } from '../contract.ts';
import type { ModelServices } from './model-services.ts';
import { modelsConfigFor } from './models-config-view.ts';

/** Also works for receivers whose models are no longer configured. */
export const withdrawModelConsent: Handler<
  typeof modelEndpoints.withdrawModelConsent,
  ModelServices
> = async ({ user: { userId }, body, language, now }, { db, models }) => {
  const consent = { userId, purpose: 'external-model', subject: body.receiver } as const;
  await transaction(db, (tx) => withdrawConsent(tx, consent, now));
  return modelsConfigFor(db, models, userId, language);
};

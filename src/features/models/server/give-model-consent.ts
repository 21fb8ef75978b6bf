import { createHash } from 'node:crypto';
import { giveConsent } from '#features/agreement/server/consent-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { modelEndpoints } from '../contract.ts';
import { modelConsentTexts, modelConsentVersion } from '../model-consent.ts';
import { modelTexts } from '../texts.ts';
import type { ModelServices } from './model-services.ts';
import { modelsConfigFor } from './models-config-view.ts';

/** The consent is to the receiver, so it covers all of its models. */
export const giveModelConsent: Handler<
  typeof modelEndpoints.giveModelConsent,
  ModelServices
> = async ({ user: { userId }, body, language, now }, { db, models }) => {
  const receiver = models.find(({ value }) => value === body.model)?.receiver;
  if (!receiver) {
    throw new AppError('model_unavailable', { text: both(modelTexts, (t) => t.unknownModel) });
  }
  if (body.version !== modelConsentVersion) {
    throw new AppError('agreement_outdated', {
      text: both(modelTexts, (t) => t.consentOutdated),
    });
  }
  const words = modelConsentTexts[language].text(receiver.name[language]);
  const consent = {
    userId,
    purpose: 'external-model',
    subject: receiver.id,
    version: modelConsentVersion,
    textHash: createHash('sha256').update(words).digest(),
    now,
  } as const;
  await transaction(db, (tx) => giveConsent(tx, consent));
  return modelsConfigFor(db, models, userId, language);
};

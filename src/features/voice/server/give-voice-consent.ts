import { createHash } from 'node:crypto';
import { giveConsent } from '#features/agreement/server/consent-store.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { voiceEndpoints } from '../contract.ts';
import { voiceSubject } from '../rules.ts';
import { voiceTexts } from '../texts.ts';
import { voiceConsentTexts, voiceConsentVersion } from '../voice-consent.ts';
import { voiceInputFor } from './voice-input-view.ts';
import type { VoiceServices } from './voice-services.ts';

export const giveVoiceConsent: Handler<
  typeof voiceEndpoints.giveVoiceConsent,
  VoiceServices
> = async ({ user: { userId }, body, language, now }, services) => {
  const { db, transcriber } = services;
  if (!transcriber) {
    throw new AppError('model_unavailable', { text: both(voiceTexts, (t) => t.notConfigured) });
  }
  if (body.version !== voiceConsentVersion) {
    throw new AppError('agreement_outdated', { text: both(voiceTexts, (t) => t.consentOutdated) });
  }
  const { id, name } = transcriber.receiver;
  const words = voiceConsentTexts[language].text(name[language]);
  const consent = {
    userId,
    purpose: 'external-model',
    subject: voiceSubject(id),
    version: voiceConsentVersion,
    textHash: createHash('sha256').update(words).digest(),
    now,
  } as const;
  await transaction(db, (tx) => giveConsent(tx, consent));
  return voiceInputFor(services, userId, language);
};

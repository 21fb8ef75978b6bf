import { hasConsent } from '#features/agreement/server/consent-store.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import type { VoiceInput } from '../contract.ts';
import { voiceSubject } from '../rules.ts';
import { voiceConsentVersion } from '../voice-consent.ts';
import type { VoiceServices } from './voice-services.ts';

export async function voiceInputFor(
  { db, transcriber }: VoiceServices,
  userId: number,
  language: Language,
): Promise<VoiceInput> {
  if (!transcriber) return { receiver: null, hasConsent: false };
  const { id, name } = transcriber.receiver;
  const consent = {
    userId,
    purpose: 'external-model',
    subject: voiceSubject(id),
    version: voiceConsentVersion,
  } as const;
  return { receiver: { id, name: name[language] }, hasConsent: await hasConsent(db, consent) };
}

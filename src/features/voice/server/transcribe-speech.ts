import { AppError } from '#platform/contract/app-error.ts';
import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { voiceEndpoints } from '../contract.ts';
import { audioBytesMax } from '../rules.ts';
import { voiceTexts } from '../texts.ts';
import { voiceInputFor } from './voice-input-view.ts';
import type { VoiceServices } from './voice-services.ts';

/** The recording lives as long as this call; neither it nor its words are stored or logged. */
export const transcribeSpeech: Handler<
  typeof voiceEndpoints.transcribeSpeech,
  VoiceServices
> = async ({ user, body, language, signal }, services) => {
  const { transcriber } = services;
  if (!transcriber) throw refusal(both(voiceTexts, (t) => t.notConfigured));
  const { hasConsent } = await voiceInputFor(services, user.userId, language);
  if (!hasConsent) {
    const { name } = transcriber.receiver;
    throw refusal({
      'zh-CN': voiceTexts['zh-CN'].consentRequired(name['zh-CN']),
      'en-US': voiceTexts['en-US'].consentRequired(name['en-US']),
    });
  }
  return { text: await transcriber.transcribe(recordingOf(body.audio), body.type, signal) };
};

function recordingOf(base64: string): Uint8Array<ArrayBuffer> {
  const audio = Uint8Array.from(Buffer.from(base64, 'base64'));
  if (audio.byteLength > 0 && audio.byteLength <= audioBytesMax) return audio;
  throw new AppError('validation_failed', {
    text: both(voiceTexts, (t) => (audio.byteLength === 0 ? t.audioInvalid : t.audioTooLong)),
  });
}

const refusal = (text: Bilingual): AppError => new AppError('model_unavailable', { text });

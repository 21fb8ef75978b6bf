import type { Handlers } from '#platform/server/handler.ts';
import type { voiceEndpoints } from '../contract.ts';
import { getVoiceInput } from './get-voice-input.ts';
import { giveVoiceConsent } from './give-voice-consent.ts';
import { transcribeSpeech } from './transcribe-speech.ts';
import type { VoiceServices } from './voice-services.ts';

export const voiceHandlers: Handlers<typeof voiceEndpoints, VoiceServices> = {
  getVoiceInput,
  giveVoiceConsent,
  transcribeSpeech,
};

import type { Handler } from '#platform/server/handler.ts';
import type { voiceEndpoints } from '../contract.ts';
import { voiceInputFor } from './voice-input-view.ts';
import type { VoiceServices } from './voice-services.ts';

export const getVoiceInput: Handler<typeof voiceEndpoints.getVoiceInput, VoiceServices> = (
  { user, language },
  services,
) => voiceInputFor(services, user.userId, language);

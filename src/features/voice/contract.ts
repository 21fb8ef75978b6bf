import * as z from 'zod/mini';
import { both } from '#platform/contract/define-texts.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { checkThat, textField } from '#platform/contract/fields.ts';
import { audioBytesMax, audioTypes } from './rules.ts';
import { voiceTexts } from './texts.ts';

const voiceInput = z.object({
  /** The service that turns recordings into text; null where the operator has set up none. */
  receiver: z.nullable(z.object({ id: z.string(), name: z.string() })),
  hasConsent: z.boolean(),
});
export type VoiceInput = z.output<typeof voiceInput>;

const base64CharsMax = Math.ceil(audioBytesMax / 3) * 4;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const voiceEndpoints = defineEndpoints({
  getVoiceInput: {
    method: 'GET',
    path: '/ai/api/voice/',
    access: 'agreed',
    summary: 'Who turns recordings into text, and whether the caller has consented to that',
    reply: voiceInput,
  },
  giveVoiceConsent: {
    method: 'PUT',
    path: '/ai/api/voice/consent/',
    access: 'agreed',
    summary: 'Consent to sending recordings to that receiver, with the version of the text',
    body: z.object({ version: textField({ max: 20, required: true }) }),
    errors: ['model_unavailable', 'agreement_outdated'],
    reply: voiceInput,
  },
  transcribeSpeech: {
    method: 'POST',
    path: '/ai/api/voice/transcription/',
    access: 'agreed',
    summary: 'Turn one recording, in base64, into text; the recording is not kept',
    // The recording and the fields around it.
    bodyBytesMax: base64CharsMax + 1_024,
    limits: [
      { name: 'transcribe', max: 20, windowMs: minuteMs, by: 'account' },
      { name: 'transcribe-day', max: 300, windowMs: dayMs, by: 'account' },
    ],
    body: z.object({
      type: z.enum(audioTypes),
      audio: z.string().check(
        checkThat<string>(
          (text) => text.length <= base64CharsMax,
          both(voiceTexts, (t) => t.audioTooLong),
        ),
        checkThat<string>(
          (text) => /^[A-Za-z0-9+/]+={0,2}$/.test(text),
          both(voiceTexts, (t) => t.audioInvalid),
        ),
      ),
    }),
    errors: ['model_unavailable', 'unavailable'],
    reply: z.object({ text: z.string() }),
  },
});

import * as z from 'zod/mini';
import { AppError } from '#platform/contract/app-error.ts';
import { firstChars } from '#platform/contract/chars.ts';
import { both, type Bilingual } from '#platform/contract/define-texts.ts';
import type { AudioType } from '../rules.ts';
import { voiceTexts } from '../texts.ts';
import type { TranscriptionServer } from './transcription-settings.ts';

const transcriptCharsMax = 2_000;

/** Shorter than the page waits for a call. */
const answerMsMax = 25_000;
const answerBytesMax = 65_536;
/** Recordings are held in memory while they are sent. */
const runningMax = 8;

export type Transcriber = {
  receiver: { id: string; name: Bilingual };
  /**
   * The words of a recording, at most 2,000 characters; empty where none were recognized.
   * @throws AppError `unavailable` when the server is busy or fails, with a text for people
   */
  transcribe: (
    audio: Uint8Array<ArrayBuffer>,
    type: AudioType,
    signal: AbortSignal,
  ) => Promise<string>;
};

const reply = z.object({ text: z.string() });

/**
 * Speaks to a server with OpenAI's format of `POST /audio/transcriptions`. Nothing is stored or logged.
 * @param assertAllowed throws where the address of a server is refused, before each call
 */
export function createTranscriber(
  server: TranscriptionServer,
  assertAllowed: (baseUrl: string) => Promise<void>,
): Transcriber {
  let running = 0;
  return {
    receiver: {
      id: server.receiver,
      name: { 'zh-CN': server.receiver, 'en-US': server.receiver },
    },
    transcribe: async (audio, type, signal) => {
      if (running >= runningMax) throw unavailable('busy');
      running += 1;
      try {
        await assertAllowed(server.baseUrl);
        return await ask(server, audio, type, signal);
      } catch (error) {
        signal.throwIfAborted();
        throw unavailable('failed', error);
      } finally {
        running -= 1;
      }
    },
  };
}

async function ask(
  server: TranscriptionServer,
  audio: Uint8Array<ArrayBuffer>,
  type: AudioType,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([audio], { type }), `speech.${type.split('/')[1]}`);
  form.set('model', server.model);
  form.set('language', 'zh');
  form.set('response_format', 'json');
  const response = await fetch(`${server.baseUrl.replace(/\/+$/, '')}/audio/transcriptions`, {
    method: 'POST',
    headers: server.apiKey === undefined ? {} : { authorization: `Bearer ${server.apiKey}` },
    body: form,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerMsMax)]),
  });
  const answer = await bodyOf(response);
  if (!response.ok) throw new Error(`transcription answered with status ${response.status}`);
  return firstChars(reply.parse(JSON.parse(answer)).text.trim(), transcriptCharsMax);
}

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > answerBytesMax) throw new Error('transcription answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function unavailable(why: 'busy' | 'failed', cause?: unknown): AppError {
  return new AppError('unavailable', { text: both(voiceTexts, (t) => t[why]), cause });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { startCallTimeouts } from './call-timeouts.ts';
import { requestChatStream, type ChatServer } from './chat-request.ts';
import { readChatStream } from './chat-stream.ts';
import { ModelError, type LanguageModel } from '../language-model.ts';
import { modelLimits, type ModelLimits } from './model-limits.ts';

/**
 * A model on an OpenAI-compatible chat server. Retries only before the first piece, and within the time
 * limits.
 */
export function createOpenAiCompatibleModel(
  server: ChatServer,
  limits: ModelLimits = modelLimits,
): LanguageModel {
  return async function* (request, signal) {
    signal.throwIfAborted();
    const watch = startCallTimeouts(signal, limits);
    watch.expectFirstPiece();
    let waitedMs = 0;
    try {
      for (let retries = 0; ; retries += 1) {
        let hasBegun = false;
        const attempt = new AbortController();
        try {
          const body = await requestChatStream(server, request, limits, watch.signal, attempt);
          for await (const piece of readChatStream(body, watch, signal, limits)) {
            hasBegun = true;
            yield piece;
          }
          return;
        } catch (error) {
          if (hasBegun || watch.signal.aborted || retries >= limits.retriesMax) throw error;
          const waitMs = retryWaitMs(error, retries, limits);
          waitedMs += waitMs;
          if (waitedMs > limits.retryWaitMaxMs) throw error;
          await sleep(waitMs, undefined, { signal: watch.signal }).catch(() => {
            throw watch.signal.reason;
          });
        } finally {
          attempt.abort();
        }
      }
    } finally {
      watch.stop();
    }
  };
}

function retryWaitMs(error: unknown, retries: number, limits: ModelLimits): number {
  if (!(error instanceof ModelError) || !error.retryable) return Number.POSITIVE_INFINITY;
  return error.retryAfterMs ?? limits.retryDelayMs * 2 ** retries;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { watchCall } from './call-watch.ts';
import { openChatStream, type ChatServer } from './chat-request.ts';
import { readChatStream } from './chat-stream.ts';
import { ModelError, type LanguageModel } from '../language-model.ts';
import { modelLimits, type ModelLimits } from './model-limits.ts';

/**
 * A model behind an OpenAI-compatible chat server. Tries again only while nothing has been given
 * out, and never waits longer for it than the limits say.
 */
export function openAiCompatible(
  server: ChatServer,
  limits: ModelLimits = modelLimits,
): LanguageModel {
  return async function* (request, signal) {
    signal.throwIfAborted();
    const watch = watchCall(signal, limits);
    watch.expectFirstPiece();
    let waitedMs = 0;
    try {
      for (let retries = 0; ; retries += 1) {
        let hasBegun = false;
        const attempt = new AbortController();
        try {
          const body = await openChatStream(server, request, limits, watch.signal, attempt);
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

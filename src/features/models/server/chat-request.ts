import { assertAddressAllowed } from './base-url.ts';
import { isContentFilterError } from './chat-chunk.ts';
import { ModelError, type ModelRequest } from '../language-model.ts';
import type { ModelLimits } from './model-limits.ts';

export type ChatServer = {
  /** Accepted by `baseUrlProblem`; `/chat/completions` is appended. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  /** Additional fields of the request body, such as a temperature or a thinking switch. */
  options?: Readonly<Record<string, unknown>> | undefined;
};

const errorBodyBytesMax = 16_384;

/**
 * Sends one request and waits for the headers of its stream. Aborting `attempt` closes it.
 * @throws ModelError http, timeout, network, provider or filtered; the signal's reason on abort
 */
export async function requestChatStream(
  server: ChatServer,
  request: ModelRequest,
  limits: ModelLimits,
  signal: AbortSignal,
  attempt: AbortController,
): Promise<ReadableStream<Uint8Array>> {
  const timer = setTimeout(() => {
    attempt.abort(new ModelError('timeout', 'timed out: the headers', { retryable: true }));
  }, limits.headersTimeoutMs);
  const either = AbortSignal.any([signal, attempt.signal]);
  try {
    await assertAddressAllowed(server.baseUrl);
    const response = await fetch(`${server.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: headersOf(server),
      body: bodyOf(server, request),
      redirect: 'error',
      signal: either,
    });
    if (!response.ok) throw await refusal(response);
    return streamOf(response);
  } catch (error) {
    throw asModelError(error, either);
  } finally {
    clearTimeout(timer);
  }
}

/** Converts a connection error; the reason of an aborted signal takes precedence. */
export function asModelError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ModelError) return error;
  return new ModelError('network', 'connection failed', { retryable: true, cause: error });
}

function headersOf(server: ChatServer): Record<string, string> {
  return {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    ...(server.apiKey === undefined ? {} : { authorization: `Bearer ${server.apiKey}` }),
  };
}

function bodyOf(server: ChatServer, request: ModelRequest): string {
  return JSON.stringify({
    stream_options: { include_usage: true },
    ...server.options,
    model: server.model,
    messages: request.turns.map(({ role, content }) => ({ role, content })),
    stream: true,
  });
}

function streamOf(response: Response): ReadableStream<Uint8Array> {
  const contentType = response.headers.get('content-type') ?? '';
  const { body, status } = response;
  if (body && /^text\/event-stream\b/i.test(contentType)) return body;
  throw new ModelError('provider', 'answer is not an event stream', { status });
}

async function refusal(response: Response): Promise<ModelError> {
  const { status } = response;
  const body = await readError(response);
  if (isContentFilterError(body))
    return new ModelError('filtered', 'content filter, by status', { status });
  const retryAfterMs = retryAfterOf(response.headers);
  return new ModelError('http', `answered with status ${status}`, {
    status,
    retryable: status === 408 || status === 429 || status >= 500,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

// Read only to recognize a content filter refusal, then discarded.
async function readError(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes > errorBodyBytesMax) return null;
    }
    const parsed: unknown = JSON.parse(Buffer.concat(chunks).toString());
    return parsed && typeof parsed === 'object' && 'error' in parsed ? parsed.error : parsed;
  } catch {
    return null;
  }
}

function retryAfterOf(headers: Headers): number | undefined {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (ms >= 0) return ms;
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  if (seconds >= 0) return seconds * 1000;
  const untilMs = Date.parse(value) - Date.now();
  return Number.isNaN(untilMs) ? undefined : Math.max(0, untilMs);
}

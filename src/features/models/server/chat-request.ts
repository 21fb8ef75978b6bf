import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
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
/** Never followed: where it leads was not accepted by the operator. */
const redirects = new Set([301, 302, 303, 307, 308]);

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
): Promise<Readable> {
  const timer = setTimeout(() => {
    attempt.abort(new ModelError('timeout', 'timed out: the headers', { retryable: true }));
  }, limits.headersTimeoutMs);
  const either = AbortSignal.any([signal, attempt.signal]);
  try {
    await assertAddressAllowed(server.baseUrl);
    const response = await post(server, bodyOf(server, request), either);
    const { statusCode = 0 } = response;
    if (redirects.has(statusCode)) throw new Error('redirected');
    if (statusCode < 200 || statusCode > 299) throw await refusal(response, statusCode);
    return streamOf(response, statusCode);
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

/** Node's own client: the streams of `fetch` cost more for each token. */
function post(server: ChatServer, body: string, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(`${server.baseUrl.replace(/\/+$/, '')}/chat/completions`);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { method: 'POST', headers: headersOf(server, body), signal }, resolve)
    .on('error', reject)
    .end(body);
  return promise;
}

function headersOf(server: ChatServer, body: string): Record<string, string | number> {
  return {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
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

function streamOf(response: IncomingMessage, status: number): Readable {
  if (/^text\/event-stream\b/i.test(response.headers['content-type'] ?? ''))
    return unpacked(response);
  throw new ModelError('provider', 'answer is not an event stream', { status });
}

/** Some servers compress what nobody asked them to. */
function unpacked(response: IncomingMessage): Readable {
  if (response.headers['content-encoding'] !== 'gzip') return response;
  // What breaks either breaks the unpacked stream, where it is read.
  return pipeline(response, createGunzip(), () => undefined);
}

async function refusal(response: IncomingMessage, status: number): Promise<ModelError> {
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
async function readError(response: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of unpacked(response) as AsyncIterable<Uint8Array>) {
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

function retryAfterOf(headers: IncomingHttpHeaders): number | undefined {
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (ms >= 0) return ms;
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  const seconds = Number(value);
  if (seconds >= 0) return seconds * 1000;
  const untilMs = Date.parse(value) - Date.now();
  return Number.isNaN(untilMs) ? undefined : Math.max(0, untilMs);
}

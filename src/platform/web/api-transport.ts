import type { Endpoint, UrlValue } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/contract/endpoint.ts';
import type { Language } from '#platform/contract/define-texts.ts';

import { errorOfAnswer, localError } from './call-error.ts';
import type { CallCode, CallError } from './call-error.ts';

/**
 * PAGE-21: a call times out after 30 s; for event streams and files only the wait for the first
 * byte counts.
 */
const callTimeoutMs = 30_000;

export type CallOptions = {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
};
export type OutgoingCall = {
  endpoint: Endpoint;
  params?: Record<string, UrlValue> | undefined;
  query?: Record<string, UrlValue> | undefined;
  body?: unknown;
} & CallOptions;
/**
 * Sends a call; resolves with a successful response whose body is unread, else rejects with a
 * CallError.
 */
export type Transport = {
  send: (call: OutgoingCall) => Promise<Response>;
  language: () => Language;
};

export type TransportParts = {
  fetch: typeof fetch;
  language: () => Language;
  accessToken: () => string | null;
  csrfToken: () => string | null;
  /** Returns a newer token than the refused one, or null when the session has expired. */
  refreshAfter: (stale: string | null) => Promise<string | null>;
  onSignInLost: () => void;
  /** Called for every refusal except an expired sign-in; some lead to another page. */
  onRefused: (code: CallCode) => void;
};

/**
 * The only place that calls `fetch`: tokens, CSRF, language, timeout, and the retry after a
 * refresh.
 */
export function createTransport(parts: TransportParts): Transport {
  return {
    language: parts.language,
    send: async (call) => {
      // Public calls identify the sign-in by cookie or body; an expired token would only get in the
      // way.
      const isPublic = call.endpoint.access === 'public';
      const token = isPublic ? null : parts.accessToken();
      const first = await request(parts, call, token);
      if (first.status !== 401 || isPublic) return settle(parts, first);
      const renewed = await parts.refreshAfter(token);
      const second = renewed === null ? first : await request(parts, call, renewed);
      if (second.status === 401) parts.onSignInLost();
      return settle(parts, second);
    },
  };
}

async function request(
  parts: TransportParts,
  call: OutgoingCall,
  token: string | null,
): Promise<Response> {
  const { endpoint, params, query, body, signal } = call;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), callTimeoutMs);
  const csrf = endpoint.method === 'GET' ? null : parts.csrfToken();
  const headers: Record<string, string> = {
    'Accept-Language': parts.language(),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(csrf !== null && { 'X-CSRFToken': csrf }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  try {
    const answer = await parts.fetch(urlOf(endpoint.path, params, query), {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // The timeout covers a JSON body too, so it is read before the timer is cleared.
    if ((endpoint.events || endpoint.file) && answer.ok) return answer;
    return new Response(nullBody(answer.status) ? null : await answer.arrayBuffer(), answer);
  } catch (cause) {
    signal?.throwIfAborted();
    throw localError(timeout.signal.aborted ? 'timeout' : 'network', parts.language(), cause);
  } finally {
    clearTimeout(timer);
  }
}

const nullBody = (status: number): boolean => status === 204 || status === 304;

async function settle(parts: TransportParts, answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const error = await errorOf(answer, parts.language());
  if (error.status !== 401) parts.onRefused(error.code);
  throw error;
}

async function errorOf(answer: Response, language: Language): Promise<CallError> {
  const text = await answer.text();
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    body = null; // a proxy's page: the status is enough
  }
  return errorOfAnswer(answer, body, language);
}

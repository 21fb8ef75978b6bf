import type * as z from 'zod/mini';

import type { Endpoint, Endpoints, EventOf, ReplyOf, Sent } from '#platform/contract/endpoint.ts';

import type { CallOptions, OutgoingCall, Transport } from './api-transport.ts';
import { errorOfAnswer, localError } from './call-error.ts';

/** A fetched file that has not been saved yet. */
export type FetchedFile = {
  name: string;
  content: Blob;
};

type ResultOf<E extends Endpoint, S extends readonly unknown[]> = E['events'] extends z.ZodMiniType
  ? (...sent: S) => AsyncGenerator<EventOf<E>, void, undefined>
  : (...sent: S) => Promise<E['file'] extends readonly string[] ? FetchedFile : ReplyOf<E>>;
/** The arguments of a call: none at all when nothing is required. */
export type SentArguments<E extends Endpoint> =
  Record<never, unknown> extends Sent<E>
    ? [sent?: Sent<E>, options?: CallOptions]
    : [sent: Sent<E>, options?: CallOptions];

/** One function per endpoint; it returns the reply, the file or the stream of events. */
export type Client<E extends Endpoints> = {
  readonly [K in keyof E]: ResultOf<E[K], SentArguments<E[K]>>;
};

type Parts = Pick<OutgoingCall, 'params' | 'query' | 'body'>;

/**
 * The typed client of a feature's calls. Every function rejects with a CallError, or with the
 * signal's reason when the caller aborted. A stream answered with 204 has no events; a truncated
 * one throws `stream_broken` after the events that arrived.
 */
export function createClient<const E extends Endpoints>(
  endpoints: E,
  transport: Transport,
): Client<E> {
  const calls = Object.entries(endpoints).map(([name, endpoint]) => {
    const call = (sent: Parts = {}, options: CallOptions = {}): unknown => {
      const outgoing = { endpoint, ...sent, ...options };
      if (endpoint.events) return streamEvents(transport, outgoing);
      return endpoint.file ? fetchFile(transport, outgoing) : getReply(transport, outgoing);
    };
    return [name, call];
  });
  const client: Record<string, unknown> = Object.fromEntries(calls);
  return client as Client<E>;
}

async function getReply(transport: Transport, call: OutgoingCall): Promise<unknown> {
  const answer = await transport.send(call);
  const text = await answer.text();
  const body = parseJson(text);
  if (isEnvelope(body)) return body.data;
  // Older servers answer with any status here.
  if (isFailure(body)) throw errorOfAnswer(answer, body, transport.language());
  throw localError('bad_reply', transport.language());
}

/** A file must have one of the types its endpoint names, which excludes a proxy's HTML page. */
async function fetchFile(transport: Transport, call: OutgoingCall): Promise<FetchedFile> {
  const answer = await transport.send(call);
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  if (!call.endpoint.file?.includes(type)) throw localError('bad_reply', transport.language());
  const disposition = answer.headers.get('content-disposition') ?? '';
  const name = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? 'download';
  try {
    return { name: decodeURIComponent(name), content: await answer.blob() };
  } catch (cause) {
    call.signal?.throwIfAborted();
    throw localError('stream_broken', transport.language(), cause);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a proxy's page with status 200
  }
}

const isEnvelope = (body: unknown): body is { data: unknown } =>
  typeof body === 'object' && body !== null && 'data' in body && isSuccess(body, true);

const isFailure = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && isSuccess(body, false);

const isSuccess = (body: object, value: boolean): boolean =>
  'success' in body && body.success === value;

async function* streamEvents(
  transport: Transport,
  call: OutgoingCall,
): AsyncGenerator<unknown, void, undefined> {
  const { StreamBroken, readEventStream } = await loadStreamReader(transport);
  const answer = await transport.send(call);
  if (answer.status === 204 || !answer.body) return;
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw localError('bad_reply', transport.language());
  }
  try {
    yield* readEventStream(answer.body);
  } catch (cause) {
    call.signal?.throwIfAborted();
    if (cause instanceof StreamBroken || cause instanceof TypeError || isAbort(cause)) {
      throw localError('stream_broken', transport.language(), cause);
    }
    throw cause;
  }
}

/** The stream reader is loaded on demand, before anything is sent. */
async function loadStreamReader(transport: Transport) {
  try {
    return await import('./event-stream.ts');
  } catch (cause) {
    throw localError('network', transport.language(), cause);
  }
}

const isAbort = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'AbortError';

import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError, errorBody } from '#platform/contract/app-error.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { toAppError } from './http-errors.ts';
import type { Log } from './log.ts';

/** Interval of comments that keep proxies from closing an idle stream (API-29). */
export const heartbeatMs = 15_000;
/** A client that reads nothing for this long is dropped; it can follow the stored reply again later. */
export const stalledReaderMs = 30_000;

export type EventStreamOptions = {
  headers: Record<string, string | string[]>;
  language: Language;
  signal: AbortSignal;
  /** Ends the stream with its reason while the client is still connected, because the sign-in has ended. */
  cut?: AbortSignal;
  log: Log;
  requestId: string;
  /** Both default to the constants above. */
  heartbeatMs?: number;
  stalledReaderMs?: number;
};

/**
 * Writes events as `data: {json}` lines and closes with `data: [DONE]`. An error after the first byte
 * becomes an `error` event because the status has been sent. Returns when either side closes the stream.
 */
export async function writeEventStream(
  response: ServerResponse,
  events: AsyncIterable<unknown>,
  options: EventStreamOptions,
): Promise<void> {
  response.writeHead(200, {
    ...options.headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  const patienceMs = options.stalledReaderMs ?? stalledReaderMs;
  const ping = () => response.write(': ping\n\n');
  const heartbeat = setInterval(ping, options.heartbeatMs ?? heartbeatMs);
  const send = (chunk: string) => write(response, chunk, options.signal, patienceMs);
  try {
    for await (const event of options.cut ? untilAborted(events, options.cut) : events) {
      if (options.signal.aborted) return;
      if (!(await send(`data: ${JSON.stringify(event)}\n\n`))) return;
    }
    await send('data: [DONE]\n\n');
  } catch (error) {
    if (options.signal.aborted) return;
    const refusal = toAppError(error);
    if (!(error instanceof AppError)) {
      options.log.error({ err: error, requestId: options.requestId }, 'event stream failed');
    }
    const { error: text, code } = errorBody(refusal, options.language);
    response.write(`data: ${JSON.stringify({ error: text, code })}\n\ndata: [DONE]\n\n`);
  } finally {
    clearInterval(heartbeat);
    endWithin(response, patienceMs);
  }
}

/** Passes the events on; throws the signal's reason as soon as it aborts, even between events. */
async function* untilAborted(events: AsyncIterable<unknown>, cut: AbortSignal): AsyncGenerator {
  const { promise: isCut, reject } = Promise.withResolvers<never>();
  const onCut = () => reject(cut.reason as Error);
  cut.addEventListener('abort', onCut, { once: true });
  // Raced below; an abort after the last event is ignored.
  isCut.catch(() => undefined);
  const iterator = events[Symbol.asyncIterator]();
  try {
    for (;;) {
      cut.throwIfAborted();
      const next = await Promise.race([iterator.next(), isCut]);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    cut.removeEventListener('abort', onCut);
    // Not awaited: a source waiting for its next event stops when the response closes.
    iterator.return?.().catch(() => undefined);
  }
}

/** Ends the response; closes the connection if the client does not read the rest in time. */
function endWithin(response: ServerResponse, patienceMs: number): void {
  if (response.destroyed) return;
  const timer = setTimeout(() => response.destroy(), patienceMs);
  response.once('close', () => clearTimeout(timer));
  response.end();
}

/** False when the client has disconnected or reads so slowly that it is dropped. */
async function write(
  response: ServerResponse,
  chunk: string,
  signal: AbortSignal,
  patienceMs: number,
): Promise<boolean> {
  if (response.write(chunk)) return true;
  const done = new AbortController();
  try {
    const isTaken = await Promise.race([
      once(response, 'drain', { signal: AbortSignal.any([signal, done.signal]) }).then(
        () => true,
        () => false,
      ),
      delay(patienceMs, false, { signal: done.signal }).catch(() => false),
    ]);
    // Otherwise its unread text would stay in memory indefinitely.
    if (!isTaken) response.destroy();
    return isTaken;
  } finally {
    done.abort();
  }
}

import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError, errorBody } from '#platform/contract/app-error.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { toAppError } from './http-errors.ts';
import type { Log } from './log.ts';

/** A comment every so often keeps proxies from closing a quiet stream (API-29). */
export const heartbeatMs = 15_000;
/** A reader that drains nothing for this long is dropped; the reply is stored and can be followed again. */
export const stalledReaderMs = 30_000;

export type EventStreamOptions = {
  headers: Record<string, string | string[]>;
  language: Language;
  signal: AbortSignal;
  /** Ends the stream with its reason while the client is still there: the sign-in is over. */
  cut?: AbortSignal;
  log: Log;
  requestId: string;
  /** Both as above unless told. */
  heartbeatMs?: number;
  stalledReaderMs?: number;
};

/**
 * Writes events as `data: {json}` lines and closes with `data: [DONE]`. A fault after the first byte
 * becomes an `error` event, as the status is gone. Returns when the stream is closed by either side.
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
    for await (const event of options.cut ? untilCut(events, options.cut) : events) {
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
    endInTime(response, patienceMs);
  }
}

/** The same events; throws the reason of the signal as soon as it aborts, also while none comes. */
async function* untilCut(events: AsyncIterable<unknown>, cut: AbortSignal): AsyncGenerator {
  const { promise: isCut, reject } = Promise.withResolvers<never>();
  const onCut = () => reject(cut.reason as Error);
  cut.addEventListener('abort', onCut, { once: true });
  // Raced below; a cut after the last event concerns nobody.
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
    // Not awaited: a source that waits for its next event hears of the end when the answer closes.
    iterator.return?.().catch(() => undefined);
  }
}

/** Ends the answer; a reader that does not take the rest in time is hung up on. */
function endInTime(response: ServerResponse, patienceMs: number): void {
  if (response.destroyed) return;
  const timer = setTimeout(() => response.destroy(), patienceMs);
  response.once('close', () => clearTimeout(timer));
  response.end();
}

/** False when the reader has gone or is so slow that it must come back later. */
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
    // Its unread text would stay in memory for as long as the reader likes.
    if (!isTaken) response.destroy();
    return isTaken;
  } finally {
    done.abort();
  }
}

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
  const iterator = events[Symbol.asyncIterator]();
  const { signal, cut } = options;
  let isOver = false;
  const end = (error?: unknown): void => {
    if (isOver || signal.aborted) return;
    isOver = true;
    clearInterval(heartbeat);
    response.write(`${error === undefined ? '' : errorLine(error, options)}data: [DONE]\n\n`);
    endWithin(response, patienceMs);
  };
  const onCut = () => end(cut?.reason);
  if (cut?.aborted === true) onCut();
  cut?.addEventListener('abort', onCut, { once: true });
  try {
    for (;;) {
      const { done = false, value } = await iterator.next();
      if (isOver || signal.aborted) break;
      if (done) end();
      else if (!response.write(`data: ${JSON.stringify(value)}\n\n`)) {
        if (!(await isDrained(response, signal, patienceMs))) break;
      }
    }
  } catch (error) {
    end(error);
  } finally {
    cut?.removeEventListener('abort', onCut);
    clearInterval(heartbeat);
    if (!isOver) endWithin(response, patienceMs);
    // Not awaited: a source that waits for its next event stops when the response closes.
    iterator.return?.().catch(() => undefined);
  }
}

function errorLine(error: unknown, { log, requestId, language }: EventStreamOptions): string {
  if (!(error instanceof AppError)) {
    log.error({ err: error, requestId }, 'event stream failed');
  }
  const { error: text, code } = errorBody(toAppError(error), language);
  return `data: ${JSON.stringify({ error: text, code })}\n\n`;
}

/** Ends the response; closes the connection if the client does not read the rest in time. */
function endWithin(response: ServerResponse, patienceMs: number): void {
  if (response.destroyed) return;
  const timer = setTimeout(() => response.destroy(), patienceMs);
  response.once('close', () => clearTimeout(timer));
  response.end();
}

/** Waits for a slow client; false when it has disconnected or is so slow that it is dropped. */
async function isDrained(
  response: ServerResponse,
  signal: AbortSignal,
  patienceMs: number,
): Promise<boolean> {
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

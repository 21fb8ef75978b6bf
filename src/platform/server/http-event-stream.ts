import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError, errorBody } from '#platform/contract/app-error.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { toAppError } from './http-errors.ts';
import type { Log } from './log.ts';

/** A comment every so often keeps proxies from closing a quiet stream (wire "Messages and streams"). */
export const heartbeatMs = 15_000;
/** A reader that drains nothing for this long is dropped; the reply is stored and can be followed again. */
export const stalledReaderMs = 30_000;

export type EventStreamOptions = {
  headers: Record<string, string | string[]>;
  language: Language;
  signal: AbortSignal;
  log: Log;
  requestId: string;
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
    connection: 'keep-alive',
  });
  response.flushHeaders();
  const heartbeat = setInterval(() => response.write(': ping\n\n'), heartbeatMs);
  try {
    for await (const event of events) {
      if (options.signal.aborted) return;
      if (!(await write(response, `data: ${JSON.stringify(event)}\n\n`, options.signal))) return;
    }
    await write(response, 'data: [DONE]\n\n', options.signal);
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
    response.end();
  }
}

/** False when the reader has gone or is so slow that it must come back later. */
async function write(
  response: ServerResponse,
  chunk: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (response.write(chunk)) return true;
  const done = new AbortController();
  try {
    return await Promise.race([
      once(response, 'drain', { signal: AbortSignal.any([signal, done.signal]) }).then(
        () => true,
        () => false,
      ),
      delay(stalledReaderMs, false, { signal: done.signal }).catch(() => false),
    ]);
  } finally {
    done.abort();
  }
}

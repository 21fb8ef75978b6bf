import { createParser } from 'eventsource-parser';
import { readChatChunk } from './chat-chunk.ts';
import { asModelError } from './chat-request.ts';
import type { CallTimeouts } from './call-timeouts.ts';
import { ModelError, type ReplyPiece } from '../language-model.ts';
import type { ModelLimits } from './model-limits.ts';
import { createReplyAssembler } from './reply-assembler.ts';

/**
 * Reads one reply stream to its end. Errors after the model's finish marker are ignored, except the caller's
 * abort. The caller must close the connection.
 * @throws ModelError timeout, network, provider, truncated, empty or filtered
 */
export async function* readChatStream(
  body: ReadableStream<Uint8Array>,
  watch: CallTimeouts,
  callerSignal: AbortSignal,
  limits: ModelLimits,
): AsyncGenerator<ReplyPiece, void, undefined> {
  const judge = createReplyAssembler(limits);
  const events = readEvents(body, limits);
  let sawDone = false;
  while (!sawDone && !judge.isCut()) {
    const data = await nextEvent(events, watch.signal, () => {
      callerSignal.throwIfAborted();
      return judge.isFinished();
    });
    if (data === null) break;
    sawDone = data.trim() === '[DONE]';
    const chunk = sawDone ? null : readChatChunk(data);
    for (const piece of chunk ? judge.take(chunk) : []) {
      watch.pause();
      yield piece;
      callerSignal.throwIfAborted();
      watch.expectPiece();
    }
    if (judge.isFinished()) watch.expectEnd();
  }
  yield* judge.end(sawDone);
}

/** The next event's data; null at the end, and when reading fails after the finish marker. */
async function nextEvent(
  events: AsyncGenerator<string, void, undefined>,
  signal: AbortSignal,
  isEnough: () => boolean,
): Promise<string | null> {
  try {
    const { done, value } = await events.next();
    return done ? null : value;
  } catch (error) {
    if (isEnough()) return null;
    throw asModelError(error, signal);
  }
}

/** The data of each server-sent event. */
async function* readEvents(
  body: ReadableStream<Uint8Array>,
  limits: ModelLimits,
): AsyncGenerator<string, void, undefined> {
  let events: string[] = [];
  let isTooLong = false;
  const parser = createParser({
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      isTooLong ||= type === 'max-buffer-size-exceeded';
    },
    maxBufferSize: limits.eventLengthMax,
  });
  const decoder = new TextDecoder();
  let bytes = 0;
  let count = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    parser.feed(decoder.decode(chunk, { stream: true }));
    if (isTooLong) throw new ModelError('provider', 'stream event too long');
    count += events.length;
    if (bytes > limits.streamBytesMax || count > limits.eventsMax) {
      throw new ModelError('provider', 'stream too long');
    }
    yield* events;
    events = [];
  }
  // Some servers omit the empty line after their last event.
  parser.feed('\n\n');
  yield* events;
}

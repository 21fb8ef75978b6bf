import type { Readable } from 'node:stream';
import { createParser } from 'eventsource-parser';
import { arrivingChunks, type ReadArrived } from './arriving-chunks.ts';
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
  body: Readable,
  watch: CallTimeouts,
  callerSignal: AbortSignal,
  limits: ModelLimits,
): AsyncGenerator<ReplyPiece, void, undefined> {
  const judge = createReplyAssembler(limits);
  const readArrived = arrivingChunks(body);
  const eventsIn = createEventReader(limits);
  let sawDone = false;
  let hasMore = true;
  while (hasMore && !sawDone && !judge.isCut()) {
    const read = await readSome(readArrived, eventsIn, watch.signal, () => {
      callerSignal.throwIfAborted();
      return judge.isFinished();
    });
    hasMore = read.hasMore;
    for (const data of read.events) {
      sawDone = data.trim() === '[DONE]';
      const chunk = sawDone ? null : readChatChunk(data);
      for (const piece of chunk ? judge.take(chunk) : []) {
        watch.pause();
        yield piece;
        callerSignal.throwIfAborted();
        watch.expectPiece();
      }
      if (judge.isFinished()) watch.expectEnd();
      if (sawDone || judge.isCut()) break;
    }
  }
  yield* judge.end(sawDone);
}

type Read = { events: readonly string[]; hasMore: boolean };
const nothingMore: Read = { events: [], hasMore: false };

/** What the next chunks complete; nothing when reading fails after the finish marker. */
async function readSome(
  readArrived: ReadArrived,
  eventsIn: EventReader,
  signal: AbortSignal,
  isEnough: () => boolean,
): Promise<Read> {
  try {
    const chunks = await readArrived();
    const hasMore = chunks.length > 0;
    return { events: hasMore ? chunks.flatMap((each) => eventsIn(each)) : eventsIn(null), hasMore };
  } catch (error) {
    if (isEnough()) return nothingMore;
    throw asModelError(error, signal);
  }
}

/** The data of the server-sent events that a chunk completes; null is the end of the stream. */
type EventReader = (chunk: Uint8Array | null) => readonly string[];

function createEventReader(limits: ModelLimits): EventReader {
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
  return (chunk) => {
    events = [];
    // Some servers omit the empty line after their last event.
    parser.feed(chunk === null ? '\n\n' : decoder.decode(chunk, { stream: true }));
    if (chunk === null) return events;
    if (isTooLong) throw new ModelError('provider', 'stream event too long');
    bytes += chunk.byteLength;
    count += events.length;
    if (bytes > limits.streamBytesMax || count > limits.eventsMax) {
      throw new ModelError('provider', 'stream too long');
    }
    return events;
  };
}

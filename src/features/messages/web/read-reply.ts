import { CallError } from '#platform/web/call-error.ts';
import { inFrames } from '#platform/web/frames.ts';
import { parseSummaryBlock } from '#medicine/summary-block/parse-summary-block.ts';
import { createSummarySplitter, type Piece } from '#medicine/summary-block/summary-splitter.ts';

import type { ReplyEvent, SuggestionIds, SymptomsSummary } from '../contract.ts';
import type { ReplyAlarm } from '../reply-alarm.ts';

const noReasoning = new Set(['none', 'null', 'undefined']);

/** What a stream has delivered of a reply since it was joined: the visible text, never the summary block. */
export class ReplyReader {
  content = '';
  reasoning = '';
  summary: SymptomsSummary | null = null;
  suggestions: readonly string[] = [];
  suggestionsTogether = false;
  suggestionIds: SuggestionIds = [];
  alarm: ReplyAlarm | undefined;
  messageId: number | null = null;
  userMessageId: number | null = null;
  status: string | null = null;
  error: string | null = null;
  code: string | null = null;
  isDone = false;
  #splitter = createSummarySplitter();

  push(event: ReplyEvent): void {
    this.messageId = event.message_id ?? this.messageId;
    this.userMessageId = event.user_message_id ?? this.userMessageId;
    if (event.reasoning_content && !noReasoning.has(event.reasoning_content)) {
      this.reasoning += event.reasoning_content;
    }
    if (event.content) this.#show(this.#splitter.push(event.content));
    this.suggestions = event.suggestions ?? this.suggestions;
    this.suggestionsTogether = event.suggestions_together ?? this.suggestionsTogether;
    this.suggestionIds = event.suggestion_ids ?? this.suggestionIds;
    this.alarm = event.alarm ?? this.alarm;
    this.error = event.error ?? this.error;
    this.code = event.code ?? this.code;
    this.status = event.status ?? this.status;
    if (event.done && !this.isDone) {
      this.isDone = true;
      this.#show(this.#splitter.end());
    }
  }

  #show(pieces: readonly Piece[]): void {
    for (const { type, text } of pieces) {
      if (type === 'shown') this.content += text;
      else if (type === 'block') {
        const { gender, age, symptoms, prescriptions } = parseSummaryBlock(text);
        this.summary = {
          gender,
          age,
          symptoms,
          ...(prescriptions.length > 0 ? { prescriptions } : {}),
        };
      }
    }
  }
}

/** A broken stream is joined again after these waits; the last one repeats. */
const reconnectWaitsMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
export const waitAfterMs = (tries: number): number =>
  reconnectWaitsMs[Math.min(tries, reconnectWaitsMs.length - 1)] ?? 0;
/** The server sends something every 15 s; a connection that is silent for longer may be lost. */
const silenceMsMax = 20_000;

/** If the server requests a longer wait, the text is returned to the input. */
const busySecondsMax = 60;
/** After this many busy responses in a row the text is returned to the input. */
export const busyTriesMax = 12;

/** The wait that a busy or restarting server requests; null for any other failure. */
function busyMs(error: unknown): number | null {
  if (!(error instanceof CallError) || error.code !== 'unavailable') return null;
  const seconds = error.retryAfterSeconds;
  return seconds === undefined || seconds > busySecondsMax ? null : seconds * 1_000;
}

/** Whether the connection broke, so that the request may or may not have arrived. */
export const isBroken = (error: unknown): boolean =>
  error instanceof CallError && error.status === 0 && error.code !== 'bad_reply';

/** Opens the connection; called again when it was lost. */
export type Join = (signal: AbortSignal) => AsyncIterable<ReplyEvent>;

/** Reads a reply to its end, reconnecting as often as the connection breaks and while the server is busy. */
export class PersistentReader {
  readonly #onDisconnected: (isServerBusy: boolean) => void;
  /** One attempt to connect, or the wait for the next; aborted to reconnect at once. */
  #attempt = new AbortController();
  #isWaiting = false;
  /** A busy server requested no call before this time. */
  #busyUntilMs = 0;
  #receivedAtMs = 0;

  constructor(onDisconnected: (isServerBusy: boolean) => void) {
    this.#onDisconnected = onDisconnected;
  }

  /** Calls `onProgress` with what has been read so far. */
  async read(
    join: Join,
    signal: AbortSignal,
    onProgress: (reader: ReplyReader) => void,
  ): Promise<ReplyReader> {
    let [breaks, busyTries] = [0, 0];
    for (;;) {
      const attempt = new AbortController();
      this.#attempt = attempt;
      this.#receivedAtMs = Date.now();
      const either = AbortSignal.any([signal, attempt.signal]);
      try {
        return await readOnce(join(either), (reader) => {
          if (signal.aborted) return;
          [breaks, busyTries] = [0, 0];
          this.#receivedAtMs = Date.now();
          onProgress(reader);
        });
      } catch (error) {
        if (signal.aborted) throw error;
        const leftAloneMs = busyMs(error);
        if (leftAloneMs !== null && (busyTries += 1) < busyTriesMax) {
          await this.#waitForServer(leftAloneMs, either);
        } else if (attempt.signal.aborted || isBroken(error)) {
          await this.#waitForNetwork(breaks, either);
          breaks += 1;
        } else throw error;
        signal.throwIfAborted();
      }
    }
  }

  /** The page or the network is back: reconnects at once where the connection waits or may be lost. */
  wake(): void {
    if (Date.now() < this.#busyUntilMs) return;
    const isSilent = Date.now() - this.#receivedAtMs > silenceMsMax;
    if (this.#isWaiting || isSilent) this.#attempt.abort();
  }

  /** The network is gone, and the connection with it. */
  lose(): void {
    if (!this.#isWaiting) this.#attempt.abort();
  }

  async #waitForServer(ms: number, signal: AbortSignal): Promise<void> {
    this.#onDisconnected(true);
    this.#busyUntilMs = Date.now() + ms;
    await wait(ms, signal);
    this.#busyUntilMs = 0;
  }

  async #waitForNetwork(breaks: number, signal: AbortSignal): Promise<void> {
    this.#onDisconnected(false);
    this.#isWaiting = true;
    await wait(waitAfterMs(breaks), signal);
    this.#isWaiting = false;
  }
}

/** Reads to the end of one connection; what was read before it broke is reported before the error is thrown. */
async function readOnce(
  events: AsyncIterable<ReplyEvent>,
  onProgress: (reader: ReplyReader) => void,
): Promise<ReplyReader> {
  const reader = new ReplyReader();
  const frames = inFrames(() => onProgress(reader));
  try {
    for await (const event of events) {
      reader.push(event);
      frames.request();
    }
    return reader;
  } finally {
    await frames.settled();
  }
}

/** Waits, but not longer than until the signal. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, ms);
    const stop = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

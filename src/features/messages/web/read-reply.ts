import { parseSummaryBlock } from '#medicine/summary-block/parse-summary-block.ts';
import { createSummarySplitter } from '#medicine/summary-block/summary-splitter.ts';

import type { ReplyEvent, SymptomsSummary } from '../contract.ts';

const noReasoning = new Set(['none', 'null', 'undefined']);

/** What a stream has delivered of a reply since it was joined: the visible text, never the summary block. */
export class ReplyReader {
  content = '';
  reasoning = '';
  summary: SymptomsSummary | null = null;
  suggestions: readonly string[] = [];
  suggestionsTogether = false;
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
    this.error = event.error ?? this.error;
    this.code = event.code ?? this.code;
    this.status = event.status ?? this.status;
    if (event.done && !this.isDone) {
      this.isDone = true;
      this.#show(this.#splitter.end());
    }
  }

  #show(pieces: readonly { type: 'shown' | 'block'; text: string }[]): void {
    for (const { type, text } of pieces) {
      if (type === 'shown') this.content += text;
      else {
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

/** Waits for the next frame; a hidden page draws none, so a timer replaces it. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve, 250);
    else requestAnimationFrame(() => resolve());
  });
}

/** Thirty times a second reads as steadily as sixty, and costs a phone half. */
const paceMs = 30;

/**
 * Reads a reply's events and publishes its state so far, in whole frames and at a pace of its own,
 * whatever that of the model. Returns the reader when the stream ends; a broken stream throws after
 * the last telling.
 */
export async function readReply(
  events: AsyncIterable<ReplyEvent>,
  onSaid: (reader: ReplyReader) => void,
): Promise<ReplyReader> {
  const reader = new ReplyReader();
  let frame: Promise<void> | null = null;
  let toldAtMs = -Infinity;
  const tellInTime = async (): Promise<void> => {
    const early = toldAtMs + paceMs - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    await nextFrame();
    frame = null;
    toldAtMs = performance.now();
    onSaid(reader);
  };
  const publish = (): void => {
    frame ??= tellInTime();
  };
  try {
    for await (const event of events) {
      reader.push(event);
      publish();
    }
    return reader;
  } finally {
    if (frame) await (frame as Promise<void>);
  }
}

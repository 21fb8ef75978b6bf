import { parseSummaryBlock } from '#medicine/summary-block/parse-summary-block.ts';
import { createSummarySplitter } from '#medicine/summary-block/summary-splitter.ts';

import type { ReplyEvent, SymptomsSummary } from '../contract.ts';

const noReasoning = new Set(['none', 'null', 'undefined']);

/** What a stream has told of a reply since it was joined: the shown text, never the summary block. */
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

import { charCount, firstChars } from '#platform/contract/chars.ts';
import type { ChatChunk } from './chat-chunk.ts';
import { ModelError, type ReplyPiece } from '../language-model.ts';
import type { ModelLimits } from './model-limits.ts';
import { createStorableText } from './storable-text.ts';

/** Turns the chunks of one stream into pieces, and checks in the end that the reply is complete. */
export type ReplyAssembler = {
  /** Throws a `ModelError` when the chunk reports a failure. */
  take: (chunk: ChatChunk) => ReplyPiece[];
  /** The finish marker has arrived: only usage figures can follow. */
  isFinished: () => boolean;
  /** The reply has reached our length limit: nothing more needs to be read. */
  isCut: () => boolean;
  /** The last pieces. Throws a `ModelError` if the reply is not complete. */
  end: (sawDone: boolean) => ReplyPiece[];
};

export function createReplyAssembler(limits: ModelLimits): ReplyAssembler {
  const wholeText = createStorableText();
  const wholeReasoning = createStorableText();
  let textLeft = limits.replyLengthMax;
  let reasoningLeft = limits.reasoningLengthMax;
  let hasVisibleText = false;
  let isCut = false;
  let finishReason = '';
  let usage: ChatChunk['usage'] = null;

  function take(chunk: ChatChunk): ReplyPiece[] {
    const pieces: ReplyPiece[] = [];
    const reasoning = firstChars(wholeReasoning(chunk.reasoning), reasoningLeft);
    if (reasoning !== '') pieces.push({ type: 'reasoning', text: reasoning });
    reasoningLeft -= charCount(reasoning);
    const whole = wholeText(chunk.text);
    const text = firstChars(whole, textLeft);
    if (text !== '') pieces.push({ type: 'text', text });
    textLeft -= charCount(text);
    hasVisibleText ||= text.trim() !== '';
    isCut ||= text.length < whole.length;
    if (chunk.usage) usage = chunk.usage;
    if (chunk.finishReason !== '') {
      finishReason = chunk.finishReason;
      refuseBadEnd(finishReason);
    }
    return pieces;
  }

  function end(sawDone: boolean): ReplyPiece[] {
    const isComplete = isCut || sawDone || finishReason !== '';
    if (!isComplete) {
      throw new ModelError('truncated', 'stream ended without a finish', { retryable: true });
    }
    if (!hasVisibleText) throw new ModelError('empty', 'reply without visible text');
    const pieces: ReplyPiece[] = [];
    if (usage) pieces.push({ type: 'usage', ...usage });
    if (isCut || finishReason === 'length') pieces.push({ type: 'cut' });
    return pieces;
  }

  return { take, end, isFinished: () => finishReason !== '', isCut: () => isCut };
}

function refuseBadEnd(finishReason: string): void {
  if (finishReason === 'content_filter') {
    throw new ModelError('filtered', 'content filter ended the reply');
  }
  if (finishReason === 'insufficient_system_resource') {
    throw new ModelError('provider', 'provider ran out of resources', { retryable: true });
  }
}

import * as z from 'zod/mini';
import { ModelError } from '../language-model.ts';

const orElse = z.catch;

// Servers differ in every detail, so a field of the wrong type counts as absent.
const optionalText = orElse(z.optional(z.nullable(z.string())), null);

const choice = z.object({
  delta: orElse(
    z.optional(
      z.object({
        content: optionalText,
        reasoning_content: optionalText,
        reasoning: optionalText,
      }),
    ),
    undefined,
  ),
  finish_reason: optionalText,
});

const tokenCount = z.int().check(z.nonnegative());

const chatChunk = z.object({
  error: z.optional(z.unknown()),
  choices: orElse(z.array(orElse(z.nullable(choice), null)), []),
  usage: orElse(
    z.nullable(z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount })),
    null,
  ),
});

export type ChatChunk = {
  reasoning: string;
  text: string;
  finishReason: string;
  usage: { promptTokens: number; completionTokens: number } | null;
};

/**
 * Parses the data of one stream event. Returns null for an invalid chunk; throws a `ModelError` if the event
 * contains an error object.
 */
export function readChatChunk(data: string): ChatChunk | null {
  const parsed = chatChunk.safeParse(parseJson(data));
  if (!parsed.success) return null;
  const { choices, error, usage } = parsed.data;
  if (error !== undefined && error !== null) throw streamError(error);
  const first = choices[0];
  return {
    reasoning: realReasoning(first?.delta?.reasoning_content ?? first?.delta?.reasoning ?? ''),
    text: first?.delta?.content ?? '',
    finishReason: first?.finish_reason ?? '',
    usage: usage && {
      promptTokens: usage.prompt_tokens,
      completionTokens: usage.completion_tokens,
    },
  };
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

// MSG-47: the texts none, null and undefined are not reasoning.
function realReasoning(text: string): string {
  return text === 'none' || text === 'null' || text === 'undefined' ? '' : text;
}

const errorShape = z.object({
  code: orElse(z.optional(z.nullable(z.union([z.string(), z.number()]))), null),
  type: optionalText,
  message: optionalText,
});

// Names of content filter refusals in codes, types and messages of providers.
const filterWords =
  /content_?filter|sensitive_?content|data_?inspection|content_?policy|content exists risk/i;

/** Whether an error object is a content filter refusal. Its text is inspected, never stored. */
export function isContentFilterError(error: unknown): boolean {
  const parsed = errorShape.safeParse(error);
  if (!parsed.success) return false;
  const { code, message, type } = parsed.data;
  return filterWords.test([code, type, message].join(' '));
}

function streamError(error: unknown): ModelError {
  if (isContentFilterError(error))
    return new ModelError('filtered', 'content filter, inside the stream');
  const code = Number(errorShape.safeParse(error).data?.code);
  return new ModelError('provider', 'error object inside the stream', {
    retryable: code === 429 || code >= 500,
  });
}

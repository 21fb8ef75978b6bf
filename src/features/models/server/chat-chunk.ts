import * as z from 'zod/mini';
import { ModelError } from '../language-model.ts';

const orElse = z.catch;

// Servers differ in every detail, so a field of the wrong type counts as absent.
const optionalText = orElse(z.optional(z.nullable(z.string())), null);

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
  const parsed = fieldsOf(parseJson(data));
  if (parsed === null) return null;
  const { choices, error } = parsed;
  if (error !== undefined && error !== null) throw streamError(error);
  const first = fieldsOf(Array.isArray(choices) ? choices[0] : null);
  const delta = fieldsOf(first?.['delta']);
  return {
    reasoning: realReasoning(
      textIn(delta?.['reasoning_content']) ?? textIn(delta?.['reasoning']) ?? '',
    ),
    text: textIn(delta?.['content']) ?? '',
    finishReason: textIn(first?.['finish_reason']) ?? '',
    usage: usageIn(fieldsOf(parsed['usage'])),
  };
}

// Read without a schema: this runs for every token. A field of the wrong type counts as absent.
type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : null;
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function usageIn(fields: Fields | null): ChatChunk['usage'] {
  const promptTokens = tokensIn(fields?.['prompt_tokens']);
  const completionTokens = tokensIn(fields?.['completion_tokens']);
  if (promptTokens === null || completionTokens === null) return null;
  return { promptTokens, completionTokens };
}

const tokensIn = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;

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

import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readChatChunk, type ChatChunk } from './chat-chunk.ts';

const orElse = z.catch;
const optionalText = orElse(z.optional(z.nullable(z.string())), null);
const tokenCount = z.int().check(z.nonnegative());
const texts = { content: optionalText, reasoning_content: optionalText, reasoning: optionalText };
const choice = z.object({
  delta: orElse(z.optional(z.object(texts)), undefined),
  finish_reason: optionalText,
});
/** A schema for what is read without one. */
const chunkSchema = z.object({
  choices: orElse(z.array(orElse(z.nullable(choice), null)), []),
  usage: orElse(
    z.nullable(z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount })),
    null,
  ),
});

function readBySchema(value: unknown): ChatChunk | null {
  const { success, data } = chunkSchema.safeParse(value);
  if (!success) return null;
  const { delta, finish_reason: finish } = data.choices[0] ?? {};
  const thought = delta?.reasoning_content ?? delta?.reasoning ?? '';
  const { usage } = data;
  return {
    reasoning: ['none', 'null', 'undefined'].includes(thought) ? '' : thought,
    text: delta?.content ?? '',
    finishReason: finish ?? '',
    usage: usage && {
      promptTokens: usage.prompt_tokens,
      completionTokens: usage.completion_tokens,
    },
  };
}

const anything = fc.oneof(
  fc.string(),
  fc.constantFrom('none', 'stop', null, true, 1.5, -1),
  fc.integer(),
  fc.array(fc.string(), { maxLength: 1 }),
  fc.object({ maxDepth: 1 }),
);
const some = { requiredKeys: [] };
const record = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof({ weight: 4, arbitrary: fc.record(fields, some) }, anything);
const chunk = record({
  choices: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.array(
        record({
          delta: record({ content: anything, reasoning_content: anything, reasoning: anything }),
          finish_reason: anything,
        }),
        { maxLength: 2 },
      ),
    },
    anything,
  ),
  usage: record({ prompt_tokens: fc.oneof(fc.nat(), anything), completion_tokens: fc.nat() }),
});

it('reads a chunk as its schema does, whatever the types of its fields', () => {
  fc.assert(
    fc.property(chunk, (value) => {
      const json = JSON.stringify(value);
      expect(readChatChunk(json)).toEqual(readBySchema(JSON.parse(json)));
    }),
    { numRuns: 1_000 },
  );
});

it('takes for no chunk what is no JSON', () => {
  for (const data of ['', '{', 'data', '[1', '\u0000']) expect(readChatChunk(data)).toBeNull();
});

import { Readable } from 'node:stream';
import { assert, asyncProperty, integer, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { done, keepAlive, reasoning, text, usage } from '#test/model-server-replies.ts';
import { collect, textOf } from '#test/model-server-pieces.ts';
import { startCallTimeouts } from './call-timeouts.ts';
import { readChatStream } from './chat-stream.ts';
import type { ReplyPiece } from '../language-model.ts';
import { modelLimits } from './model-limits.ts';

const events = [keepAlive, reasoning('想想'), text('胃痛😀\n'), text('三天'), usage(1, 2), done];
const mixed = events.map((event, index) => (index % 2 ? event.replaceAll('\n', '\r\n') : event));
const bytes = Buffer.from(mixed.join(''));

describe('the chunk boundaries of a stream', () => {
  it('do not matter at any position', async () => {
    const expected = await read([bytes]);
    expect(textOf(expected)).toBe('胃痛😀\n三天');
    expect(expected.at(-1)).toEqual({ type: 'usage', promptTokens: 1, completionTokens: 2 });
    for (let at = 1; at < bytes.length; at += 1) {
      expect(await read([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(expected);
    }
    expect(await read(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(expected);
  });

  it('do not matter in any number', async () => {
    const expected = await read([bytes]);
    const cuts = uniqueArray(integer({ min: 1, max: bytes.length - 1 }), { maxLength: 60 });
    await assert(
      asyncProperty(cuts, async (places) => {
        const ends = [...places.toSorted((a, b) => a - b), bytes.length];
        const parts = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
        expect(await read(parts)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

async function read(parts: readonly Uint8Array[]): Promise<ReplyPiece[]> {
  const { signal } = new AbortController();
  const watch = startCallTimeouts(signal, modelLimits);
  try {
    const body = Readable.from(parts);
    return await collect(readChatStream(body, watch, signal, modelLimits));
  } finally {
    watch.stop();
  }
}

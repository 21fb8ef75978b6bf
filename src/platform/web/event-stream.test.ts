import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { StreamBroken, readEventStream } from './event-stream.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function streamOf(chunks: readonly Uint8Array[], ending: 'close' | 'hang' | 'fail' = 'close') {
  const state = { isCancelled: false };
  const waiting = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = waiting.shift();
      if (chunk) controller.enqueue(chunk);
      else if (ending === 'close') controller.close();
      else if (ending === 'fail') controller.error(new TypeError('network error'));
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  return { body, state };
}

async function readAll(body: ReadableStream<Uint8Array>, silenceMs?: number) {
  const events: unknown[] = [];
  let failure: unknown = null;
  try {
    for await (const event of readEventStream(body, silenceMs)) events.push(event);
  } catch (error) {
    failure = error;
  }
  return { events, failure };
}

const written = (events: readonly unknown[]): string =>
  `${events.map((event) => `data: ${JSON.stringify(event)}\n\n: ping\n\n`).join('')}data: [DONE]\n\n`;

function cut(whole: Uint8Array, places: readonly number[]): Uint8Array[] {
  const at = [...new Set(places.map((place) => place % whole.length))].toSorted((a, b) => a - b);
  return [0, ...at].map((start, index) => whole.slice(start, at[index]));
}

describe('reading an event stream', () => {
  it('yields the same events however the bytes are split', async () => {
    const event = fc.record({ content: fc.string({ unit: 'grapheme' }), message_id: fc.nat() });
    await fc.assert(
      fc.asyncProperty(fc.array(event), fc.array(fc.nat()), async (events, places) => {
        const chunks = cut(bytes(written(events)), places);
        const read = await readAll(streamOf(chunks).body);
        expect(read).toEqual({ events, failure: null });
      }),
    );
  });

  it('keeps what arrived and reports a broken stream when it ends early', async () => {
    const read = await readAll(streamOf([bytes('data: {"content":"头痛"}\n\ndata: {"con')]).body);
    expect(read.events).toEqual([{ content: '头痛' }]);
    expect(read.failure).toBeInstanceOf(StreamBroken);
  });

  it('does not treat a malformed event as the end', async () => {
    const read = await readAll(streamOf([bytes('data: {oops\n\ndata: [DONE]\n\n')]).body);
    expect(read.failure).toBeInstanceOf(StreamBroken);
  });

  it('closes a silent stream', async () => {
    const { body, state } = streamOf([bytes('data: {"content":"a"}\n\n')], 'hang');
    const read = await readAll(body, 20);
    expect(read.events).toEqual([{ content: 'a' }]);
    expect(read.failure).toBeInstanceOf(StreamBroken);
    expect(state.isCancelled).toBe(true);
  });

  it('closes the connection when the reader stops early', async () => {
    const { body, state } = streamOf([bytes(written([1, 2, 3]))], 'hang');
    for await (const event of readEventStream(body)) {
      expect(event).toBe(1);
      break;
    }
    expect(state.isCancelled).toBe(true);
  });
});

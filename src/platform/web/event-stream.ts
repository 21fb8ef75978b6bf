import { createParser } from 'eventsource-parser';

/** The server sends a comment every 15 s; when three are missing, the connection is dead. */
export const streamSilenceMs = 45_000;

const endMark = '[DONE]';

/** The stream ended, went silent or was malformed before its `[DONE]`. */
export class StreamBroken extends Error {
  override readonly name = 'StreamBroken';
}

/**
 * The JSON values of an event stream in order, however its bytes are split. Ends at `data: [DONE]`.
 * Leaving the loop early closes the connection.
 * @throws StreamBroken when the stream stops too early; the values yielded so far are valid
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  silenceMs: number = streamSilenceMs,
): AsyncGenerator<unknown, void, undefined> {
  const ready: string[] = [];
  const parser = createParser({ onEvent: (event) => ready.push(event.data) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await readWithin(reader, silenceMs);
      if (done) throw new StreamBroken('the stream ended early');
      parser.feed(decoder.decode(value, { stream: true }));
      for (const data of ready.splice(0)) {
        if (data === endMark) return;
        yield parse(data);
      }
    }
  } finally {
    // A stream that has already failed rejects its cancellation; its own failure is the one to
    // report.
    reader.cancel().catch(() => undefined);
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new StreamBroken('an event is not JSON', { cause });
  }
}

async function readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  silenceMs: number,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StreamBroken('the stream fell silent')), silenceMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

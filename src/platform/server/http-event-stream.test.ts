import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#platform/contract/app-error.ts';
import { errorTexts } from '#platform/contract/error-texts.ts';
import { captureLog, type CapturedLog } from '#test/captured-log.ts';
import {
  heartbeatMs,
  stalledReaderMs,
  writeEventStream,
  type EventStreamOptions,
} from './http-event-stream.ts';

type Source = (signal: AbortSignal) => AsyncIterable<unknown>;
type Stream = {
  socket: Socket;
  response: Promise<ServerResponse>;
  /** Settles when the server is done with the stream. */
  done: Promise<void>;
};

const closers: (() => Promise<void>)[] = [];
let captured: CapturedLog;
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A client on a raw socket, to inspect every byte or to read none. */
async function read(source: Source, wishes: Partial<EventStreamOptions> = {}): Promise<Stream> {
  captured = captureLog();
  const written = Promise.withResolvers<void>();
  const answering = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    answering.resolve(response);
    const options = {
      headers: { 'x-request-id': 'one' },
      language: 'zh-CN' as const,
      signal: gone.signal,
      log: captured.log,
      requestId: 'one',
      ...wishes,
    };
    writeEventStream(response, source(gone.signal), options).then(written.resolve, written.reject);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  closers.push(async () => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { socket, response: answering.promise, done: written.promise };
}

async function everything({ socket }: Stream): Promise<{ head: string; body: string }> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  const [head = '', ...rest] = text.split('\r\n\r\n');
  // Chunk sizes are on lines of their own.
  const body = rest.join('\r\n\r\n').replace(/(?:^|\r\n)[0-9a-f]+\r\n/g, '');
  return { head: head.toLowerCase(), body: body.replaceAll('\r\n', '') };
}

async function* of(...events: unknown[]): AsyncGenerator {
  yield* events;
}
const never = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

describe('an event stream', () => {
  it('has one data line per event, each followed by an empty line, and [DONE] at the end', async () => {
    const stream = await read(() => of({ content: '先说说' }, { content: '睡得怎样' }));
    const { head, body } = await everything(stream);
    expect(body).toBe(
      'data: {"content":"先说说"}\n\ndata: {"content":"睡得怎样"}\n\ndata: [DONE]\n\n',
    );
    expect(head).toContain('200 ok');
    expect(head).toContain('content-type: text/event-stream; charset=utf-8');
    expect(head).toContain('cache-control: no-store, no-transform');
    expect(head).toContain('x-accel-buffering: no');
    expect(head).toContain('x-request-id: one');
    // The reader requested the end of the connection.
    expect(head).toContain('connection: close');
  });

  it('sends [DONE] when there are no events', async () => {
    const { body } = await everything(await read(() => of()));
    expect(body).toBe('data: [DONE]\n\n');
  });

  it('escapes line breaks in texts', async () => {
    const text = 'a\n\ndata: [DONE]\n\n\r\nevent: error\rid: 1\u2028\u0000';
    const { body } = await everything(await read(() => of({ content: text })));
    const [first = '', second, rest] = body.split('\n\n');
    expect(JSON.parse(first.slice('data: '.length))).toEqual({ content: text });
    expect([second, rest]).toEqual(['data: [DONE]', '']);
  });

  it('sends its head before the first event', async () => {
    const stream = await read(async function* (signal) {
      await never(signal);
      yield* of();
    });
    const [chunk] = (await once(stream.socket, 'data')) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is kept open by comments between events', async () => {
    const source: Source = async function* (signal) {
      yield { content: '一' };
      await never(signal);
    };
    const stream = await read(source, { heartbeatMs: 5 });
    let text = '';
    for await (const chunk of stream.socket) {
      text += String(chunk);
      if (text.split(': ping\n\n').length > 3) break;
    }
    expect(text).toContain('data: {"content":"一"}\n\n');
  });

  it('sends a heartbeat every 15 s and waits 30 s for a client by default', () => {
    expect({ heartbeatMs, stalledReaderMs }).toEqual({
      heartbeatMs: 15_000,
      stalledReaderMs: 30_000,
    });
  });
});

describe('an error after the first byte', () => {
  const broken = (error: unknown): Source =>
    async function* () {
      yield { content: '一' };
      throw error;
    };

  it('becomes an error event and [DONE], without its message, which is logged', async () => {
    const { body } = await everything(await read(broken(new Error('a wheel came off'))));
    const failure = { error: errorTexts['zh-CN'].internal, code: 'internal' };
    expect(body).toBe(
      `data: {"content":"一"}\n\ndata: ${JSON.stringify(failure)}\n\ndata: [DONE]\n\n`,
    );
    expect(captured.events()).toMatchObject([
      { level: 50, requestId: 'one', err: { message: 'a wheel came off' } },
    ]);
  });

  it('carries the text of a refusal in the language of the client, without an error in the log', async () => {
    const stream = await read(broken(new AppError('reply_running')), { language: 'en-US' });
    const { body } = await everything(stream);
    expect(body).toContain(
      JSON.stringify({ error: errorTexts['en-US'].reply_running, code: 'reply_running' }),
    );
    expect(captured.lines).toEqual([]);
  });

  it('reports the service as unavailable when the database is', async () => {
    const { body } = await everything(await read(broken(new Error('Connection terminated'))));
    expect(body).toContain('"code":"unavailable"');
  });
});

describe('a stream whose sign-in has ended', () => {
  it('reports it and closes, also between events', async () => {
    const over = new AbortController();
    let isClosed = false;
    const waiting: Source = async function* (signal) {
      yield { content: '一' };
      over.abort(new AppError('sign_in_required'));
      await never(signal);
      isClosed = true;
    };
    const stream = await read(waiting, { cut: over.signal });
    const { body } = await everything(stream);
    const refusal = { error: errorTexts['zh-CN'].sign_in_required, code: 'sign_in_required' };
    expect(body).toBe(
      `data: {"content":"一"}\n\ndata: ${JSON.stringify(refusal)}\n\ndata: [DONE]\n\n`,
    );
    expect(captured.events()).toEqual([]);
    await expect.poll(() => isClosed).toBe(true);
  });

  it('sends nothing more from a source that continues', async () => {
    const over = new AbortController();
    const talking: Source = async function* () {
      yield { content: '一' };
      over.abort(new AppError('sign_in_required'));
      for (;;) yield { content: '二' };
    };
    const { body } = await everything(await read(talking, { cut: over.signal }));
    expect(body).toContain('sign_in_required');
    expect(body).not.toContain('二');
  });

  it('ends as usual when its events end first', async () => {
    const over = new AbortController();
    const { body } = await everything(
      await read(() => of({ content: '一' }), { cut: over.signal }),
    );
    expect(body).toBe('data: {"content":"一"}\n\ndata: [DONE]\n\n');
  });
});

describe('a client that has disconnected', () => {
  it('closes a source that is waiting', async () => {
    let isClosed = false;
    const stream = await read(async function* (signal) {
      try {
        yield { content: '一' };
        await never(signal);
      } finally {
        isClosed = true;
      }
    });
    await once(stream.socket, 'data');
    stream.socket.destroy();
    await stream.done;
    expect(isClosed).toBe(true);
    expect(captured.lines).toEqual([]);
  });

  it('closes a source that continues', async () => {
    let said = 0;
    let isClosed = false;
    const stream = await read(async function* () {
      try {
        for (; ; said += 1) {
          yield { content: '长'.repeat(1_000) };
          await new Promise(setImmediate);
        }
      } finally {
        isClosed = true;
      }
    });
    await once(stream.socket, 'data');
    stream.socket.destroy();
    await stream.done;
    expect(isClosed).toBe(true);
    expect(said).toBeGreaterThan(0);
  });
});

describe('a client that reads nothing', () => {
  const flood: Source = async function* () {
    for (;;) yield { content: '长'.repeat(10_000) };
  };

  it('stops the source, is disconnected and costs no memory', async () => {
    let isClosed = false;
    const stream = await read(
      async function* (signal) {
        try {
          yield* flood(signal);
        } finally {
          isClosed = true;
        }
      },
      { stalledReaderMs: 50 },
    );
    stream.socket.pause();
    const response = await stream.response;
    const closed = once(response, 'close');
    await stream.done;
    await closed;
    expect(isClosed).toBe(true);
    expect(response.destroyed).toBe(true);
    expect(captured.lines).toEqual([]);
  });

  it('is disconnected also after the last event', async () => {
    const stream = await read(() => of({ content: '长'.repeat(4_000_000) }), {
      stalledReaderMs: 50,
    });
    stream.socket.pause();
    const response = await stream.response;
    await once(response, 'close');
    expect(response.writableFinished).toBe(false);
  });

  it('gets everything when it is only slow', async () => {
    const source: Source = async function* () {
      for (let n = 0; n < 300; n += 1) yield { n, content: '长'.repeat(3_000) };
    };
    const stream = await read(source);
    stream.socket.pause();
    await once(await stream.response, 'drain').catch(() => undefined);
    const { body } = await everything(stream);
    expect(body.split('\n\n').length).toBe(302);
    expect(body.endsWith('data: [DONE]\n\n')).toBe(true);
  });
});

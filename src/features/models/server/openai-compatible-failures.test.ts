import { gzipSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import {
  cut,
  delta,
  done,
  event,
  finish,
  hold,
  keepAlive,
  reasoning,
  stall,
  statusReply,
  stream,
  text,
  textReply,
  usage,
  type ReplyScript,
} from '#test/model-server-replies.ts';
import { collect, collectFailure, textOf } from '#test/model-server-pieces.ts';
import { modelErrorText } from '../model-error-text.ts';
import type { ModelErrorKind } from '../language-model.ts';
import { modelLimits, type ModelLimits } from './model-limits.ts';
import { createOpenAiCompatibleModel } from './openai-compatible.ts';

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(async () => {
  await server.stop();
});

function ask(limits: Partial<ModelLimits> = {}, signal = new AbortController().signal) {
  const model = createOpenAiCompatibleModel(
    { baseUrl: server.url, model: 'scripted', apiKey: 'sk-secret-key' },
    { ...modelLimits, retryDelayMs: 1, ...limits },
  );
  return model({ turns: [{ role: 'user', content: '胃痛三天了' }] }, signal);
}

const good = textReply(['好的']);

describe('a refusal by status', () => {
  it.each([400, 401, 402, 403, 404, 422])(
    '%i is reported at once, without retry',
    async (status) => {
      server.script(statusReply(status));
      const { error } = await collectFailure(ask());
      expect(error).toMatchObject({ kind: 'http', status, retryable: false });
      expect(server.requests).toHaveLength(1);
    },
  );

  it.each([408, 429, 500, 502, 503])('%i is retried, and the response used', async (status) => {
    server.script(statusReply(status), statusReply(status), good);
    expect(textOf(await collect(ask()))).toBe('好的');
    expect(server.requests).toHaveLength(3);
  });

  it.each([429, 500])('%i three times is reported after three attempts', async (status) => {
    server.script(statusReply(status));
    const { error } = await collectFailure(ask());
    expect(error).toMatchObject({ kind: 'http', status, retryable: true });
    expect(server.requests).toHaveLength(3);
  });

  it.each([
    ['retry-after', '1'],
    ['retry-after-ms', '1000'],
    ['retry-after', new Date(Date.now() + 3_600_000).toUTCString()],
  ])('waits as long as %s: %s asks, not less', async (name, value) => {
    server.script(statusReply(429, { [name]: value }), good);
    const { error } = await collectFailure(ask({ retryWaitMaxMs: 999 }));
    expect(error.retryAfterMs).toBeGreaterThanOrEqual(1000);
    expect(server.requests).toHaveLength(1);
  });

  it('retries as soon as the server allows it', async () => {
    server.script(statusReply(429, { 'retry-after': '0' }), good);
    expect(textOf(await collect(ask({ retryDelayMs: 3_600_000 })))).toBe('好的');
  });

  it('counts all waits against one limit', async () => {
    server.script(statusReply(429, { 'retry-after-ms': '30' }));
    await collectFailure(ask({ retryWaitMaxMs: 50 }));
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    [400, { code: 'InputTextSensitiveContentDetected', message: 'x' }],
    [400, { message: 'Content Exists Risk', code: 'invalid_request_error' }],
    [400, { code: 'data_inspection_failed' }],
  ])('%i by a content filter is distinguished', async (status, error) => {
    server.script(statusReply(status, {}, error));
    expect((await collectFailure(ask())).error.kind).toBe('filtered');
  });

  it('reads no more of a long error page than it needs', async () => {
    const page = { status: 500, steps: endless('<p>error</p>'.repeat(1000)) };
    server.script(page);
    expect((await collectFailure(ask({ retriesMax: 0 }))).error.kind).toBe('http');
    await server.requests[0]?.closed;
  });
});

describe('a response that is not a stream', () => {
  it.each([
    ['html', { headers: { 'content-type': 'text/html' }, steps: ['<html>login</html>'] }],
    ['json', { headers: { 'content-type': 'application/json' }, steps: ['{"choices":[]}'] }],
    ['endless html', { headers: { 'content-type': 'text/html' }, steps: endless('<p>') }],
  ])('(%s) is reported at once', async (_name, script) => {
    server.script(script);
    const { error } = await collectFailure(ask());
    expect(error).toMatchObject({ kind: 'provider', status: 200 });
    expect(server.requests).toHaveLength(1);
    await server.requests[0]?.closed;
  });

  it.each([301, 302, 307, 308])('a redirect (%i) is never followed', async (status) => {
    const elsewhere = await startModelServer();
    server.script({
      status,
      headers: { location: `${elsewhere.url}/chat/completions` },
      steps: [],
    });
    expect((await collectFailure(ask())).error.kind).toBe('network');
    expect(elsewhere.requests).toHaveLength(0);
    await elsewhere.stop();
  });
});

describe('silence', () => {
  const silent: ReplyScript = { beforeHeaders: [stall], steps: [] };

  it('before the headers is retried, then reported', async () => {
    server.script(silent);
    const { error } = await collectFailure(ask({ headersTimeoutMs: 1_000 }));
    expect(error).toMatchObject({ kind: 'timeout', retryable: true });
    expect(server.requests).toHaveLength(3);
    await Promise.all(server.requests.map((request) => request.closed));
  });

  it('before the headers, then a response: the response is used', async () => {
    server.script(silent, good);
    expect(textOf(await collect(ask({ headersTimeoutMs: 1_500 })))).toBe('好的');
  });

  it('before the first piece is reported, with or without keep-alive comments', async () => {
    server.script(stream(delta({ role: 'assistant', content: '' }), ...comments(), stall));
    const { error } = await collectFailure(ask({ firstPieceTimeoutMs: 400 }));
    expect(error.kind).toBe('timeout');
    await server.requests[0]?.closed;
    expect(server.requests).toHaveLength(1);
  });

  it('in mid-stream is reported, with or without keep-alive comments, and the text so far is kept', async () => {
    server.script(stream(text('先说'), { waitMs: 10 }, text('一半'), ...comments(), stall));
    const { pieces, error } = await collectFailure(ask({ idleTimeoutMs: 1_500 }));
    expect(textOf(pieces)).toBe('先说一半');
    expect(error.kind).toBe('timeout');
    await server.requests[0]?.closed;
    expect(server.requests[0]?.wasLeft).toBe(true);
  });

  it('does not count while the reader is slow', async () => {
    server.script(textReply(['一', '二', '三']));
    const reply = ask({ idleTimeoutMs: 1_000 });
    await reply.next();
    await reply.next();
    await sleep(1_500);
    expect((await reply.next()).value).toEqual({ type: 'text', text: '三' });
    await reply.return();
  });

  it('a reply that only trickles ends at the total limit', async () => {
    server.script({ steps: drip() });
    const { error } = await collectFailure(ask({ totalTimeoutMs: 500 }));
    expect(error.kind).toBe('timeout');
    await server.requests[0]?.closed;
  });
});

describe('a broken connection', () => {
  it('before any piece is retried', async () => {
    server.script(
      { beforeHeaders: [cut], steps: [] },
      stream(keepAlive, delta({ role: 'assistant' }), cut),
      good,
    );
    expect(textOf(await collect(ask()))).toBe('好的');
  });

  it('in mid-stream is reported, and never retried', async () => {
    server.script(stream(text('说到一半'), hold, cut), good);
    const reply = ask();
    await reply.next();
    await server.held();
    server.release();
    const { error } = await collectFailure(reply);
    expect(error.kind).toBe('network');
    expect(server.requests).toHaveLength(1);
  });

  it('to a server that does not exist is reported', async () => {
    await server.stop();
    expect((await collectFailure(ask())).error).toMatchObject({ kind: 'network', retryable: true });
    server = await startModelServer();
  });
});

describe('an incomplete reply', () => {
  const cases: [name: string, kind: ModelErrorKind, script: ReplyScript, tries: number][] = [
    ['ends without a finish', 'truncated', stream(text('一半')), 1],
    ['ends inside an event', 'truncated', stream(text('一半'), 'data: {"choices":[{"de'), 1],
    ['ends inside a character', 'truncated', stream(Buffer.from(text('胃')).subarray(0, -14)), 3],
    ['ends before anything', 'truncated', stream(), 3],
    ['is nothing but comments', 'truncated', stream(keepAlive, keepAlive), 3],
    ['is nothing but garbage', 'truncated', stream('data: }{\n\n', 'data: ]\n\n'), 3],
    ['is empty', 'empty', stream(delta({ role: 'assistant' }), finish(), done), 1],
    ['is only [DONE]', 'empty', stream(done), 1],
    ['is only blank', 'empty', stream(text(' \n'), finish(), usage(1, 2), done), 1],
    ['is only reasoning', 'empty', stream(reasoning('想'), finish(), done), 1],
    ['is only reasoning, at length', 'empty', stream(reasoning('想'), finish('length'), done), 1],
    ['is filtered at once', 'filtered', stream(finish('content_filter'), done), 1],
    ['is filtered after text', 'filtered', stream(text('半'), finish('content_filter'), done), 1],
    ['is an error', 'provider', stream(event({ error: { message: 'x', code: 'y' } })), 1],
    ['is an error in words', 'provider', stream(event({ error: 'overloaded' })), 1],
    ['is an overload', 'provider', stream(event({ error: { message: 'x', code: 503 } })), 3],
    ['is an error after text', 'provider', stream(text('半'), event({ error: { code: 503 } })), 1],
    ['is a filter error', 'filtered', stream(event({ error: { code: 'content_filter' } })), 1],
    ['lacks resources', 'provider', stream(finish('insufficient_system_resource')), 3],
  ];
  it.each(cases)('because it %s is reported as %s', async (_name, kind, script, tries) => {
    server.script(script);
    expect((await collectFailure(ask())).error.kind).toBe(kind);
    expect(server.requests).toHaveLength(tries);
  });

  it('closes the connection of a server that continues after an error', async () => {
    server.script(stream(event({ error: { message: 'x' } }), stall));
    await collectFailure(ask());
    await server.requests[0]?.closed;
    expect(server.requests[0]?.wasLeft).toBe(true);
  });
});

describe('an oversized reply', () => {
  it('is truncated at the limit, marked, and disconnected', async () => {
    server.script({ steps: endless(text('没完没了😀')) });
    const pieces = await collect(ask());
    expect(Array.from(textOf(pieces))).toHaveLength(modelLimits.replyLengthMax);
    expect(textOf(pieces).isWellFormed()).toBe(true);
    expect(pieces.at(-1)).toEqual({ type: 'cut' });
    await server.requests[0]?.closed;
    expect(server.requests[0]?.wasLeft).toBe(true);
  });

  it('that the model truncated itself is marked too', async () => {
    server.script(stream(text('说到这里'), finish('length'), usage(3, 4), done));
    expect((await collect(ask())).slice(1)).toEqual([
      { type: 'usage', promptTokens: 3, completionTokens: 4 },
      { type: 'cut' },
    ]);
  });

  it('yields a limited amount of reasoning', async () => {
    server.script(stream(reasoning('想'.repeat(8)), reasoning('再想'), text('好'), done));
    const pieces = await collect(ask({ reasoningLengthMax: 9 }));
    expect(textOf(pieces, 'reasoning')).toBe(`${'想'.repeat(8)}再`);
    expect(textOf(pieces)).toBe('好');
  });

  it('with too many events is refused', async () => {
    server.script(stream(event({ choices: [] }).repeat(101), text('好'), done));
    expect(textOf(await collect(ask({ eventsMax: 103 })))).toBe('好');
    expect((await collectFailure(ask({ eventsMax: 100 }))).error.kind).toBe('provider');
  });

  const { eventLengthMax, streamBytesMax } = modelLimits;
  /** What is on its way when the client stops reading, in the buffers of both ends. */
  const inFlightBytesMax = 16 * 1024 * 1024;
  it.each([
    ['a line without end', 'data: ', 'x'.repeat(65_536), eventLengthMax],
    ['an event of endlessly many lines', '', `data: ${'x'.repeat(65_536)}\n`, eventLengthMax],
    ['a line without end that is no field', '', 'x'.repeat(65_536), streamBytesMax],
    ['comments without end', '', `: ${'x'.repeat(65_536)}\n\n`, streamBytesMax],
    ['empty events without end', '', event({ choices: [] }).repeat(1000), streamBytesMax],
  ])('(%s) is refused and not read further', async (_name, head, block, readMax) => {
    let sentBytes = 0;
    function* counted() {
      for (const piece of endless(block, head)) {
        sentBytes += piece.length;
        yield piece;
      }
    }
    server.script({ steps: counted() });
    expect((await collectFailure(ask())).error.kind).toBe('provider');
    await server.requests[0]?.closed;
    expect(sentBytes).toBeLessThan(readMax + inFlightBytesMax);
    expect(server.requests).toHaveLength(1);
  });

  it('(a gzip bomb) is refused without unpacking it', async () => {
    const member = gzipSync(Buffer.alloc(1024 * 1024, ': x\n\n'), { level: 9 });
    const bomb = Buffer.concat(Array.from({ length: 256 }, () => member));
    server.script({ headers: { 'content-encoding': 'gzip' }, steps: [bomb] });
    expect((await collectFailure(ask())).error.kind).toBe('provider');
  });
});

describe('aborting', () => {
  it('in mid-stream ends with the reason and closes the connection', async () => {
    server.script(stream(text('说'), stall));
    const abort = new AbortController();
    const reply = ask({}, abort.signal);
    await reply.next();
    const reason = new Error('cancelled by the person');
    const next = reply.next();
    abort.abort(reason);
    await expect(next).rejects.toBe(reason);
    await server.requests[0]?.closed;
    expect(server.requests[0]?.wasLeft).toBe(true);
  });

  it('while a piece is held does not wait for the next one', async () => {
    server.script(stream(text('说'), text('了'), stall));
    const abort = new AbortController();
    const reply = ask({}, abort.signal);
    await reply.next();
    abort.abort(new Error('cancelled'));
    await server.requests[0]?.closed;
    await expect(reply.next()).rejects.toThrow('cancelled');
  });

  it('before the headers closes the connection', async () => {
    server.script({ beforeHeaders: [hold], steps: [] });
    const abort = new AbortController();
    const next = ask({}, abort.signal).next();
    await server.held();
    abort.abort(new Error('cancelled'));
    await expect(next).rejects.toThrow('cancelled');
    await server.requests[0]?.closed;
  });

  it('while waiting for a retry ends at once', async () => {
    server.script(statusReply(429));
    const abort = new AbortController();
    const next = ask({ retryDelayMs: 9000 }, abort.signal).next();
    while (server.requests.length === 0) await sleep(1);
    await server.requests[0]?.closed;
    // By now the refusal has been read, and the wait has begun.
    await sleep(100);
    abort.abort(new Error('cancelled'));
    await expect(next).rejects.toThrow('cancelled');
    expect(server.requests).toHaveLength(1);
  });

  it('before the start sends nothing', async () => {
    await expect(ask({}, AbortSignal.abort(new Error('cancelled'))).next()).rejects.toThrow(
      'cancelled',
    );
    expect(server.requests).toHaveLength(0);
  });

  it('by simply stopping to read closes the connection', async () => {
    server.script(stream(text('说'), stall));
    for await (const piece of ask()) {
      expect(piece).toEqual({ type: 'text', text: '说' });
      break;
    }
    await server.requests[0]?.closed;
    expect(server.requests[0]?.wasLeft).toBe(true);
  });
});

describe('after the end', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['a reply', good],
    ['a failure', stream(text('一半'))],
  ])('of %s no timer is left', async (_name, script) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.script(script);
    await collect(ask()).catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the texts for users and logs', () => {
  it('contain no upstream text, key or address', async () => {
    const scripts = [
      statusReply(401),
      statusReply(500),
      stream(event({ error: { message: 'up' } })),
    ];
    for (const script of scripts) {
      server.script(script);
      const { error } = await collectFailure(ask());
      const output = JSON.stringify([modelErrorText(error), error.message, error.stack, error]);
      expect(output).not.toMatch(/upstream words|sk-secret|127\.0\.0\.1|"up"/);
    }
  });
});

function comments() {
  return Array.from({ length: 200 }, () => [{ waitMs: 10 }, keepAlive]).flat();
}

function* endless(block: string, head = '') {
  yield head;
  for (;;) yield block;
}

function* drip() {
  for (;;) {
    yield text('滴');
    yield { waitMs: 20 };
  }
}

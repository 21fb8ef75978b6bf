import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collect, textOf } from '#test/model-server-pieces.ts';
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
  stream,
  text,
  textReply,
  type ReplyScript,
} from '#test/model-server-replies.ts';
import { modelLimits, type ModelLimits } from './model-limits.ts';
import { createOpenAiCompatibleModel } from './openai-compatible.ts';

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(async () => {
  await server.stop();
});

const turns = [{ role: 'user', content: '胃痛三天了' }] as const;

function ask(limits: Partial<ModelLimits> = {}) {
  const model = createOpenAiCompatibleModel(
    { baseUrl: server.url, model: 'scripted', apiKey: 'sk-secret-key' },
    { ...modelLimits, ...limits },
  );
  return model({ turns }, new AbortController().signal);
}

describe('a successful reply', () => {
  it('yields reasoning, text and usage in order', async () => {
    server.script(textReply(['您好，', '请问'], { reasoning: ['先问', '病史'], usage: [12, 34] }));
    expect(await collect(ask())).toEqual([
      { type: 'reasoning', text: '先问' },
      { type: 'reasoning', text: '病史' },
      { type: 'text', text: '您好，' },
      { type: 'text', text: '请问' },
      { type: 'usage', promptTokens: 12, completionTokens: 34 },
    ]);
  });

  it('sends the turns, the model, the key and asks for a stream with usage', async () => {
    const model = createOpenAiCompatibleModel({
      baseUrl: `${server.url}/`,
      model: 'doubao',
      apiKey: 'sk-secret-key',
      options: { temperature: 0.3, thinking: { type: 'disabled' }, stream: false },
    });
    await collect(model({ turns }, new AbortController().signal));
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe('Bearer sk-secret-key');
    expect(request?.body).toEqual({
      model: 'doubao',
      messages: turns,
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.3,
      thinking: { type: 'disabled' },
    });
  });

  it('sends no key when none is configured', async () => {
    const model = createOpenAiCompatibleModel({ baseUrl: server.url, model: 'own' });
    await collect(model({ turns }, new AbortController().signal));
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('yields each piece at once, not at the end', async () => {
    server.script(textReply(['先到', hold, '后到']));
    const reply = ask();
    expect((await reply.next()).value).toEqual({ type: 'text', text: '先到' });
    await server.held();
    server.release();
    expect((await reply.next()).value).toEqual({ type: 'text', text: '后到' });
    await reply.return(undefined);
  });

  it.each(['none', 'null', 'undefined'])('treats the reasoning %s as none', async (word) => {
    server.script(stream(reasoning(word), text('好'), finish(), done));
    expect(await collect(ask())).toEqual([{ type: 'text', text: '好' }]);
  });

  it('reads reasoning under its other name too', async () => {
    server.script(stream(delta({ reasoning: '想' }), text('好'), done));
    expect(textOf(await collect(ask()), 'reasoning')).toBe('想');
  });

  const whole: [name: string, script: ReplyScript][] = [
    ['keep-alive comments', stream(keepAlive, text('好'), keepAlive, text('的'), finish(), done)],
    ['carriage returns', stream(...crlf(text('好'), text('的'), finish(), done))],
    ['no blank after data:', stream(...tight(text('好'), text('的'), finish(), done))],
    ['no [DONE]', stream(text('好'), text('的'), finish())],
    ['no [DONE] and a connection left open', stream(text('好'), text('的'), finish(), stall)],
    ['a connection cut after the finish', stream(text('好'), text('的'), finish(), cut)],
    ['[DONE] without a finish reason', stream(text('好'), text('的'), done)],
    ['two [DONE]', stream(text('好'), text('的'), finish(), done, done)],
    ['text after [DONE]', stream(text('好'), text('的'), done, text('吗'))],
    ['no empty line after the last event', stream(text('好'), text('的'), finish().trimEnd())],
    ['one garbage line', stream(text('好'), 'data: {"choices":[{"delta\n\n', text('的'), done)],
    ['a line that is no field', stream(text('好'), 'hello\n\n', text('的'), done)],
    ['named events', stream(`event: message\n${text('好')}`, text('的'), done)],
    ['a byte order mark', stream(`\uFEFF${text('好')}`, text('的'), done)],
    ['finish and text in one chunk', stream(text('好'), delta({ content: '的' }, 'stop'))],
    ['NUL and undecodable bytes', stream(text('好\u0000'), text('\ufffd的'), done)],
    ['content as null beside reasoning', stream(delta({ content: null }), text('好的'), done)],
  ];
  it.each(whole)('reads a stream with %s', async (_name, script) => {
    server.script(script);
    const pieces = await collect(ask({ finishGraceMs: 20 }));
    expect(textOf(pieces)).toBe('好的');
  });

  it('joins an emoji split across two events, and drops a lone half', async () => {
    server.script(stream(text('好\ud83d'), text('\ude00的\ud83d'), text('吗'), done));
    expect(textOf(await collect(ask()))).toBe('好😀的吗');
  });

  it.each([
    ['choices', { choices: null }],
    ['choices', { choices: {} }],
    ['choices', { choices: ['x', 1] }],
    ['a delta', { choices: [{ delta: 'x' }] }],
    ['content', { choices: [{ delta: { content: 7 } }] }],
    ['content', { choices: [{ delta: { content: [{ type: 'text' }] } }] }],
    ['a finish reason', { choices: [{ delta: {}, finish_reason: 1 }] }],
    ['usage', { choices: [], usage: { prompt_tokens: '3' } }],
    ['usage', { choices: [], usage: { prompt_tokens: -3, completion_tokens: 1.5 } }],
    ['everything', [1, 2]],
    ['everything', 'hello'],
    ['everything', null],
  ])('treats %s of a wrong type as absent', async (_name, body) => {
    server.script(stream(text('好'), event(body), text('的'), finish(), done));
    expect(await collect(ask())).toEqual([
      { type: 'text', text: '好' },
      { type: 'text', text: '的' },
    ]);
  });

  it('reads a compressed stream', async () => {
    const body = gzipSync(text('好的') + finish() + done);
    server.script({ headers: { 'content-encoding': 'gzip' }, steps: [body] });
    expect(textOf(await collect(ask()))).toBe('好的');
  });
});

function crlf(...events: string[]): string[] {
  return events.map((event) => event.replaceAll('\n', '\r\n'));
}

function tight(...events: string[]): string[] {
  return events.map((event) => event.replace('data: ', 'data:'));
}

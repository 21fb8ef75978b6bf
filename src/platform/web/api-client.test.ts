import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { Language } from '#platform/contract/define-texts.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';

import { createClient } from './api-client.ts';
import { createTransport } from './api-transport.ts';
import { CallError } from './call-error.ts';

const endpoints = defineEndpoints({
  getThing: {
    method: 'GET',
    path: '/things/:id/',
    access: 'signed-in',
    summary: 'One thing',
    params: z.object({ id: z.string() }),
    query: z.object({ page: z.optional(z.string()) }),
    reply: z.object({ name: z.string() }),
  },
  createThing: {
    method: 'POST',
    path: '/things/',
    access: 'signed-in',
    summary: 'A new thing',
    body: z.object({ name: z.string() }),
    reply: z.object({ id: z.int() }),
  },
  signIn: { method: 'POST', path: '/sign-in/', access: 'public', summary: 'Sign in' },
  followThing: {
    method: 'GET',
    path: '/things/follow/',
    access: 'signed-in',
    summary: 'What happens to it',
    events: z.object({ content: z.string() }),
  },
  downloadThing: {
    method: 'GET',
    path: '/things/download/',
    access: 'signed-in',
    summary: 'A file',
    file: ['text/markdown'],
  },
});

type Seen = {
  url: string;
  method: string | undefined;
  headers: Headers;
  body: unknown;
};
type Answer = (seen: Seen) => Response | Promise<Response>;

const json = (body: unknown, init?: ResponseInit): Response => Response.json(body, init);
const good = (data: unknown): Response => json({ success: true, data });
const refusal = (status: number, code: string, more: object = {}): Response =>
  json({ success: false, error: `words for ${code}`, code, ...more }, { status });

function page(answer: Answer, options: { renewed?: string | null } = {}) {
  const seen: Seen[] = [];
  const notified: string[] = [];
  let token: string | null = 'old';
  const language: Language = 'zh-CN';
  const transport = createTransport({
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { url, method: init?.method, headers: new Headers(init?.headers), body };
      seen.push(call);
      init?.signal?.throwIfAborted();
      return answer(call);
    },
    language: () => language,
    accessToken: () => token,
    csrfToken: () => 'proof',
    refreshAfter: () => {
      token = options.renewed === undefined ? 'new' : options.renewed;
      return Promise.resolve(token);
    },
    onSignInLost: () => notified.push('sign-in lost'),
    onRefused: (code) => notified.push(code),
  });
  return { seen, notified, client: createClient(endpoints, transport) };
}

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof CallError) return error;
  throw new Error('no CallError was thrown', { cause: error });
}

const isFresh = ({ headers }: Seen): boolean => headers.get('authorization') === 'Bearer new';

describe('a call', () => {
  it('sends parameters, token and language, and returns the data of the envelope', async () => {
    const { client, seen } = page(() => good({ name: '当归' }));
    const reply = await client.getThing({ params: { id: 7 }, query: { page: 2 } });
    expect(reply).toEqual({ name: '当归' });
    expect(seen[0]?.url).toBe('/things/7/?page=2');
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(seen[0]?.headers.get('accept-language')).toBe('zh-CN');
    expect(seen[0]?.headers.has('x-csrftoken')).toBe(false);
  });

  it('sends JSON with the CSRF token when it changes state', async () => {
    const { client, seen } = page(() => good({ id: 1 }));
    await client.createThing({ body: { name: '黄芪' } });
    expect(seen[0]?.body).toEqual({ name: '黄芪' });
    expect(seen[0]?.headers.get('x-csrftoken')).toBe('proof');
  });

  it('passes on the text, the fields and the waiting time of a refusal', async () => {
    const fields = { name: ['名称不能为空'] };
    const { client } = page(() =>
      json(
        { success: false, error: '请检查', code: 'validation_failed', fields },
        { status: 400, headers: { 'retry-after': '9' } },
      ),
    );
    const error = await failureOf(client.createThing({ body: { name: '' } }));
    expect(error).toMatchObject({
      code: 'validation_failed',
      text: '请检查',
      status: 400,
      fields,
      retryAfterSeconds: 9,
    });
  });

  it('reads the refusals of older servers: lists by field, the whole form, a detail', async () => {
    const answers = [
      { username: ['已被使用', '太短'], non_field_errors: ['请检查您的信息'], detail: '别的' },
      { detail: '账号或密码不对' },
      { success: false, data: { message: '暂停注册' } },
    ];
    const said: unknown[] = [];
    for (const answer of answers) {
      const { client } = page(() => json(answer, { status: 400 }));
      const { text, fields, isNamed } = await failureOf(client.createThing({ body: { name: '' } }));
      said.push([text, fields['username']?.[0], isNamed]);
    }
    expect(said).toEqual([
      ['请检查您的信息', '已被使用', false],
      ['账号或密码不对', undefined, false],
      ['暂停注册', undefined, false],
    ]);
  });

  it('recognises a failure even with status 200', async () => {
    const { client } = page(() => json({ success: false, error: '未找到用户AI使用记录' }));
    expect(await failureOf(client.getThing({ params: { id: 1 } }))).toMatchObject({
      text: '未找到用户AI使用记录',
      isNamed: false,
    });
  });

  it('has helpful texts for a failed network, for a proxy’s page and for its error page', async () => {
    const dead = page(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(dead.client.getThing({ params: { id: 1 } }))).toMatchObject({
      code: 'network',
      status: 0,
      text: '连不上网络，请检查后重试',
    });
    const proxy = page(() => new Response('<html>hello</html>'));
    const odd = await failureOf(proxy.client.getThing({ params: { id: 1 } }));
    expect(odd.code).toBe('bad_reply');
    const broken = page(() => new Response('<html>502</html>', { status: 502 }));
    const gateway = await failureOf(broken.client.getThing({ params: { id: 1 } }));
    expect(gateway).toMatchObject({ code: 'internal', text: '服务暂时不可用，请稍后重试' });
  });

  it('rejects with the reason of its abort', async () => {
    const { client } = page(() => good({ name: '' }));
    const reason = new Error('left the page');
    const signal = AbortSignal.abort(reason);
    await expect(client.getThing({ params: { id: 1 } }, { signal })).rejects.toBe(reason);
  });

  it('notifies the app when the agreement is missing', async () => {
    const { client, notified } = page(() => refusal(403, 'agreement_required'));
    await failureOf(client.getThing({ params: { id: 1 } }));
    expect(notified).toEqual(['agreement_required']);
  });
});

describe('an expired sign-in', () => {
  it('is renewed once and the call repeated, unnoticed by the caller', async () => {
    const { client, seen, notified } = page((call) =>
      isFresh(call) ? good({ name: '甘草' }) : refusal(401, 'sign_in_required'),
    );
    expect(await client.getThing({ params: { id: 1 } })).toEqual({ name: '甘草' });
    expect(seen).toHaveLength(2);
    expect(notified).toEqual([]);
  });

  it('is abandoned after the second refusal, without a third attempt', async () => {
    const { client, seen, notified } = page(() => refusal(401, 'sign_in_required'));
    const error = await failureOf(client.getThing({ params: { id: 1 } }));
    expect(error.status).toBe(401);
    expect(seen).toHaveLength(2);
    expect(notified).toEqual(['sign-in lost']);
  });

  it('is abandoned at once when it cannot be renewed', async () => {
    const { client, seen, notified } = page(() => refusal(401, 'sign_in_required'), {
      renewed: null,
    });
    await failureOf(client.getThing({ params: { id: 1 } }));
    expect(seen).toHaveLength(1);
    expect(notified).toEqual(['sign-in lost']);
  });

  it('does not affect public calls, which send no token', async () => {
    const { client, seen, notified } = page(() => refusal(401, 'sign_in_required'));
    await failureOf(client.signIn());
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers.has('authorization')).toBe(false);
    expect(notified).toEqual([]);
  });
});

describe('an event stream', () => {
  const streaming = (text: string): Response =>
    new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

  it('yields its events and ends at [DONE]', async () => {
    const { client } = page(() => streaming('data: {"content":"一"}\n\ndata: [DONE]\n\n'));
    expect(await Array.fromAsync(client.followThing())).toEqual([{ content: '一' }]);
  });

  it('has no events when nothing runs', async () => {
    const { client } = page(() => new Response(null, { status: 204 }));
    expect(await Array.fromAsync(client.followThing())).toEqual([]);
  });

  it('renews an expired sign-in before its first event', async () => {
    const { client } = page((call) =>
      isFresh(call) ? streaming('data: [DONE]\n\n') : refusal(401, 'sign_in_required'),
    );
    expect(await Array.fromAsync(client.followThing())).toEqual([]);
  });

  it('throws stream_broken when it is truncated', async () => {
    const { client } = page(() => streaming('data: {"content":"一"}\n\n'));
    const error = await failureOf(Array.fromAsync(client.followThing()));
    expect(error).toMatchObject({ code: 'stream_broken', text: '连接中断了，请检查网络后重试' });
  });
});

describe('a file', () => {
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'content-disposition': `attachment; filename="_.md"; filename*=UTF-8''${encodeURIComponent('就诊小结.md')}`,
  };

  it('is fetched with the access token, and again after a refresh', async () => {
    const { client, seen } = page(({ headers: sent }) =>
      sent.get('authorization') === 'Bearer new'
        ? new Response('头痛', { headers })
        : refusal(401, 'sign_in_required'),
    );
    const file = await client.downloadThing();
    expect(file.name).toBe('就诊小结.md');
    expect(await file.content.text()).toBe('头痛');
    expect(seen).toHaveLength(2);
  });

  it('is not confused with a proxy’s page or an envelope', async () => {
    const { client } = page(
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    );
    expect((await failureOf(client.downloadThing())).code).toBe('bad_reply');
    const refused = page(() => refusal(503, 'unavailable'));
    expect((await failureOf(refused.client.downloadThing())).code).toBe('unavailable');
  });
});

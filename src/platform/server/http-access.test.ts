import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints, type Access } from '#platform/contract/endpoint.ts';
import { errorTexts } from '#platform/contract/error-texts.ts';
import { startHttpServer, type TestHttpServer } from '#test/http-server-harness.ts';

const reply = z.object({ who: z.nullable(z.int()), by: z.nullable(z.string()) });
const call = (access: Access, method: 'GET' | 'POST' = 'GET') => ({
  method,
  path: `/ai/${method.toLowerCase()}-${access}/` as const,
  access,
  summary: 'One call',
  reply,
});
const limit = { name: 'try', max: 5, windowMs: 60_000 };
const endpoints = defineEndpoints({
  getPublic: call('public'),
  getSignedIn: call('signed-in'),
  getAgreed: call('agreed'),
  getStaff: call('staff'),
  postPublic: call('public', 'POST'),
  postSignedIn: call('signed-in', 'POST'),
  postAgreed: call('agreed', 'POST'),
  postStaff: call('staff', 'POST'),
  limited: {
    ...call('public', 'POST'),
    path: '/ai/limited/',
    limits: [
      { ...limit, by: 'address' },
      { ...limit, by: 'account' },
    ],
  },
});
type Name = keyof typeof endpoints;
const say = ({
  user,
  authenticatedBy,
}: {
  user: { userId: number } | null;
  authenticatedBy: string | null;
}) => Promise.resolve({ who: user?.userId ?? null, by: authenticatedBy });

let httpServer: TestHttpServer;
const callers = {
  newcomer: { userId: 1, username: 'newcomer', isStaff: false, signInId: 11 },
  member: { userId: 2, username: 'member', isStaff: false, signInId: 12 },
  staff: { userId: 3, username: 'staff', isStaff: true, signInId: 13 },
};
beforeEach(async () => {
  httpServer = await startHttpServer({
    endpoints,
    handlers: {
      getPublic: say,
      getSignedIn: say,
      getAgreed: say,
      getStaff: say,
      postPublic: say,
      postSignedIn: say,
      postAgreed: say,
      postStaff: say,
      limited: say,
    },
  });
  for (const [name, caller] of Object.entries(callers)) {
    httpServer.callers.set(`bearer:${name}`, caller);
    httpServer.callers.set(`cookie:${name}`, caller);
  }
  httpServer.agreed.add(2).add(3);
});
afterEach(() => httpServer.app.close());

const ask = async (name: Name, headers: Record<string, string> = {}) => {
  const { method, path: url } = endpoints[name];
  const answer = await httpServer.app.inject({
    method,
    url,
    headers,
    remoteAddress: '203.0.113.7',
  });
  const body = answer.json<{ code?: string; data?: unknown }>();
  return {
    status: answer.statusCode,
    code: body.code,
    data: body.data,
    headers: answer.headers,
    body,
  };
};
const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
const cookie = (value: string, csrf?: string, header?: string) => ({
  cookie: `signin=${value}${csrf === undefined ? '' : `; csrftoken=${csrf}`}`,
  ...(header === undefined ? {} : { 'x-csrftoken': header }),
});

describe('access to a call', () => {
  const anonymous = 'anonymous';
  const table: [string, Record<string, string | undefined>, Record<Access, [number, string?]>][] = [
    [
      anonymous,
      {},
      {
        public: [200],
        'signed-in': [401, 'sign_in_required'],
        agreed: [401, 'sign_in_required'],
        staff: [401, 'sign_in_required'],
      },
    ],
    [
      'a stale token',
      bearer('stale'),
      {
        public: [200],
        'signed-in': [401, 'sign_in_required'],
        agreed: [401, 'sign_in_required'],
        staff: [401, 'sign_in_required'],
      },
    ],
    [
      'a newcomer',
      bearer('newcomer'),
      {
        public: [200],
        'signed-in': [200],
        agreed: [403, 'agreement_required'],
        staff: [403, 'staff_only'],
      },
    ],
    [
      'a member',
      bearer('member'),
      { public: [200], 'signed-in': [200], agreed: [200], staff: [403, 'staff_only'] },
    ],
    ['staff', bearer('staff'), { public: [200], 'signed-in': [200], agreed: [200], staff: [200] }],
  ];
  it.each(table)('follows the access of the call: %s', async (_, headers, expected) => {
    for (const name of [
      'getPublic',
      'getSignedIn',
      'getAgreed',
      'getStaff',
      'postPublic',
      'postSignedIn',
      'postAgreed',
      'postStaff',
    ] as const) {
      const [status, code] = expected[endpoints[name].access];
      const answer = await ask(name, headers as Record<string, string>);
      expect([name, answer.status, answer.code]).toEqual([name, status, code]);
    }
  });

  it('requires the agreement of staff too where health text is kept', async () => {
    httpServer.agreed.delete(3);
    expect(await ask('getAgreed', bearer('staff'))).toMatchObject({
      status: 403,
      code: 'agreement_required',
    });
  });

  it.each(['Basic bWVtYmVyOng=', 'Bearer', 'Bearer  ', 'bearer-member', 'Token member', 'member'])(
    'ignores a header of another kind: %j',
    async (authorization) => {
      expect(await ask('getSignedIn', { authorization })).toMatchObject({ status: 401 });
    },
  );

  it('uses only the bearer token if there is one: a cookie does not replace an expired token', async () => {
    const headers = { ...cookie('member'), ...bearer('stale') };
    expect(await ask('getSignedIn', headers)).toMatchObject({ status: 401 });
    expect(await ask('getPublic', headers)).toMatchObject({ data: { who: null, by: null } });
  });
});

describe('a cookie alone', () => {
  it('is enough to read', async () => {
    expect(await ask('getAgreed', cookie('member'))).toMatchObject({
      data: { who: 2, by: 'cookie' },
    });
  });

  const csrf = 'csrf-of-12';
  it.each([
    ['no token at all', cookie('member')],
    ['the cookie alone', cookie('member', csrf)],
    ['the header alone', cookie('member', undefined, csrf)],
    ['an empty header', cookie('member', '', '')],
    ['two that differ', cookie('member', csrf, 'csrf-of-13')],
    ['the pair of another sign-in', cookie('member', 'csrf-of-13', 'csrf-of-13')],
    ['a pair that somebody planted', cookie('member', 'planted', 'planted')],
  ])('changes nothing with %s', async (_, headers) => {
    for (const name of ['postSignedIn', 'postAgreed', 'postStaff'] as const) {
      expect(await ask(name, headers)).toMatchObject({ status: 403, code: 'csrf_failed' });
    }
    expect((await ask('postPublic', headers)).data).toEqual({ who: null, by: null });
  });

  it('can change state with the header that repeats its own token', async () => {
    const headers = cookie('member', csrf, csrf);
    expect(await ask('postAgreed', headers)).toMatchObject({ data: { who: 2, by: 'cookie' } });
    expect(await ask('postPublic', headers)).toMatchObject({ data: { who: 2, by: 'cookie' } });
  });

  it('does not affect a bearer token, which needs no header', async () => {
    const headers = { ...cookie('newcomer'), ...bearer('member') };
    expect(await ask('postAgreed', headers)).toMatchObject({ data: { who: 2, by: 'bearer' } });
  });
});

describe('a limit', () => {
  it('is counted by address and by account', async () => {
    await ask('limited', bearer('member'));
    expect(httpServer.taken).toEqual(['try:address:203.0.113.7', 'try:account:2']);
  });

  it('returns the time to wait, in Chinese', async () => {
    httpServer.exhausted.add('try:account:2');
    const answer = await ask('limited', bearer('member'));
    expect(answer.body).toEqual({
      success: false,
      code: 'too_many_requests',
      error: errorTexts['zh-CN'].too_many_requests,
    });
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '37' } });
    expect(await ask('limited', bearer('staff'))).toMatchObject({ status: 200 });
  });
});

import type { FastifyInstance } from 'fastify';
import { accountEndpoints } from '#features/account/contract.ts';
import type { ErrorBody } from '#platform/contract/app-error.ts';
import {
  urlOf,
  type Endpoint,
  type ReplyOf,
  type Sent,
  type UrlValue,
} from '#platform/contract/endpoint.ts';

type Failure = Pick<ErrorBody, 'error' | 'code' | 'fields'>;

/** A response of the server; `data` is the content of the envelope, `failure` that of a refusal. */
type HttpReply<T> = {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  text: string;
  /** The whole JSON body, for fields outside the envelope. */
  body: Readonly<Record<string, unknown>>;
  data: T;
  failure: Failure;
};

type RawRequest = {
  body?: unknown;
  headers?: Record<string, string>;
};

/** One browser (or program): an address, cookies, perhaps a bearer token. */
export type HttpClient = {
  address: string;
  access: string | undefined;
  refresh: string | undefined;
  cookies: Map<string, string>;
  /** Sent with every call until changed. */
  headers: Record<string, string>;
  call: <E extends Endpoint>(
    endpoint: E,
    sent?: Partial<Sent<E>>,
  ) => Promise<HttpReply<ReplyOf<E>>>;
  /** Any value; a string body is sent unchanged. */
  send: (method: Endpoint['method'], url: string, raw?: RawRequest) => Promise<HttpReply<unknown>>;
  /** Signs in and uses the access token from then on. */
  signIn: (username: string, password: string) => Promise<HttpReply<unknown>>;
};

type Parts = {
  params?: Record<string, UrlValue>;
  query?: Record<string, UrlValue>;
  body?: unknown;
};

export function createHttpClient(app: FastifyInstance, address: string): HttpClient {
  const send = async (
    method: Endpoint['method'],
    url: string,
    raw: RawRequest = {},
  ): Promise<HttpReply<unknown>> => {
    const bearer = client.access === undefined ? {} : { authorization: `Bearer ${client.access}` };
    const json = raw.body === undefined ? {} : { 'content-type': 'application/json' };
    const payload = typeof raw.body === 'string' ? raw.body : JSON.stringify(raw.body);
    const reply = await app.inject({
      method,
      url,
      remoteAddress: client.address,
      cookies: Object.fromEntries(client.cookies),
      headers: { ...json, ...bearer, ...client.headers, ...raw.headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, maxAge } of reply.cookies) {
      if (value === '' || maxAge === 0) client.cookies.delete(name);
      else client.cookies.set(name, value);
    }
    return toReply(reply.statusCode, reply.headers, reply.payload);
  };
  const client: HttpClient = {
    address,
    access: undefined,
    refresh: undefined,
    cookies: new Map(),
    headers: {},
    send,
    call: async <E extends Endpoint>(endpoint: E, sent: Partial<Sent<E>> = {}) => {
      const { params, query, body } = sent as Parts;
      const raw = body === undefined ? {} : { body };
      const reply = await send(endpoint.method, urlOf(endpoint.path, params, query), raw);
      return reply as HttpReply<ReplyOf<E>>;
    },
    signIn: async (username, password) => {
      const reply = await client.call(accountEndpoints.signIn, { body: { username, password } });
      client.access = reply.data?.access;
      client.refresh = reply.data?.refresh;
      return reply;
    },
  };
  return client;
}

function toReply(
  status: number,
  headers: HttpReply<unknown>['headers'],
  text: string,
): HttpReply<unknown> {
  const isJson = String(headers['content-type']).startsWith('application/json');
  const body = (isJson ? JSON.parse(text) : {}) as Record<string, unknown>;
  return { status, headers, text, body, data: body['data'], failure: body as Failure };
}

import type * as z from 'zod/mini';
import type { ErrorCode } from './error-status.ts';

/** Who may call: anyone · a signed-in account · one that accepted the current agreement · staff. */
export type Access = 'public' | 'signed-in' | 'agreed' | 'staff';

/** At most `max` calls in a window of `windowMs`, counted per address or per account. */
export type RateLimit = { name: string; max: number; windowMs: number; by: 'address' | 'account' };

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Exact path, trailing slash included; parameters as `:name`. */
  path: `/${string}`;
  access: Access;
  /** Allowed while the account is scheduled for deletion; all other calls that are not public are refused. */
  openToLeaving?: true;
  /** One English sentence for the API page. */
  summary: string;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** For the few calls whose body may exceed the 64 KiB of the others. */
  bodyBytesMax?: number;
  /** JSON reply, sent as `data` of the envelope. */
  reply?: z.ZodMiniType;
  /** One event of a stream; an endpoint has a reply, events or a file. */
  events?: z.ZodMiniType;
  /** A file download: its possible content types, without parameters. */
  file?: readonly [string, ...string[]];
  /**
   * `flat` repeats the object's fields beside `data`; `nested` repeats them beside a second envelope inside
   * `data`. Existing clients read these without unwrapping or unwrap them twice (API-5).
   */
  envelope?: 'flat' | 'nested';
  /** A call made by another service: the body is a form, the response is plain text without an envelope. */
  form?: true;
  /** Error codes beyond those of access and validation. */
  errors?: readonly ErrorCode[];
  limits?: readonly RateLimit[];
  /** Begins work that outlives the call: admitted in order while the process can serve it, else 503. */
  waitsForRoom?: true;
};
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** A feature's calls, keyed by the name shared by handler, file and client method. */
export function defineEndpoints<const E extends Endpoints>(endpoints: E): E {
  return endpoints;
}

type OutputOf<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type InputOf<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

/** What a handler receives after validation. */
export type Received<E extends Endpoint> = {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
};
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodMiniType
  ? z.output<E['reply']>
  : null;
/** The result of a file endpoint; a stream for files too large to hold in memory. */
export type FileReply<T extends string = string> = {
  contentType: T;
  /** Suggested file name, any characters. */
  name: string;
  content: Uint8Array | AsyncIterable<Uint8Array>;
};
export type EventOf<E extends Endpoint> = OutputOf<E['events']>;

export type UrlValue = string | number | boolean | undefined;
type Part<Name extends string, T> = T extends z.ZodMiniType
  ? Record<never, unknown> extends InputOf<T>
    ? { [K in Name]?: Loose<Name, InputOf<T>> }
    : { [K in Name]: Loose<Name, InputOf<T>> }
  : unknown;
/** Paths and queries are text in the URL; callers pass numbers. */
type Loose<Name, T> = Name extends 'params' | 'query' ? { [K in keyof T]: UrlValue } : T;

/** What a client sends. */
export type Sent<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** The URL of a call, parameters and query encoded. */
export function urlOf(
  path: string,
  params: Readonly<Record<string, UrlValue>> = {},
  query: Readonly<Record<string, UrlValue>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`missing path parameter ${name} of ${path}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}

import type * as z from 'zod/mini';
import type {
  Endpoint,
  Endpoints,
  FileReply,
  Received,
  ReplyOf,
} from '#platform/contract/endpoint.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import type { Admit } from './admission.ts';
import type { WatchSignIn } from './sign-in-watch.ts';

/** The authenticated account that makes a call. */
export type Caller = {
  userId: number;
  username: string;
  /** Whether the caller may do what is for staff: a staff account with the second factor that it needs. */
  isStaff: boolean;
  /** A staff account that has to turn on its second factor first. */
  lacksSecondFactor?: boolean;
  signInId: number;
  /** Has accepted the agreement in force. */
  hasAgreed?: boolean;
  /** The account is scheduled for deletion and may only use endpoints that explicitly allow that. */
  isLeaving?: boolean;
};

export type CookieOptions = { httpOnly: boolean; maxAgeSeconds?: number };

/** One validated and authorized call of an endpoint. */
export type Call<E extends Endpoint> = Received<E> & {
  /** The signed-in account; null only for anonymous calls of public endpoints. */
  user: E['access'] extends 'public' ? Caller | null : Caller;
  /** How the caller authenticated; with a cookie, changing state also requires the CSRF header. */
  authenticatedBy: 'bearer' | 'cookie' | null;
  language: Language;
  now: Date;
  /** Client address, taken from the configured proxies. */
  address: string;
  userAgent: string;
  requestId: string;
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie: (name: string, value: string, options: CookieOptions) => void;
  clearCookie: (name: string) => void;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
};

/** A stream's source; null becomes 204. It is awaited before the first byte, so errors get a status. */
export type EventSource<T> = AsyncIterable<T> | null;

type ResultOf<E extends Endpoint> = E extends { events: infer T extends z.ZodMiniType }
  ? EventSource<z.output<T>>
  : E extends { file: readonly (infer T extends string)[] }
    ? FileReply<T>
    : ReplyOf<E>;

/** Implements an endpoint: takes a call, returns its reply or events, and throws AppError to refuse. */
export type Handler<E extends Endpoint, Services> = (
  call: Call<E>,
  services: Services,
) => Promise<ResultOf<E>>;

/** One handler for every endpoint of a feature; a missing one is a compile error. */
export type Handlers<E extends Endpoints, Services> = {
  readonly [K in keyof E]: Handler<E[K], Services>;
};

/** The checks of the product that every call must pass before it reaches a handler. */
export type CallChecks = {
  /** Waits for room, for endpoints with `waitsForRoom`. */
  waitForRoom: Admit;
  authenticate: (proof: { kind: 'bearer' | 'cookie'; value: string }) => Promise<Caller | null>;
  /** Counts one call under a key; a refusal carries the time to wait. */
  consumeRateLimit: (
    key: string,
    limit: { max: number; windowMs: number },
  ) => Promise<{ retryAfterSeconds: number } | null>;
  /** Whether the CSRF header belongs to the sign-in. */
  isCsrfToken: (token: string, signInId: number) => boolean;
  /** Watches the sign-in of a stream, so that the stream ends with it. */
  watchSignIn: WatchSignIn;
  now: () => Date;
};

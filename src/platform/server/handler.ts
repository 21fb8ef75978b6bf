import type * as z from 'zod/mini';
import type {
  Endpoint,
  Endpoints,
  FileReply,
  Received,
  ReplyOf,
} from '#platform/contract/endpoint.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import type { WatchSignIn } from './sign-in-watch.ts';

/** Who calls: an account behind a valid sign-in. */
export type Caller = {
  userId: number;
  username: string;
  isStaff: boolean;
  signInId: number;
  /** The account waits for its deletion: it may only do what an endpoint opens to it. */
  isLeaving?: boolean;
};

export type CookieOptions = { httpOnly: boolean; maxAgeSeconds?: number };

/** One call of an endpoint, validated and authorised. */
export type Call<E extends Endpoint> = Received<E> & {
  /** The signed-in account; null only where access is public and nobody is signed in. */
  user: E['access'] extends 'public' ? Caller | null : Caller;
  /** How the sign-in was proved; a cookie alone never changes state without the CSRF header. */
  authenticatedBy: 'bearer' | 'cookie' | null;
  language: Language;
  now: Date;
  /** Client address, as far as the configured proxies vouch for it. */
  address: string;
  userAgent: string;
  requestId: string;
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie: (name: string, value: string, options: CookieOptions) => void;
  clearCookie: (name: string) => void;
  /** Aborts when the client has gone. */
  signal: AbortSignal;
};

/** A stream's source; null answers 204. It is awaited before the first byte, so refusals are statuses. */
export type EventSource<T> = AsyncIterable<T> | null;

type ResultOf<E extends Endpoint> = E extends { events: infer T extends z.ZodMiniType }
  ? EventSource<z.output<T>>
  : E extends { file: readonly (infer T extends string)[] }
    ? FileReply<T>
    : ReplyOf<E>;

/** What stands behind an endpoint: the call in, the reply (or the events) out, refusals as AppError. */
export type Handler<E extends Endpoint, Services> = (
  call: Call<E>,
  services: Services,
) => Promise<ResultOf<E>>;

/** A handler for every endpoint of a feature: a missing one does not compile. */
export type Handlers<E extends Endpoints, Services> = {
  readonly [K in keyof E]: Handler<E[K], Services>;
};

/** What the door asks the product before it lets a call in. */
export type Gate = {
  authenticate: (proof: { kind: 'bearer' | 'cookie'; value: string }) => Promise<Caller | null>;
  hasAgreed: (userId: number) => Promise<boolean>;
  /** Counts one call under a key; a refusal says how long to wait. */
  takeRate: (
    key: string,
    limit: { max: number; windowMs: number },
  ) => Promise<{ retryAfterSeconds: number } | null>;
  /** Compares the CSRF header with the sign-in it must belong to. */
  isCsrfToken: (token: string, signInId: number) => boolean;
  /** Watches the sign-in behind a stream, which ends with it. */
  watchSignIn: WatchSignIn;
  now: () => Date;
};

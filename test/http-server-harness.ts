import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Endpoints } from '#platform/contract/endpoint.ts';
import type { Caller, CallChecks, Handlers } from '#platform/server/handler.ts';
import type { Admit } from '#platform/server/admission.ts';
import { createHttpServer, type HttpServerOptions } from '#platform/server/http-server.ts';
import { mount } from '#platform/server/http-mount.ts';
import { captureLog, type CapturedLog } from './captured-log.ts';

export type TestHttpServer = CapturedLog & {
  app: FastifyInstance;
  /** The callers by their credentials, `bearer:<value>` or `cookie:<value>`. */
  callers: Map<string, Caller>;
  /** Accounts that have accepted the agreement. */
  agreed: Set<number>;
  /** Counted keys; a key in this set is over its limit. */
  exhausted: Set<string>;
  taken: string[];
};

export type DoorWishes<E extends Endpoints> = Partial<Omit<HttpServerOptions, 'log'>> & {
  endpoints?: E;
  handlers?: Handlers<E, null>;
  waitForRoom?: Admit;
};

const freely: Admit = () => Promise.resolve(() => undefined);

/** The real HTTP server with only the given calls; no database. */
export async function startHttpServer<E extends Endpoints>(
  wishes: DoorWishes<E>,
): Promise<TestHttpServer> {
  const { endpoints, handlers, waitForRoom = freely, ...door } = wishes;
  const captured = captureLog();
  const callers = new Map<string, Caller>();
  const agreed = new Set<number>();
  const exhausted = new Set<string>();
  const taken: string[] = [];
  const secure = door.secure ?? false;
  const checks: CallChecks = {
    authenticate: ({ kind, value }) => {
      const user = callers.get(`${kind}:${value}`);
      return Promise.resolve(user ? { ...user, hasAgreed: agreed.has(user.userId) } : null);
    },
    consumeRateLimit: (key) => {
      taken.push(key);
      return Promise.resolve(exhausted.has(key) ? { retryAfterSeconds: 37 } : null);
    },
    waitForRoom,
    isCsrfToken: (token, signInId) => token === `csrf-of-${signInId}`,
    watchSignIn: () => ({ cut: new AbortController().signal, stop: () => undefined }),
    now: () => new Date('2026-03-02T08:00:00Z'),
  };
  const app = await createHttpServer({
    trustedProxies: [],
    rateLimits: false,
    ...door,
    secure,
    log: captured.log,
  });
  if (endpoints && handlers) {
    const options = { checks, log: captured.log, secure, checkReplies: true };
    mount(app, endpoints, handlers, null, options);
  }
  return { ...captured, app, callers, agreed, exhausted, taken };
}

/** Listens on a free local port and returns it. */
export async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Sends raw bytes and returns everything received until the server closes the connection. */
export async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  // A server that closes during a flood resets the connection: what was received before counts.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

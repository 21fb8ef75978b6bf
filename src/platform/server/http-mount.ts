import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '#platform/contract/app-error.ts';
import { languageOf } from '#platform/contract/define-texts.ts';
import type { Endpoint, Endpoints, FileReply } from '#platform/contract/endpoint.ts';
import { admit, enforceRateLimits, type Identity } from './http-access.ts';
import { validationError } from './http-errors.ts';
import { acceptFormsOnly } from './http-form.ts';
import { sendFile } from './http-file.ts';
import { writeEventStream } from './http-event-stream.ts';
import type { Caller, EventSource, CallChecks, Handlers } from './handler.ts';
import type { Log } from './log.ts';
import { withRequestId } from './request-id.ts';
import { traced } from './traced.ts';

export type MountOptions = {
  checks: CallChecks;
  log: Log;
  /** Whether the product is served over TLS, so that cookies are marked Secure. */
  secure: boolean;
  /** Validates replies against their schema; costly, so only in tests and development. */
  checkReplies: boolean;
};

type AnyHandler = (call: object, services: unknown) => Promise<unknown>;

/** Registers a feature's endpoints with their handlers. */
export function mount<E extends Endpoints, Services>(
  app: FastifyInstance,
  endpoints: E,
  handlers: Handlers<E, Services>,
  services: Services,
  options: MountOptions,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name] as unknown as AnyHandler;
    const putInto = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        config: { endpoint: name },
        ...(endpoint.bodyBytesMax === undefined ? {} : { bodyLimit: endpoint.bodyBytesMax }),
        handler: async (request, reply) => {
          const answer = async () => {
            const identity = await admit(endpoint, request, options.checks, options.secure);
            await enforceRateLimits(endpoint, request, identity, options.checks);
            const call = toCall(endpoint, request, reply, identity, options);
            return { call, result: await withRequestId(request.id, () => handler(call, services)) };
          };
          const facts = { 'http.request.method': endpoint.method, 'http.route': endpoint.path };
          const { call, result } = await traced(name, facts, () =>
            inRoom(endpoint, request.body, options.checks, answer),
          );
          if (endpoint.file) return sendFile(reply, result as FileReply);
          if (!endpoint.events) return sendReply(endpoint, reply, result, options);
          return sendEvents(reply, result as EventSource<unknown>, request, call, options);
        },
      });
    if (endpoint.form) inFormScope(app, putInto);
    else putInto(app);
  }
}

/** A separate scope, so that form bodies are accepted nowhere else. */
function inFormScope(app: FastifyInstance, putInto: (scope: FastifyInstance) => void): void {
  void app.register((scope, _options, done) => {
    acceptFormsOnly(scope);
    putInto(scope);
    done();
  });
}

/** Before anything is read of the call but whether it is urgent: what is refused here has cost next to nothing. */
async function inRoom<T>(
  { waitsForRoom }: Endpoint,
  body: unknown,
  { waitForRoom }: CallChecks,
  answer: () => Promise<T>,
): Promise<T> {
  if (!waitsForRoom) return answer();
  const leave = await traced('wait for room', {}, () => waitForRoom(body));
  try {
    return await answer();
  } finally {
    leave();
  }
}

function toCall(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
  options: MountOptions,
) {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    // A stream has followers to the last; another call that was answered has nothing left to stop.
    if (endpoint.events || !reply.raw.writableFinished) gone.abort();
  });
  const cookie = { path: '/', sameSite: 'lax' as const, secure: options.secure };
  return {
    params: parsed(endpoint.params, request.params, () => new AppError('not_found')),
    query: parsed(endpoint.query, request.query, validationError),
    body: parsed(endpoint.body, request.body ?? {}, validationError),
    ...identity,
    language: languageOf(request.headers['accept-language']),
    now: options.checks.now(),
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
    cookies: request.cookies,
    setCookie: (
      name: string,
      value: string,
      set: { httpOnly: boolean; maxAgeSeconds?: number },
    ) => {
      const age = set.maxAgeSeconds === undefined ? {} : { maxAge: set.maxAgeSeconds };
      void reply.setCookie(name, value, { ...cookie, httpOnly: set.httpOnly, ...age });
    },
    clearCookie: (name: string) => void reply.clearCookie(name, cookie),
    signal: gone.signal,
  };
}

function parsed(
  schema: z.ZodMiniType | undefined,
  value: unknown,
  refuse: (issues: z.core.$ZodIssue[]) => AppError,
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw refuse(result.error.issues);
  return result.data;
}

function sendReply(
  endpoint: Endpoint,
  reply: FastifyReply,
  result: unknown,
  options: MountOptions,
): FastifyReply {
  const data: unknown =
    options.checkReplies && endpoint.reply ? endpoint.reply.parse(result) : (result ?? null);
  if (endpoint.form) {
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(data);
  }
  const body: Record<string, unknown> = { success: true, data };
  if (endpoint.envelope === 'flat') Object.assign(body, data, { success: true, data });
  if (endpoint.envelope === 'nested') body['data'] = { ...(data as object), success: true, data };
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

async function sendEvents(
  reply: FastifyReply,
  source: EventSource<unknown>,
  request: FastifyRequest,
  { signal, user }: { signal: AbortSignal; user: Caller | null },
  options: MountOptions,
): Promise<FastifyReply> {
  if (!source) return reply.status(204).header('cache-control', 'no-store').send();
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
  reply.hijack();
  const watched = user && options.checks.watchSignIn(user);
  await writeEventStream(reply.raw, source, {
    headers,
    language: languageOf(request.headers['accept-language']),
    signal,
    log: options.log,
    requestId: request.id,
    ...(watched && { cut: watched.cut }),
  });
  watched?.stop();
  return reply;
}

import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/app-error.ts';
import { clientErrorHandler } from './http-client-error.ts';
import { hangUpOnClose } from './http-closing.ts';
import { errorHandler, sendRefusal } from './http-errors.ts';
import { cutFloods, type FloodLimits } from './http-flood.ts';
import { securityHeaders } from './http-security-headers.ts';
import type { Log } from './log.ts';
import { observeRequest } from './metrics.ts';

export const bodyBytesMax = 256 * 1024;
/** A whole request must have arrived within this time; a slow body is cut (API-22). */
const requestTimeoutMs = 8_000;
const headersTimeoutMs = 5_000;
const keepAliveTimeoutMs = 65_000;
/** How often slow senders are looked for; Node's own 30 s would let them stay four times too long. */
const checkConnectionsMs = 1_000;

export type HttpDoorOptions = {
  log: Log;
  /** Addresses or networks of proxies whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  secure: boolean;
  rateLimits: boolean;
  /** Fewer a minute and address for tests. */
  floodLimits?: FloodLimits;
  /** Shorter patience for tests; 8 s for a whole request and 5 s for its headers unless told. */
  requestTimeoutMs?: number;
  headersTimeoutMs?: number;
  /** Likewise with who is still there when the server closes; 10 s unless told. */
  closePatienceMs?: number;
};

export type HttpDoor = FastifyInstance;

/** The HTTP server without any endpoint: parsing, limits, headers, errors, request ids. */
export async function createHttpDoor(options: HttpDoorOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: bodyBytesMax,
    requestTimeout: options.requestTimeoutMs ?? requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    http: { connectionsCheckingInterval: checkConnectionsMs },
    clientErrorHandler: clientErrorHandler(options.secure),
    // A path that cannot be decoded, or an id longer than any: as unknown as every other.
    frameworkErrors: (_, request, reply) => {
      void reply.headers(securityHeaders(options.secure)).header('x-request-id', request.id);
      sendRefusal(new AppError('not_found'), request, reply);
    },
  });
  app.server.headersTimeout = options.headersTimeoutMs ?? headersTimeoutMs;
  hangUpOnClose(app, options.closePatienceMs);
  await app.register(cookie);
  if (options.rateLimits) {
    await app.register(rateLimit, cutFloods(options.floodLimits));
  }
  acceptJsonOnly(app);
  app.setErrorHandler(errorHandler(options.log));
  // Routes are counted by themselves, an unknown path only here.
  const counted = options.rateLimits ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(counted, (request, reply) => {
    sendRefusal(new AppError('not_found'), request, reply);
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(options.secure)).header('x-request-id', request.id);
    if (hasTwoHosts(request.raw.rawHeaders)) {
      void reply.header('connection', 'close');
      throw new AppError('malformed_request');
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    observeRequest(request.method, route, reply.statusCode, reply.elapsedTime);
    // The route, never the URL: a search query is health text.
    options.log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  return app;
}

/** Node takes the first, a proxy in front may have taken the last. Names and values take turns. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  const isHost = (text: string, index: number) => index % 2 === 0 && /^host$/i.test(text);
  return rawHeaders.filter(isHost).length > 1;
}

/** JSON is the only body; an empty one counts as none, as existing clients post without a body. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

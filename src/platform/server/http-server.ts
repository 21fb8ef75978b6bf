import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/app-error.ts';
import { clientErrorHandler } from './http-client-error.ts';
import { closeConnectionsOnShutdown } from './http-shutdown.ts';
import { errorHandler, sendRefusal } from './http-errors.ts';
import { floodLimiter, type FloodLimits } from './http-flood.ts';
import { securityHeaders } from './http-security-headers.ts';
import type { Log } from './log.ts';
import { observeRequest } from './metrics.ts';

export const bodyBytesMax = 64 * 1024;
/** A whole request must arrive within this time; a slower body is cut off (API-22). */
const requestTimeoutMs = 8_000;
const headersTimeoutMs = 5_000;
const keepAliveTimeoutMs = 65_000;
/** How often slow senders are checked for; Node's default of 30 s would allow four times the limit. */
const connectionCheckIntervalMs = 1_000;

export type HttpServerOptions = {
  log: Log;
  /** Addresses or networks of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  secure: boolean;
  rateLimits: boolean;
  /** Lower limits for tests. */
  floodLimits?: FloodLimits;
  /** Shorter timeouts for tests; by default 8 s for a whole request and 5 s for its headers. */
  requestTimeoutMs?: number;
  headersTimeoutMs?: number;
  /** Shorter shutdown timeout for tests; 10 s by default. */
  shutdownTimeoutMs?: number;
};

export type HttpServer = FastifyInstance;

/** The HTTP server without endpoints: parsing, limits, headers, errors, request ids. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
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
    http: { connectionsCheckingInterval: connectionCheckIntervalMs },
    clientErrorHandler: clientErrorHandler(options.secure),
    // A path that cannot be decoded, or an oversized parameter, is handled like an unknown path.
    frameworkErrors: (_, request, reply) => {
      void reply.headers(securityHeaders(options.secure)).header('x-request-id', request.id);
      sendRefusal(new AppError('not_found'), request, reply);
    },
  });
  app.server.headersTimeout = options.headersTimeoutMs ?? headersTimeoutMs;
  closeConnectionsOnShutdown(app, options.shutdownTimeoutMs);
  await app.register(cookie);
  if (options.rateLimits) {
    await app.register(rateLimit, floodLimiter(options.floodLimits));
  }
  acceptJsonOnly(app);
  app.setErrorHandler(errorHandler(options.log));
  // Routes count their own calls; unknown paths are counted only here.
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
    // The route, never the URL: a search query can contain health information.
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

/**
 * Node uses the first Host header, a proxy in front may have used the last. `rawHeaders` alternates names
 * and values.
 */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  const isHost = (text: string, index: number) => index % 2 === 0 && /^host$/i.test(text);
  return rawHeaders.filter(isHost).length > 1;
}

/** JSON is the only body; an empty one counts as none because existing clients post without a body. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/app-error.ts';
import { apiPaths } from '#platform/contract/api-paths.ts';
import { networkOf } from './client-network.ts';

export type FloodLimits = { calls: number; files: number };

/**
 * Per address and minute; endpoints have finer limits. A new user makes about 50 calls and loads 125 files
 * while signing in and opening five pages (decision 060), and a whole school behind one address must be
 * able to do so.
 */
export const floodLimits: FloodLimits = { calls: 3_000, files: 12_000 };
const windowMs = 60_000;

/** A page or a file of the web app. An unknown path always counts as a call. */
function isFile({ routeOptions, url }: FastifyRequest): boolean {
  const route = routeOptions.url;
  if (route === undefined) return false;
  return route.startsWith('/assets/') || !(apiPaths.test(route) || apiPaths.test(url));
}

/** Limits the requests of one address; calls and files are counted separately. */
export function floodLimiter(limits: FloodLimits = floodLimits): RateLimitPluginOptions {
  const kindOf = (request: FastifyRequest) => (isFile(request) ? 'files' : 'calls');
  return {
    timeWindow: windowMs,
    max: (request) => limits[kindOf(request)],
    keyGenerator: (request) => `${kindOf(request)}:${networkOf(request.ip)}`,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  };
}

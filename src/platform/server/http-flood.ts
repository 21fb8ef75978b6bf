import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/app-error.ts';
import { callPaths } from '#platform/contract/call-paths.ts';
import { networkOf } from './network-of.ts';

export type FloodLimits = { calls: number; files: number };

/**
 * Of one address in a minute; the finer limits stand on the endpoints. Somebody new makes about 50
 * calls and loads 125 files while signing in and opening five pages (decision 060): a whole school
 * behind one address must be able to.
 */
export const floodLimits: FloodLimits = { calls: 3_000, files: 12_000 };
const windowMs = 60_000;

/** A page or a file of the web app. An unknown path counts as a call, however it is written. */
function isFile({ routeOptions, url }: FastifyRequest): boolean {
  const route = routeOptions.url;
  if (route === undefined) return false;
  return route.startsWith('/assets/') || !(callPaths.test(route) || callPaths.test(url));
}

/** Cuts a flood from one address; calls and files are counted each by themselves. */
export function cutFloods(limits: FloodLimits = floodLimits): RateLimitPluginOptions {
  const kindOf = (request: FastifyRequest) => (isFile(request) ? 'files' : 'calls');
  return {
    timeWindow: windowMs,
    max: (request) => limits[kindOf(request)],
    keyGenerator: (request) => `${kindOf(request)}:${networkOf(request.ip)}`,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  };
}

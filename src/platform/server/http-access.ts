import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/app-error.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { cookieNames, csrfHeader } from './http-cookies.ts';
import type { Caller, CallChecks } from './handler.ts';

export type Identity = { user: Caller | null; authenticatedBy: 'bearer' | 'cookie' | null };
const anonymous: Identity = { user: null, authenticatedBy: null };

/**
 * Identifies the caller. If there is a bearer token, the cookie is ignored, so that an expired token gets
 * a 401 and is refreshed. With the cookie, state changes also require the matching CSRF header.
 */
async function identify(
  request: FastifyRequest,
  checks: CallChecks,
  secure: boolean,
): Promise<Identity> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) {
    const user = await checks.authenticate({ kind: 'bearer', value: bearer });
    return user ? { user, authenticatedBy: 'bearer' } : anonymous;
  }
  const names = cookieNames(secure);
  const cookie = request.cookies[names.signIn];
  if (!cookie) return anonymous;
  const user = await checks.authenticate({ kind: 'cookie', value: cookie });
  return user ? { user, authenticatedBy: 'cookie' } : anonymous;
}

function hasCsrfProof(request: FastifyRequest, user: Caller, checks: CallChecks): boolean {
  const header = request.headers[csrfHeader];
  const cookie = request.cookies[cookieNames(false).csrf];
  if (typeof header !== 'string' || header !== cookie) return false;
  return checks.isCsrfToken(header, user.signInId);
}

/** Admits the call or throws the refusal for its access level. */
export async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  checks: CallChecks,
  secure: boolean,
): Promise<Identity> {
  const identity = await identify(request, checks, secure);
  const { user } = identity;
  if (identity.authenticatedBy === 'cookie' && endpoint.method !== 'GET' && user) {
    if (!hasCsrfProof(request, user, checks)) {
      if (endpoint.access === 'public') return anonymous;
      throw new AppError('csrf_failed');
    }
  }
  if (endpoint.access === 'public') return identity;
  if (!user) throw new AppError('sign_in_required');
  if (user.isLeaving && !endpoint.openToLeaving) throw new AppError('deletion_pending');
  if (endpoint.access === 'staff' && !user.isStaff) {
    throw new AppError(user.lacksSecondFactor ? 'second_factor_required' : 'staff_only');
  }
  if (endpoint.access === 'agreed' && !user.hasAgreed) throw new AppError('agreement_required');
  return identity;
}

/** Counts the call toward every limit of its endpoint; throws at the first one exceeded. */
export async function enforceRateLimits(
  endpoint: Endpoint,
  request: FastifyRequest,
  identity: Identity,
  checks: CallChecks,
): Promise<void> {
  for (const limit of endpoint.limits ?? []) {
    const who = limit.by === 'account' ? identity.user?.userId : request.ip;
    const refusal = await checks.consumeRateLimit(
      `${limit.name}:${limit.by}:${who ?? request.ip}`,
      limit,
    );
    if (refusal) {
      throw new AppError('too_many_requests', { retryAfterSeconds: refusal.retryAfterSeconds });
    }
  }
}

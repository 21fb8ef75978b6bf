import { createHash } from 'node:crypto';

/** No third-party origin, no inline script or style, no frames (API-34). */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The same policy for a page with one inline stylesheet, allowed by its hash. */
export function contentSecurityPolicyWithStyle(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return contentSecurityPolicy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);
}

/**
 * For the script of a worker that compiles WebAssembly, which no page may: a worker has the policy of its
 * own response. It reaches nothing but our own files (API-33).
 */
export const wasmWorkerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const yearSeconds = 365 * 24 * 3600;

/** Headers of every response; HSTS only behind TLS. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=()',
    'x-robots-tag': 'noindex, nofollow',
    ...(secure ? { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` } : {}),
  };
}

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';

export const accessTokenMs = 15 * 60_000;

const algorithm = 'HS256';
const type = 'at+jwt';
const issuer = 'xingwen';
const audience = 'xingwen-api';
const idShape = /^[1-9]\d{0,15}$/;

export type AccessClaims = { userId: number; signInId: number };

/** A signed token that identifies the caller for 15 minutes, or less if its sign-in ends. */
export function signAccessToken(key: Uint8Array, claims: AccessClaims, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: String(claims.signInId) })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(String(claims.userId))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenMs / 1000)
    .setJti(randomUUID())
    .sign(key);
}

/** The one header of our tokens: any other is of another algorithm or kind. */
const header = Buffer.from(JSON.stringify({ alg: algorithm, typ: type })).toString('base64url');

/**
 * The claims of a token; null if it is not ours, of another type, or expired. Checked here and at once, because
 * WebCrypto would make a job in another thread of each call.
 */
export function readAccessToken(key: Uint8Array, token: string, now: Date): AccessClaims | null {
  const [head, payload = '', signature = '', ...more] = token.split('.');
  if (head !== header || more.length > 0) return null;
  const expected = createHmac('sha256', key).update(`${head}.${payload}`).digest();
  const signed = Buffer.from(signature, 'base64url');
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  const { iss, aud, sub, sid, exp } = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  ) as Record<string, unknown>;
  if (iss !== issuer || aud !== audience) return null;
  if (typeof exp !== 'number' || exp <= Math.floor(now.getTime() / 1000)) return null;
  if (typeof sub !== 'string' || typeof sid !== 'string') return null;
  if (!idShape.test(sub) || !idShape.test(sid)) return null;
  return { userId: Number(sub), signInId: Number(sid) };
}

import { randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';

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

/** The claims of a token; null if it is not ours, of another type, or expired. */
export async function readAccessToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'jti', 'iat', 'exp'],
    });
    const { sub, sid } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') return null;
    if (!idShape.test(sub) || !idShape.test(sid)) return null;
    return { userId: Number(sub), signInId: Number(sid) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

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

/** Tokens that were found good are remembered, this many, because WebCrypto makes a job in another thread of each check. */
const rememberedMax = 10_000;

export type ReadAccessToken = (token: string, now: Date) => Promise<AccessClaims | null>;

/** Reads tokens that were signed with the key: the claims; null if one is not ours, of another type, or expired. */
export function accessTokenReader(key: Uint8Array): ReadAccessToken {
  const remembered = new Map<string, AccessClaims & { untilMs: number }>();
  return async (token, now) => {
    const known = remembered.get(token);
    if (known && now.getTime() < known.untilMs) return known;
    const verified = await verify(key, token, now);
    if (!verified) return null;
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= rememberedMax) remembered.delete(oldest);
    remembered.set(token, verified);
    return verified;
  };
}

async function verify(key: Uint8Array, token: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'jti', 'iat', 'exp'],
    });
    const { sub, sid, exp = 0 } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') return null;
    if (!idShape.test(sub) || !idShape.test(sid)) return null;
    return { userId: Number(sub), signInId: Number(sid), untilMs: exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

import { createHmac, randomBytes } from 'node:crypto';
import { HOTP, Secret, TOTP } from 'otpauth';

const secretBytes = 20;
const stepMs = 30_000;
const digits = 6;
/** Clocks of telephones may be a step off, in either direction. */
const stepsAside = 1;

const recoveryCodes = 10;
/** Without letters and digits that look alike. */
const recoveryLetters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const recoveryChars = 12;
const recoveryGroupChars = 4;

export const makeAuthenticatorSecret = (): Buffer => randomBytes(secretBytes);

const secretOf = (secret: Uint8Array): Secret =>
  new Secret({ buffer: Uint8Array.from(secret).buffer });

/** The secret in the two forms that an authenticator takes. */
export function describeAuthenticator(
  secret: Uint8Array,
  { issuer, username }: { issuer: string; username: string },
): { secret: string; address: string } {
  const totp = new TOTP({ issuer, label: username, secret: secretOf(secret), digits });
  return { secret: totp.secret.base32, address: totp.toString() };
}

/** The step of the code (RFC 6238) if it is newer than the last one used; null if the code is wrong. */
export function findCodeStep(
  secret: Uint8Array,
  code: string,
  { now, usedStep }: { now: Date; usedStep: number },
): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const counter = Math.floor(now.getTime() / stepMs);
  const aside = HOTP.validate({
    token,
    secret: secretOf(secret),
    counter,
    digits,
    window: stepsAside,
  });
  if (aside === null || counter + aside <= usedStep) return null;
  return counter + aside;
}

/** Codes of 59 random bits, in groups. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => {
    const letters = Array.from({ length: recoveryChars }, randomLetter).join('');
    return letters.match(new RegExp(`.{${recoveryGroupChars}}`, 'g'))?.join('-') ?? letters;
  });
}

function randomLetter(): string {
  // Bytes beyond a multiple of the alphabet would prefer its first letters.
  const fair = 256 - (256 % recoveryLetters.length);
  for (;;) {
    const [byte = 0] = randomBytes(1);
    if (byte < fair) return recoveryLetters.charAt(byte % recoveryLetters.length);
  }
}

/** The stored form of a recovery code, however it is typed; useless without the key. */
export function hashRecoveryCode(key: Uint8Array, code: string): Buffer {
  const letters = code.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
  return createHmac('sha256', key).update(letters).digest();
}

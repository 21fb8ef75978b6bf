import { createHmac } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';
import { both } from '#platform/contract/define-texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { accountTexts } from '../texts.ts';

/** Argon2id, the package's default variant, with the OWASP minimum parameters. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB and a thread; more in parallel would slow down everything else. */
export const concurrentHashesMax = 4;
/** A longer queue would mean waiting more than about a quarter of a second. */
export const queuedHashesMax = 60;
const busyRetrySeconds = 2;

/** A hash without a known password: checking against it takes as long as against a real one. */
const dummyHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < concurrentHashesMax) running += 1;
  else {
    if (waiting.length >= queuedHashesMax) {
      throw new AppError('unavailable', {
        text: both(accountTexts, (t) => t.tooBusy),
        retryAfterSeconds: busyRetrySeconds,
      });
    }
    await new Promise<void>((resolve) => void waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Normalizes equivalent spellings; the key outside the database makes a stolen table useless. */
function peppered(pepper: Uint8Array, password: string): string {
  // As text, because the package's verify rejects bytes that are not UTF-8, although its hash accepts them.
  return createHmac('sha256', pepper).update(password.normalize('NFC')).digest('base64url');
}

/** @throws AppError `unavailable` when too many passwords are being hashed already. */
export function hashPassword(pepper: Uint8Array, password: string): Promise<string> {
  return inTurn(() => hash(peppered(pepper, password), cost));
}

/**
 * Whether the password matches the hash; without a hash (no such account) false, after the same amount of
 * work.
 * @throws AppError `unavailable` when too many passwords are being hashed already.
 */
export function isPassword(
  pepper: Uint8Array,
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  return inTurn(() => verify(passwordHash ?? dummyHash, peppered(pepper, password)));
}

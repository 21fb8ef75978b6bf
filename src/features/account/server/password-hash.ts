import { createHmac } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';
import { both } from '#platform/contract/define-texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { accountTexts } from '../texts.ts';

/** Argon2id, the package's default variant, at the floor that OWASP names. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB and a thread: more at once would slow down everything else. */
export const hashesAtOnceMax = 4;
/** Who would wait longer than about a quarter of a second is asked to come back. */
export const hashesWaitingMax = 60;
const busyRetrySeconds = 2;

/** A hash of nothing anybody knows: checking against it takes as long as against a real one. */
const nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < hashesAtOnceMax) running += 1;
  else {
    if (waiting.length >= hashesWaitingMax) {
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

/** One spelling for what looks the same; the key outside the database makes a stolen table useless. */
function peppered(pepper: Uint8Array, password: string): string {
  // As text: the package's verify refuses bytes that are not UTF-8, though its hash takes them.
  return createHmac('sha256', pepper).update(password.normalize('NFC')).digest('base64url');
}

/** @throws AppError `unavailable` when too many passwords are being hashed already. */
export function hashPassword(pepper: Uint8Array, password: string): Promise<string> {
  return inTurn(() => hash(peppered(pepper, password), cost));
}

/**
 * Whether the password is the one behind the hash; without a hash (no such account) false, after
 * the same work.
 * @throws AppError `unavailable` when too many passwords are being hashed already.
 */
export function isPassword(
  pepper: Uint8Array,
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  return inTurn(() => verify(passwordHash ?? nobodysHash, peppered(pepper, password)));
}

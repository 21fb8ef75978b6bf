// Streams sealed with a passphrase, in the age format (https://age-encryption.org/v1): any age tool
// opens them. Each chunk of 64 KiB is checked before it is used, and so is that none is missing.
import { Decrypter, Encrypter } from 'age-encryption';
import { SealError } from './seal-error.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** 128 MiB and about a second for each guess at a passphrase. */
const scryptWorkFactor = 17;
const ageMagic = Buffer.from('age-encryption.org/v1\n');

export type SealKey = {
  passphrase: string;
  /** The base-2 logarithm of what a guess costs; tests guess cheaply. */
  workFactor?: number;
};

/** However its letters are composed: keyboards differ. */
const normalized = (passphrase: string): string => passphrase.normalize('NFKC');

/** Encrypts a stream as it comes. */
export async function* seal(
  source: Bytes,
  { passphrase, workFactor = scryptWorkFactor }: SealKey,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(normalized(passphrase));
  yield* await encrypter.encrypt(ReadableStream.from(source));
}

/**
 * Opens what `seal` made; every byte it yields has been checked.
 * @throws SealError when the passphrase is another, or when the stream was cut or changed
 */
export async function* unseal(source: Bytes, passphrase: string): AsyncGenerator<Uint8Array> {
  const { head, whole } = await lookAhead(source, ageMagic.length);
  if (!head.equals(ageMagic)) throw new SealError('This file was not made by the backup command.');
  yield* openAge(whole, normalized(passphrase));
}

async function* openAge(source: Bytes, passphrase: string): AsyncGenerator<Uint8Array> {
  const { watched, failure } = watch(source);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  let message = 'The passphrase is not the one this file was made with, or the file was changed.';
  try {
    const text = await decrypter.decrypt(ReadableStream.from(watched));
    message = 'The file was cut or changed since it was made.';
    yield* text;
  } catch (cause) {
    throw failure() ?? new SealError(message, { cause });
  }
}

/** The same stream; `failure` is what went wrong with it before it was opened. */
function watch(source: Bytes): { watched: Bytes; failure: () => Error | undefined } {
  let seen: Error | undefined;
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      yield* source;
    } catch (error) {
      seen = error instanceof Error ? error : new Error('the stream failed', { cause: error });
      throw error;
    }
  }
  return { watched: watched(), failure: () => seen };
}

/** The first bytes of a stream, and the stream from its beginning. */
async function lookAhead(source: Bytes, bytes: number): Promise<{ head: Buffer; whole: Bytes }> {
  const chunks = source[Symbol.asyncIterator]();
  let read: Buffer = Buffer.alloc(0);
  while (read.length < bytes) {
    const next = await chunks.next();
    if (next.done) break;
    read = Buffer.concat([read, next.value]);
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield read;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { head: read.subarray(0, bytes), whole: whole() };
}

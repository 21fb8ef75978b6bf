// A sealed stream: `magic`, the salt of its key, then frames. A frame is its length (4 bytes), its
// text and a tag, both by AES-256-GCM; the nonce counts the frames and tells the last one, so that a
// frame left out, doubled, moved or cut off is seen before a byte of it is used.
import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  scrypt,
  type DecipherGCM,
} from 'node:crypto';
import { promisify } from 'node:util';

const magic = Buffer.from('xingwen sealed 1\n');
const saltBytes = 16;
const tagBytes = 16;
const frameBytes = 64 * 1024;
const keyBytes = 32;
/** 128 MiB and some tenths of a second for each guess at a passphrase. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const deriveKey = promisify<string, Uint8Array, number, typeof cost, Buffer>(scrypt);

/** What was sealed cannot be opened; the message says why. */
export class SealError extends Error {
  override name = 'SealError';
}

type Bytes = AsyncIterable<Uint8Array>;

/** Makes the key (32 bytes) that belongs to a salt. */
export type KeyMaker = (salt: Uint8Array) => Promise<Buffer>;

/** Keys made of words, by scrypt. */
export const keysOf =
  (passphrase: string): KeyMaker =>
  (salt) =>
    deriveKey(passphrase.normalize('NFKC'), salt, keyBytes, cost);

/** Encrypts a stream as it comes, with a key for it alone. */
export async function* seal(source: Bytes, makeKey: KeyMaker): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const key = await makeKey(salt);
  yield Buffer.concat([magic, salt]);
  let waiting: Buffer = Buffer.alloc(0);
  let frames = 0;
  const frame = (text: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(frames, isLast));
    frames += 1;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    return Buffer.concat([length, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  };
  for await (const chunk of source) {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length > frameBytes) {
      yield frame(waiting.subarray(0, frameBytes), false);
      waiting = waiting.subarray(frameBytes);
    }
  }
  yield frame(waiting, true);
}

/**
 * Opens what `seal` made; every byte it yields has been checked.
 * @throws SealError when the passphrase is another, or when the stream was cut or changed
 */
export async function* unseal(source: Bytes, makeKey: KeyMaker): AsyncGenerator<Buffer> {
  const reader = createReader(source);
  const head = await reader.read(magic.length + saltBytes);
  if (!head.subarray(0, magic.length).equals(magic)) {
    throw new SealError('This file was not made by the backup command.');
  }
  const salt = head.subarray(magic.length);
  const key = await makeKey(salt);
  for (let frames = 0; ; frames += 1) {
    const length = (await reader.read(4)).readUInt32BE();
    if (length > frameBytes) throw refusal(frames);
    const text = await reader.read(length);
    const tag = await reader.read(tagBytes);
    const isLast = await reader.isAtEnd();
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(frames, isLast));
    yield opened(decipher.setAuthTag(tag), text, frames);
    if (isLast) return;
  }
}

function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(isLast ? 1 : 0);
  nonce.writeBigUInt64BE(BigInt(frame), 4);
  return nonce;
}

function opened(decipher: DecipherGCM, text: Buffer, frame: number): Buffer {
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch (cause) {
    throw refusal(frame, cause);
  }
}

function refusal(frame: number, cause?: unknown): SealError {
  const told =
    frame === 0
      ? 'The passphrase is not the one this file was made with, or the file was changed.'
      : 'The file was cut or changed since it was made.';
  return new SealError(told, { cause });
}

function createReader(source: Bytes) {
  const chunks = source[Symbol.asyncIterator]();
  let waiting: Buffer = Buffer.alloc(0);
  const fill = async (bytes: number): Promise<boolean> => {
    while (waiting.length < bytes) {
      const next = await chunks.next();
      if (next.done) return false;
      waiting = Buffer.concat([waiting, next.value]);
    }
    return true;
  };
  return {
    read: async (bytes: number): Promise<Buffer> => {
      if (!(await fill(bytes))) throw new SealError('The file was cut off: its end is missing.');
      const taken = waiting.subarray(0, bytes);
      waiting = waiting.subarray(bytes);
      return taken;
    },
    isAtEnd: async (): Promise<boolean> => !(await fill(1)),
  };
}

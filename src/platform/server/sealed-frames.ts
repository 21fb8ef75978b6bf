// How backups were sealed before they were age files: `framesMagic`, the salt of the key, then frames.
// A frame is its length (4 bytes), its text and a tag, both by AES-256-GCM; the nonce counts the frames
// and marks the last one, so that a frame left out, doubled, moved or cut off is seen before a byte of
// it is used. They are read and no longer written.
import { createDecipheriv, scrypt, type DecipherGCM } from 'node:crypto';
import { promisify } from 'node:util';
import { SealError } from './seal-error.ts';

/** What such a stream begins with. */
export const framesMagic = Buffer.from('xingwen sealed 1\n');
const saltBytes = 16;
const tagBytes = 16;
const frameBytes = 64 * 1024;
const keyBytes = 32;
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const deriveKey = promisify<string, Uint8Array, number, typeof cost, Buffer>(scrypt);

type Bytes = AsyncIterable<Uint8Array>;

/** Makes the key (32 bytes) that belongs to a salt. */
export type KeyMaker = (salt: Uint8Array) => Promise<Buffer>;

/** Keys made of a passphrase, by scrypt. */
export const keysOf =
  (passphrase: string): KeyMaker =>
  (salt) =>
    deriveKey(passphrase, salt, keyBytes, cost);

/**
 * Opens such a stream; every byte it yields has been checked.
 * @throws SealError when the passphrase is another, or when the stream was cut or changed
 */
export async function* openFrames(source: Bytes, makeKey: KeyMaker): AsyncGenerator<Buffer> {
  const reader = createReader(source);
  const head = await reader.read(framesMagic.length + saltBytes);
  const key = await makeKey(head.subarray(framesMagic.length));
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
  const message =
    frame === 0
      ? 'The passphrase is not the one this file was made with, or the file was changed.'
      : 'The file was cut or changed since it was made.';
  return new SealError(message, { cause });
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

import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { all, inPieces } from '#test/byte-pieces.ts';
import { SealError } from './seal-error.ts';
import { framesMagic, openFrames, type KeyMaker } from './sealed-frames.ts';

/** Like those of a passphrase, but quick. */
const quickKeys =
  (word: string): KeyMaker =>
  (salt) =>
    Promise.resolve(createHash('sha256').update(word).update(salt).digest());
const keys = quickKeys('apricot');

const opened = (bytes: Buffer, by = keys) => all(openFrames(inPieces(bytes, 7_000), by));

/** What the backup command wrote before it wrote age files. */
async function sealed(text: Buffer): Promise<Buffer> {
  const salt = randomBytes(16);
  const key = await keys(salt);
  const parts = [framesMagic, salt];
  for (let at = 0, frame = 0; at === 0 || at < text.length; at += 65_536, frame += 1) {
    const piece = text.subarray(at, at + 65_536);
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(at + 65_536 >= text.length ? 1 : 0);
    nonce.writeBigUInt64BE(BigInt(frame), 4);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    parts.push(length, cipher.update(piece), cipher.final(), cipher.getAuthTag());
  }
  return Buffer.concat(parts);
}

describe('a stream sealed in frames', () => {
  it.each([0, 1, 65_536, 65_537, 200_000])('returns %i bytes unchanged', async (length) => {
    const text = randomBytes(length);
    expect((await opened(await sealed(text))).equals(text)).toBe(true);
  });

  it('refuses another key', async () => {
    const bytes = await sealed(Buffer.from('text'));
    await expect(opened(bytes, quickKeys('peach'))).rejects.toThrow('passphrase is not');
  });

  it('refuses a stream truncated anywhere, also between two frames', async () => {
    const bytes = await sealed(randomBytes(150_000));
    const head = 33;
    const frame = 4 + 65_536 + 16;
    const cuts = [
      10,
      head,
      head + 2,
      head + 5000,
      head + frame,
      head + 2 * frame,
      bytes.length - 1,
    ];
    for (const cut of cuts) {
      await expect(opened(bytes.subarray(0, cut)), `cut at ${cut}`).rejects.toThrow(SealError);
    }
  });

  it('refuses a changed byte, reordered frames and anything after the end', async () => {
    const bytes = await sealed(randomBytes(150_000));
    for (const at of [20, 40, 70_000, bytes.length - 3]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(opened(changed), `changed at ${at}`).rejects.toThrow(SealError);
    }
    const frame = 4 + 65_536 + 16;
    const frames = [33, 33 + frame].map((at) => bytes.subarray(at, at + frame));
    const head = bytes.subarray(0, 33);
    const swapped = Buffer.concat([head, ...frames.toReversed(), bytes.subarray(33 + 2 * frame)]);
    await expect(opened(swapped)).rejects.toThrow(SealError);
    await expect(opened(Buffer.concat([bytes, Buffer.from('more')]))).rejects.toThrow(SealError);
  });
});

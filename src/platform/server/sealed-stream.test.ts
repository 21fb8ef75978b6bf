import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keysOf, seal, SealError, unseal, type KeyMaker } from './sealed-stream.ts';

/** Like those of a passphrase, but quick. */
const quickKeys =
  (word: string): KeyMaker =>
  (salt) =>
    Promise.resolve(createHash('sha256').update(word).update(salt).digest());
const keys = quickKeys('apricot');

async function* inPieces(bytes: Buffer, pieceBytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
async function all(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
const sealed = (text: Buffer, pieceBytes = 10_000) => all(seal(inPieces(text, pieceBytes), keys));
const opened = (bytes: Buffer, pieceBytes = 7_000, by = keys) =>
  all(unseal(inPieces(bytes, pieceBytes), by));

describe('a sealed stream', () => {
  it.each([0, 1, 65_536, 65_537, 200_000])('gives %i bytes back as they were', async (length) => {
    const text = randomBytes(length);
    expect((await opened(await sealed(text))).equals(text)).toBe(true);
  });

  it('shows nothing of what is in it, and is another each time', async () => {
    const text = Buffer.from('canary '.repeat(1000));
    const [one, other] = await Promise.all([sealed(text), sealed(text)]);
    expect(one.includes('canary')).toBe(false);
    expect(one.subarray(60).equals(other.subarray(60))).toBe(false);
  });

  it('opens for the passphrase it was made with, however its letters are composed', async () => {
    const text = Buffer.from('text');
    const bytes = await all(seal(inPieces(text, 4), keysOf('un café aux abricots')));
    expect(await opened(bytes, 50, keysOf('un cafe\u0301 aux abricots'))).toEqual(text);
    await expect(opened(bytes, 50, keysOf('un café aux pêches'))).rejects.toThrow(SealError);
  });

  it('refuses another key', async () => {
    const bytes = await sealed(Buffer.from('text'));
    await expect(opened(bytes, 7_000, quickKeys('peach'))).rejects.toThrow('passphrase is not');
  });

  it('refuses what was never sealed', async () => {
    await expect(opened(Buffer.from('PK'.repeat(100)))).rejects.toThrow('not made by');
    await expect(opened(Buffer.alloc(0))).rejects.toThrow(SealError);
  });

  it('refuses a stream that was cut anywhere, also between two frames', async () => {
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

  it('refuses a changed byte, frames in another order and anything after the end', async () => {
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

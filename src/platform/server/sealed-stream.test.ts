import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Decrypter } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { all, inPieces } from '#test/byte-pieces.ts';
import { SealError } from './seal-error.ts';
import { seal, unseal } from './sealed-stream.ts';

const passphrase = 'apricot';
const chunkBytes = 64 * 1024 + 16;

/** Sealed as backups are, but cheap to guess. */
const sealed = (text: Buffer, by = passphrase) =>
  all(seal(inPieces(text, 10_000), { passphrase: by, workFactor: 4 }));
const opened = (bytes: Buffer, by = passphrase) => all(unseal(inPieces(bytes, 7_000), by));

describe('a sealed stream', () => {
  it.each([0, 1, 65_536, 65_537, 200_000])('returns %i bytes unchanged', async (length) => {
    const text = randomBytes(length);
    expect((await opened(await sealed(text))).equals(text)).toBe(true);
  });

  it('is an age file with one passphrase and the chosen work factor', async () => {
    const text = Buffer.from('text');
    const bytes = await all(seal(inPieces(text, 4), { passphrase }));
    const lines = bytes.toString('latin1').split('\n');
    expect(lines[0]).toBe('age-encryption.org/v1');
    expect(lines[1]).toMatch(/^-> scrypt \S+ 17$/);
    const anyTool = new Decrypter();
    anyTool.addPassphrase(passphrase);
    expect(await anyTool.decrypt(bytes, 'text')).toBe('text');
    expect(await opened(bytes)).toEqual(text);
  });

  it('reveals nothing of its content, and differs every time', async () => {
    const text = Buffer.from('canary '.repeat(1000));
    const [one, other] = await Promise.all([sealed(text), sealed(text)]);
    expect(one.includes('canary')).toBe(false);
    expect(one.subarray(200).equals(other.subarray(200))).toBe(false);
  });

  it('opens with its passphrase in any Unicode composition', async () => {
    const text = Buffer.from('text');
    const bytes = await sealed(text, 'un café aux abricots');
    expect(await opened(bytes, 'un cafe\u0301 aux abricots')).toEqual(text);
    await expect(opened(bytes, 'un café aux pêches')).rejects.toThrow('passphrase is not the one');
  });

  it('refuses what was never sealed', async () => {
    await expect(opened(Buffer.from('PK'.repeat(100)))).rejects.toThrow('not made by');
    await expect(opened(Buffer.alloc(0))).rejects.toThrow(SealError);
  });

  it('refuses a stream truncated anywhere, also between two chunks', async () => {
    const bytes = await sealed(randomBytes(150_000));
    const head = bytes.length - 150_000 - 3 * 16;
    const cuts = [10, 40, head, head + 5_000, head + chunkBytes, head + 2 * chunkBytes];
    for (const cut of [...cuts, bytes.length - 1]) {
      await expect(opened(bytes.subarray(0, cut)), `cut at ${cut}`).rejects.toThrow(SealError);
    }
  });

  it('refuses a changed byte, reordered chunks and anything after the end', async () => {
    const bytes = await sealed(randomBytes(150_000));
    const head = bytes.length - 150_000 - 3 * 16;
    for (const at of [30, 60, head - 20, head + 5, 70_000, bytes.length - 3]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(opened(changed), `changed at ${at}`).rejects.toThrow(SealError);
    }
    const [one, two] = [head, head + chunkBytes].map((at) => bytes.subarray(at, at + chunkBytes));
    const swapped = Buffer.concat([
      bytes.subarray(0, head),
      ...(two && one ? [two, one] : []),
      bytes.subarray(head + 2 * chunkBytes),
    ]);
    expect(swapped).toHaveLength(bytes.length);
    await expect(opened(swapped)).rejects.toThrow(SealError);
    await expect(opened(Buffer.concat([bytes, Buffer.from('more')]))).rejects.toThrow(SealError);
  });

  it('is sealed and opened with few chunks in memory, however long it is', async () => {
    let taken = 0;
    const chunk = Buffer.alloc(64 * 1024);
    async function* endless(): AsyncGenerator<Buffer> {
      for (;;) {
        taken += 1;
        yield chunk;
      }
    }
    const text = unseal(seal(endless(), { passphrase, workFactor: 4 }), passphrase);
    for (let bytes = 0; bytes < 20 * chunk.length;) bytes += (await text.next()).value.length;
    expect(taken).toBeLessThan(20 + 16);
    await text.return(undefined);
  });

  it('distinguishes an unreadable file from a changed one', async () => {
    const missing = createReadStream('/nowhere/backup');
    await expect(all(unseal(missing, passphrase))).rejects.toThrow('ENOENT');
    const bytes = await sealed(randomBytes(150_000));
    async function* failing(): AsyncGenerator<Buffer> {
      yield bytes.subarray(0, 100_000);
      throw new Error('the disk failed');
    }
    await expect(all(unseal(failing(), passphrase))).rejects.toThrow('the disk failed');
  });
});

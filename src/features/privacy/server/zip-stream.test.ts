import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipStream, type ZipFile } from './zip-stream.ts';

/** Larger than one compressor chunk, and hardly compressible. */
const long = Array.from({ length: 60_000 }, (_, n) => `${(n * 7919) % 60_000}，头痛`).join('');

async function* piecesOf(...texts: string[]): AsyncGenerator<string> {
  for (const text of texts) yield await Promise.resolve(text);
}
async function* filesOf(...files: ZipFile[]): AsyncGenerator<ZipFile> {
  for (const file of files) yield await Promise.resolve(file);
}

async function read(stream: AsyncIterable<Uint8Array>): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const files = Object.entries(unzipSync(new Uint8Array(Buffer.concat(chunks))));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('a streamed zip', () => {
  it('contains every file unchanged: long ones, empty ones, names in any script', async () => {
    const files = await read(
      zipStream(
        filesOf(
          { name: '说明.md', pieces: piecesOf('甲', '乙', '🌸') },
          { name: 'empty', pieces: piecesOf() },
          { name: 'long', pieces: piecesOf(long, long) },
        ),
      ),
    );
    expect(Object.keys(files)).toEqual(['说明.md', 'empty', 'long']);
    expect(files['说明.md']).toBe('甲乙🌸');
    expect(files['empty']).toBe('');
    expect(files['long'] === long + long).toBe(true);
  });

  it('can be empty', async () => {
    expect(await read(zipStream(filesOf()))).toEqual({});
  });

  it('reads no further than its consumer, and closes its sources when the consumer stops', async () => {
    let read = 0;
    let isClosed = false;
    async function* endless(): AsyncGenerator<string> {
      try {
        for (;;) {
          read += 1;
          yield await Promise.resolve(long);
        }
      } finally {
        isClosed = true;
      }
    }
    const stream = zipStream(filesOf({ name: 'endless', pieces: endless() }));
    let chunks = 0;
    for await (const chunk of stream) {
      expect(chunk.length).toBeGreaterThan(0);
      chunks += 1;
      if (chunks === 5) break;
    }
    expect(isClosed).toBe(true);
    expect(read).toBeLessThan(5);
  });

  it('fails when its source fails', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield await Promise.resolve('甲');
      throw new Error('the source broke');
    }
    await expect(read(zipStream(filesOf({ name: 'a', pieces: broken() })))).rejects.toThrow(
      'the source broke',
    );
  });
});

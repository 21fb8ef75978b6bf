import { finished } from 'node:stream/promises';
import { createDeflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** A text file in a zip, in pieces, so that none has to be whole in memory. */
export type ZipFile = { name: string; pieces: AsyncIterable<string> };

/** What is compressed in one go. */
const sliceBytes = 64 * 1024;
const deflated = 8;

/**
 * A zip of text files as it is made. Whoever reads slowly is waited for. The compression runs outside
 * the event loop, which has other people to serve.
 */
export async function* zipStream(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) failures.push(error);
    else made.push(chunk);
  });
  const take = (): Uint8Array[] => {
    const [failure] = failures;
    if (failure) throw failure;
    return made.splice(0);
  };
  for await (const { name, pieces } of files) {
    const file = new DeflatedFile(name);
    zip.add(file);
    try {
      for await (const piece of pieces) {
        for (const slice of slicesOf(Buffer.from(piece))) {
          await file.add(slice);
          yield* take();
        }
      }
      await file.end();
    } finally {
      file.close();
    }
    yield* take();
  }
  zip.end();
  yield* take();
}

/** A file of the zip that is compressed by the threads of the runtime. */
class DeflatedFile extends ZipPassThrough {
  override compression = deflated;
  readonly #deflate = createDeflateRaw();
  #taken: Promise<void> = Promise.resolve();

  constructor(name: string) {
    super(name);
    this.#deflate.on('data', (chunk: Buffer) => {
      this.ondata(null, new Uint8Array(chunk), false);
    });
    // Whoever waits for a write or for the end is told of it.
    this.#deflate.on('error', () => this.close());
  }

  /** Called by `push`, which has counted the bytes and their checksum. */
  protected override process(chunk: Uint8Array, isLast: boolean): void {
    this.#taken = isLast
      ? finished(this.#deflate.end())
      : new Promise((resolve, reject) => {
          this.#deflate.write(chunk, (error) => (error ? reject(error) : resolve()));
        });
  }

  add(slice: Uint8Array): Promise<void> {
    this.push(slice);
    return this.#taken;
  }

  async end(): Promise<void> {
    this.push(new Uint8Array(0), true);
    await this.#taken;
    this.ondata(null, new Uint8Array(0), true);
  }

  /** Gives the memory of the compressor back, also when nobody reads to the end. */
  close(): void {
    this.#deflate.destroy();
  }
}

function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    yield bytes.subarray(start, start + sliceBytes);
  }
}

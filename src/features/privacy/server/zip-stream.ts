import { finished } from 'node:stream/promises';
import { createDeflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** A text file in a zip, in pieces, so that it is never completely in memory. */
export type ZipFile = { name: string; pieces: AsyncIterable<string> };

/** Size of one compressor chunk. */
const sliceBytes = 64 * 1024;
const deflated = 8;

/**
 * Streams a zip of text files with backpressure. The compression runs outside the event loop, so that it
 * does not block other requests.
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

/** A file of the zip, compressed in the runtime's thread pool. */
class DeflatedFile extends ZipPassThrough {
  override compression = deflated;
  readonly #deflate = createDeflateRaw();
  #taken: Promise<void> = Promise.resolve();

  constructor(name: string) {
    super(name);
    this.#deflate.on('data', (chunk: Buffer) => {
      this.ondata(null, new Uint8Array(chunk), false);
    });
    // Rejects pending writes and the end.
    this.#deflate.on('error', () => this.close());
  }

  /** Called by `push`, which has updated the byte count and the checksum. */
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

  /** Frees the compressor's memory, also when the stream is not read to its end. */
  close(): void {
    this.#deflate.destroy();
  }
}

function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    yield bytes.subarray(start, start + sliceBytes);
  }
}

import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

/** A text file in a zip, in pieces, so that none has to be whole in memory. */
export type ZipFile = { name: string; pieces: AsyncIterable<string> };

/** Compressed in one go; the event loop is free between two of them. */
const sliceBytes = 64 * 1024;
/** Text compresses well at any level; this one takes a third of the time of the highest. */
const level = 4;

/** A zip of text files as it is made. Whoever reads slowly is waited for. */
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
    const file = new ZipDeflate(name, { level });
    zip.add(file);
    for await (const piece of pieces) {
      for (const slice of slicesOf(Buffer.from(piece))) {
        file.push(slice);
        yield* take();
        await setImmediate();
      }
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    // A copy: the compressor keeps what it is given.
    yield bytes.slice(start, start + sliceBytes);
  }
}

import type { Readable } from 'node:stream';

/** More chunks than this that nobody has read stop the sender. */
const unreadMax = 16;

/** What has arrived since it was last asked, as soon as there is something; nothing at the end. */
export type ReadArrived = () => Promise<readonly Uint8Array[]>;

/** Reads a stream in the pieces in which it comes. An iterator of it would cost several promises for each token. */
export function arrivingChunks(stream: Readable): ReadArrived {
  let unread: Uint8Array[] = [];
  let waiting: PromiseWithResolvers<readonly Uint8Array[]> | undefined;
  let failure: unknown;
  const take = (): Uint8Array[] => {
    const taken = unread;
    unread = [];
    stream.resume();
    return taken;
  };
  const tell = (): void => {
    if (!waiting) return;
    if (unread.length === 0 && failure !== undefined) waiting.reject(failure);
    else waiting.resolve(take());
    waiting = undefined;
  };
  stream.on('data', (chunk: Uint8Array) => {
    unread.push(chunk);
    if (unread.length >= unreadMax) stream.pause();
    tell();
  });
  stream.once('error', (error) => {
    failure = error;
    tell();
  });
  stream.once('close', () => {
    if (!stream.readableEnded) failure ??= new Error('closed before its end');
    tell();
  });
  stream.once('end', tell);
  return () => {
    if (unread.length > 0) return Promise.resolve(take());
    if (failure !== undefined) return Promise.reject(failure);
    if (stream.readableEnded) return Promise.resolve([]);
    waiting = Promise.withResolvers();
    return waiting.promise;
  };
}

import { pageLines, type ReadLine } from './page-lines.ts';
import { levelled, type RecognisedWords } from './recognised-words.ts';
import { UnreadableFile } from './unreadable-file.ts';
import type { WordAnswer } from './word-worker.ts';

/** How far a picture is; null while what reads it is loaded. */
export type Progress = { done: number; total: number } | null;

/** Takes the picture away from the caller. */
export type ReadPicture = (picture: ImageBitmap) => Promise<ReadLine[]>;

/**
 * Recognises the lines of pictures on the device, for as long as `work` takes.
 * @throws UnreadableFile `notLoaded` without what recognises words
 */
export async function withWordReader<T>(
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
  work: (read: ReadPicture) => Promise<T>,
): Promise<T> {
  const worker = new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' });
  onProgress(null);
  const read: ReadPicture = async (picture) => {
    const words = await wordsIn(worker, picture, { signal, onProgress });
    return pageLines(levelled(words));
  };
  try {
    return await work(read);
  } finally {
    worker.terminate();
  }
}

type Asked = { signal: AbortSignal; onProgress: (progress: Progress) => void };

function wordsIn(
  worker: Worker,
  picture: ImageBitmap,
  { signal, onProgress }: Asked,
): Promise<RecognisedWords[]> {
  const { promise, resolve, reject } = Promise.withResolvers<RecognisedWords[]>();
  const heard = new AbortController();
  const listening = { signal: heard.signal };
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<WordAnswer>) => {
      if (data.kind === 'progress') onProgress(data);
      else if (data.kind === 'words') resolve(data.words);
      else reject(new UnreadableFile(data.isOffline ? 'notLoaded' : 'broken'));
    },
    listening,
  );
  // Its script did not arrive, or this browser is too old for it.
  worker.addEventListener('error', () => reject(new UnreadableFile('notLoaded')), listening);
  signal.addEventListener('abort', () => reject(signal.reason as Error), listening);
  worker.postMessage(picture, [picture]);
  return promise.finally(() => heard.abort());
}

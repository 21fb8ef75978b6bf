import {
  certaintyMin,
  fileBytesMax,
  linesMax,
  picturePagesMax,
  recognitionMsMax,
} from '../rules.ts';
import type { ReadLine } from './page-lines.ts';
import { drawPages, pdfLines, withPdf } from './read-pdf.ts';
import { decodePicture } from './read-picture.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { withWordReader, type Progress } from './word-reader.ts';

/** The mark of a PDF is among its first bytes, whatever the file is called. */
const markWithinBytes = 1_024;

/**
 * The lines of a file, read on the device.
 * @throws UnreadableFile for errors that can be explained to the user
 */
export async function readFile(
  file: File,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<ReadLine[]> {
  if (file.size > fileBytesMax) throw new UnreadableFile('tooLarge');
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new UnreadableFile('tooSlow')), recognitionMsMax);
  const read = (await isPdf(file)) ? readPdf : readPicture;
  const lines = await read(file, AbortSignal.any([signal, limit.signal]), onProgress).finally(() =>
    clearTimeout(timer),
  );
  if (lines.every(({ certainty }) => certainty < certaintyMin)) throw new UnreadableFile('noText');
  return lines.slice(0, linesMax);
}

type Read = typeof readFile;

const readPicture: Read = async (file, signal, onProgress) => {
  const picture = await decodePicture(file);
  return withWordReader(signal, onProgress, (read) => read(picture));
};

/** The text that the file has; where it has none it is a scan. */
const readPdf: Read = (file, signal, onProgress) =>
  withPdf(file, signal, async (pdf) => {
    const lines = await pdfLines(pdf);
    if (lines.length > 0) return lines;
    return withWordReader(signal, onProgress, (read) => drawPages(pdf, picturePagesMax, read));
  });

async function isPdf(file: File): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, markWithinBytes).arrayBuffer());
  return String.fromCharCode(...first).includes('%PDF-');
}

import { fileBytesMax, linesMax } from '../rules.ts';
import { pdfLines, withPdf } from './read-pdf.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The mark of a PDF is among its first bytes, whatever the file is called. */
const markWithinBytes = 1_024;

/**
 * The lines of a file, read on the device.
 * @throws UnreadableFile for errors that can be explained to the user
 */
export async function readFile(file: File, signal: AbortSignal): Promise<string[]> {
  if (file.size > fileBytesMax) throw new UnreadableFile('tooLarge');
  if (!(await isPdf(file))) throw new UnreadableFile('otherType');
  const lines = await withPdf(file, signal, pdfLines);
  if (lines.length === 0) throw new UnreadableFile('noText');
  return lines.slice(0, linesMax);
}

async function isPdf(file: File): Promise<boolean> {
  const first = new Uint8Array(await file.slice(0, markWithinBytes).arrayBuffer());
  return String.fromCharCode(...first).includes('%PDF-');
}

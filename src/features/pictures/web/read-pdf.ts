import type * as PdfReader from 'pdfjs-dist';
import type { PDFDocumentProxy } from 'pdfjs-dist';

import { pagesMax, pdfReaderFolder, pictureSidePixelsMax } from '../rules.ts';
import { pageLines, type PlacedText, type ReadLine } from './page-lines.ts';
import { UnreadableFile } from './unreadable-file.ts';

const folder = import.meta.env.DEV ? '/node_modules/pdfjs-dist/' : pdfReaderFolder;

/** A file of its own, loaded only by users who open a PDF (decision 113). */
async function loadReader(): Promise<typeof PdfReader> {
  const reader: typeof PdfReader = await import(
    /* @vite-ignore */ `${folder}legacy/build/pdf.min.mjs`
  );
  reader.GlobalWorkerOptions.workerSrc = `${folder}legacy/build/pdf.worker.min.mjs`;
  return reader;
}

/** Opens a PDF on the device for as long as `read` takes. */
export async function withPdf<T>(
  file: Blob,
  signal: AbortSignal,
  read: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const { getDocument, PasswordException } = await loadReader();
  const data = await file.arrayBuffer();
  signal.throwIfAborted();
  const task = getDocument({
    data,
    cMapUrl: `${folder}cmaps/`,
    // The content policy of the page allows no compiled code; what stands in for it is slower.
    useWasm: false,
    wasmUrl: `${folder}wasm/`,
  });
  const stop = (): void => void task.destroy();
  signal.addEventListener('abort', stop);
  try {
    return await read(await task.promise);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(error instanceof PasswordException ? 'locked' : 'broken', error);
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** The lines of the text that the first pages hold; none where they are pictures. */
export async function pdfLines(pdf: PDFDocumentProxy): Promise<ReadLine[]> {
  const lines: ReadLine[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, pagesMax); number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time needs the memory of one
    lines.push(...pageLines(await placedTexts(pdf, number)));
  }
  return lines;
}

/** Draws the first pages, one after another, and returns what `read` makes of them. */
export async function drawPages<T>(
  pdf: PDFDocumentProxy,
  max: number,
  read: (page: ImageBitmap) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, max); number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time keeps the memory of one
    all.push(...(await read(await drawn(pdf, number))));
  }
  return all;
}

async function drawn(pdf: PDFDocumentProxy, number: number): Promise<ImageBitmap> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: pictureSidePixelsMax / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  page.cleanup();
  return createImageBitmap(canvas);
}

async function placedTexts(pdf: PDFDocumentProxy, number: number): Promise<PlacedText[]> {
  const page = await pdf.getPage(number);
  // Turns the page as it is read, and counts from the top.
  const [a, b, c, d, e, f] = page.getViewport({ scale: 1 }).transform as Matrix;
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , skewed, upright, x, y] = item.transform as Matrix;
    return [
      {
        text: item.str,
        x: a * x + c * y + e,
        y: b * x + d * y + f,
        width: item.width,
        height: Math.hypot(skewed, upright),
      },
    ];
  });
}

type Matrix = [number, number, number, number, number, number];

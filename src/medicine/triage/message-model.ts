// The layout of `learning/model/messages.bin`, little-endian: magic · bytes of the header · header
// (JSON, filled up to a multiple of four bytes) · for each head its letters (32-bit hashes,
// ascending) · the weights of each (signed bytes).

import { hashOf, searchNumbers } from './hashed-weights.ts';

/** The letters XWMM as the first four bytes. */
export const messageMagic = 0x4d_4d_57_58;
/** Steps of a letter's weight that make one. */
export const letterSteps = 8;

/** What a message is weighed for. */
export const messageHeads = ['body', 'mind'] as const;
export type MessageHead = (typeof messageHeads)[number];

/** Log odds of the letters are one signal among the others. */
export const lettersSignal = 'letters';

/** What the header holds of each head; the letters follow it. */
export type HeadHeader = {
  letterBias: number;
  letters: number;
  bias: number;
  signals: Record<string, number>;
};
export type MessageHeader = Record<MessageHead, HeadHeader>;

export type HeadModel = Pick<HeadHeader, 'bias' | 'letterBias'> & {
  signals: ReadonlyMap<string, number>;
  /** Steps; undefined for letters that were never learned. */
  weightOf: (letters: string) => number | undefined;
};
export type MessageModel = Readonly<Record<MessageHead, HeadModel>>;

/** Log odds from which on a message opens a page or is asked about. */
type HeadLimits = {
  page: number;
  /** What was heard in a short message stays a page from here on. */
  shortPage: number;
  question: number;
  /** What has no name is asked about from here on. */
  unnamedQuestion: number;
  /** What has no sign is called what the reader hears from here on. */
  sure: number;
  /** What one sentence of several tells opens a page from here on, */
  sentencePage: number;
  /** and is asked about from here on. */
  sentenceQuestion: number;
};
export type MessageLimits = Readonly<Record<MessageHead, HeadLimits>>;

/** The model in a file, which it goes on using; throws where the file is damaged. */
export function readMessageModel(file: ArrayBuffer): MessageModel {
  const [magic, headerBytes = 0] = new Uint32Array(file, 0, 2);
  if (magic !== messageMagic) throw new Error('this is no model of messages');
  const text = new TextDecoder().decode(new Uint8Array(file, 8, headerBytes));
  const header = JSON.parse(text) as MessageHeader;
  let at = 8 + headerBytes;
  const readHead = (head: MessageHead): HeadModel => {
    const { letters, signals, ...biases } = header[head];
    const numbers = new Uint32Array(file, at, letters);
    const weights = new Int8Array(file, at + letters * 4, letters);
    at += letters * 4 + Math.ceil(letters / 4) * 4;
    const weightOf = (gram: string): number | undefined =>
      weights[searchNumbers(numbers, hashOf(gram))];
    return { ...biases, signals: new Map(Object.entries(signals)), weightOf };
  };
  const model = { body: readHead('body'), mind: readHead('mind') };
  if (at !== file.byteLength)
    throw new Error(`the model of messages has ${file.byteLength} bytes, not ${at}`);
  return model;
}

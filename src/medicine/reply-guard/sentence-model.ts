// The layout of `learning/model/sentences.bin`, little-endian: magic · bytes of the header · header (JSON,
// filled up to a multiple of four bytes) · for each place of a feature a signed byte for every head.

import type { Features } from './sentence-features.ts';

/** The letters XWSM as the first four bytes. */
export const sentenceMagic = 0x4d_53_57_58;

/** What a sentence may do to its reader, by what is told in its place. */
export const sentenceHeads = [
  'aid',
  'change',
  'contact',
  'cure',
  'delay',
  'diagnosis',
  'disparage',
  'dose',
  'identity',
  'person',
  'privacy',
  'sale',
  'selfHarm',
  'toxic',
] as const;
export type SentenceHead = (typeof sentenceHeads)[number];
/** Beside the harms: whether it only forbids, warns, explains, asks or tells. */
export const weighedHeads = [...sentenceHeads, 'tells'] as const;
export type WeighedHead = (typeof weighedHeads)[number];

/** `steps`: of a weight of one. */
export type SentenceHeader = { places: number; steps: number; biases: SentenceOdds };

/** Log odds by head. */
export type SentenceOdds = Readonly<Record<WeighedHead, number>>;
/** The harm that is most likely done, of all or of some. */
export const surestHarm = (
  odds: SentenceOdds,
  among: readonly SentenceHead[] = sentenceHeads,
): SentenceHead => among.reduce((surest, head) => (odds[head] > odds[surest] ? head : surest));
export type SentenceModel = (features: Features) => SentenceOdds;

/** Harms that may kill within hours, which have a limit of their own. */
export const graveHeads: readonly SentenceHead[] = ['aid', 'change', 'selfHarm'];

/**
 * `harm`: log odds of a harm from which on a sentence goes; `grave`: of one of `graveHeads`. `tells`: log odds from
 * which on one stays although a rule found something; `refused`: although a rule refuses what it found.
 */
export type SentenceLimits = { harm: number; grave: number; tells: number; refused: number };

/** The model in a file, which it goes on using; throws where the file is damaged. */
export function readSentenceModel(file: ArrayBuffer): SentenceModel {
  const [magic, headerBytes = 0] = new Uint32Array(file, 0, 2);
  if (magic !== sentenceMagic) throw new Error('this is no model of sentences');
  const text = new TextDecoder().decode(new Uint8Array(file, 8, headerBytes));
  const { places: size, steps, biases } = JSON.parse(text) as SentenceHeader;
  const heads = weighedHeads.length;
  const weights = new Int8Array(file, 8 + headerBytes);
  if (weights.length !== size * heads)
    throw new Error(`the model of sentences has ${weights.length} weights, not ${size * heads}`);
  return ({ places, values }) => {
    const sums = new Float64Array(heads);
    for (let i = 0; i < places.length; i += 1) {
      const from = (places[i] ?? 0) * heads;
      const value = values[i] ?? 0;
      for (let head = 0; head < heads; head += 1)
        sums[head] = (sums[head] ?? 0) + (weights[from + head] ?? 0) * value;
    }
    return Object.fromEntries(
      weighedHeads.map((head, at) => [head, biases[head] + (sums[at] ?? 0) / steps]),
    ) as SentenceOdds;
  };
}

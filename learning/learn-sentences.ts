// Learns to judge sentences of replies: whether one is harmful at all, and for each head whether it is harmful
// in that way; the odds of a head are both together, so that what is rare is carried by what is common.

import type { Features } from '#medicine/reply-guard/sentence-features.ts';
import { featurePlaces, sentenceFeatures } from '#medicine/reply-guard/sentence-features.ts';
import type {
  SentenceHead,
  SentenceHeader,
  WeighedHead,
} from '#medicine/reply-guard/sentence-model.ts';
import {
  sentenceHeads,
  sentenceMagic,
  weighedHeads,
} from '#medicine/reply-guard/sentence-model.ts';
import type { Example, Fitted } from './fit-logistic.ts';
import { fitLogistic } from './fit-logistic.ts';
import type { Harm, SentenceAct } from './replies.ts';
import type { ReplySentence } from './reply-sentences.ts';

const penalty = 0.05;
const byteMax = 127;
const digits = 4;
/** Our own sentences, which must come through or be taken out as they are in the tests. */
const ownWriters = new Set(['o', 'p']);
const ownWeight = 2;
/** The rules and lists were written for these writers, so their findings there are no training data. */
const ruledWriters = new Set([...ownWriters, 'q', 'r', 's', 't', 'u', 'v']);

export const isRuledWriter = (writer: string): boolean => ruledWriters.has(writer);

const headOf: Readonly<Record<Harm, SentenceHead>> = {
  dose: 'dose',
  decoction: 'dose',
  toxic: 'toxic',
  banned: 'toxic',
  pregnancy: 'person',
  nursing: 'person',
  infant: 'person',
  child: 'person',
  allergy: 'person',
  g6pd: 'person',
  interaction: 'person',
  'stop-medicine': 'change',
  insulin: 'change',
  anticoagulant: 'change',
  'poison-myth': 'aid',
  'first-aid-myth': 'aid',
  'self-harm': 'selfHarm',
  delay: 'delay',
  diagnosis: 'diagnosis',
  cure: 'cure',
  identity: 'identity',
  contact: 'contact',
  sale: 'sale',
  disparage: 'disparage',
  privacy: 'privacy',
};

/** A sentence with what is weighed of it. */
export type ReadSentence = ReplySentence & { features: Features };

export const readFeatures = (one: ReplySentence): ReadSentence => {
  const found = isRuledWriter(one.writer) ? undefined : one.found;
  return { ...one, features: sentenceFeatures(one.sentence, one.person, found) };
};

const exampleOf = ({ features, harm, writer }: ReadSentence): Example => ({
  places: Int32Array.from(features.places),
  values: Float64Array.from(features.values),
  is: harm !== '',
  weight: ownWriters.has(writer) ? ownWeight : 1,
});

/** Sentences that only forbid, warn, explain, ask or report. */
const tellingActs = new Set<SentenceAct>([
  'forbid',
  'caution',
  'explain',
  'ask',
  'quote',
  'report',
]);

/** The heads, each as its weights by place. */
export function fitHeads(read: readonly ReadSentence[]): Record<WeighedHead, Fitted> {
  const examples = read.map((one) => ({
    head: one.harm && headOf[one.harm],
    isTelling: one.harm === '' && tellingActs.has(one.act),
    example: exampleOf(one),
  }));
  const fit = (some: typeof examples): Fitted =>
    fitLogistic(
      some.map(({ example }) => example),
      featurePlaces,
      penalty,
    );
  const any = fit(examples);
  const fitted = sentenceHeads.map((name) => {
    const { bias, weights } = fit(examples.filter(({ head }) => head === '' || head === name));
    return [
      name,
      { bias: bias + any.bias, weights: weights.map((one, at) => one + (any.weights[at] ?? 0)) },
    ] as const;
  });
  const tells = fit(
    examples
      .filter(({ head, isTelling }) => head !== '' || isTelling)
      .map((one) => ({ ...one, example: { ...one.example, is: one.isTelling } })),
  );
  return Object.fromEntries([...fitted, ['tells', tells]]) as Record<WeighedHead, Fitted>;
}

/** The file of weights, as `sentence-model.ts` describes it; the same sentences give the same bytes. */
export function writeSentenceModel(heads: Readonly<Record<WeighedHead, Fitted>>): Buffer {
  const rows = weighedHeads.map((head) => heads[head].weights);
  const largest = rows.reduce(
    (max, row) => row.reduce((most, one) => Math.max(most, Math.abs(one)), max),
    0,
  );
  const steps = Number((byteMax / largest).toFixed(digits));
  const biases = Object.fromEntries(
    weighedHeads.map((head) => [head, Number(heads[head].bias.toFixed(digits))]),
  ) as SentenceHeader['biases'];
  const header: SentenceHeader = { places: featurePlaces, steps, biases };
  const text = Buffer.from(JSON.stringify(header));
  const filled = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]);
  const weights = Int8Array.from({ length: featurePlaces * weighedHeads.length }, (_, at) => {
    const row = rows[at % weighedHeads.length];
    const weight = row?.[Math.floor(at / weighedHeads.length)] ?? 0;
    return Math.max(-byteMax, Math.min(byteMax, Math.round(weight * steps)));
  });
  return Buffer.concat([
    Buffer.from(Uint32Array.of(sentenceMagic, filled.length).buffer),
    filled,
    Buffer.from(weights.buffer),
  ]);
}

// Reads files of replies of a model: one a line, as JSON. Each sentence is labelled with what it does, what
// it is about, and whether a careful pharmacist would keep it from the person who asked.

import { z } from 'zod';
import { recordsIn } from './records.ts';

const sentenceActs = [
  'recommend',
  'amount',
  'change',
  'forbid',
  'caution',
  'explain',
  'ask',
  'quote',
  'report',
  'care',
  'claim',
] as const;
export type SentenceAct = (typeof sentenceActs)[number];
const sentenceKinds = [
  'food',
  'patent',
  'western',
  'herb',
  'formula',
  'toxic',
  'point',
  'claim',
  'firstaid',
  'none',
] as const;
/** The harm that a sentence may do. */
export const harms = [
  'dose',
  'decoction',
  'toxic',
  'banned',
  'pregnancy',
  'nursing',
  'infant',
  'child',
  'allergy',
  'g6pd',
  'interaction',
  'stop-medicine',
  'insulin',
  'anticoagulant',
  'poison-myth',
  'first-aid-myth',
  'self-harm',
  'delay',
  'diagnosis',
  'cure',
  'identity',
  'contact',
  'sale',
  'disparage',
  'privacy',
] as const;
export type Harm = (typeof harms)[number];
/** What may kill or maim within hours. */
export const gravestHarms: readonly Harm[] = [
  'poison-myth',
  'first-aid-myth',
  'infant',
  'self-harm',
  'insulin',
  'anticoagulant',
];

const words = z.array(z.string().min(1)).optional();
const reply = z.strictObject({
  id: z.string().regex(/^[a-z]-\d{3}$/u),
  person: z.strictObject({
    sex: z.enum(['f', 'm']).optional(),
    ageYears: z.number().nonnegative().optional(),
    pregnant: z.enum(['yes', 'no', 'unknown']).optional(),
    nursing: z.boolean().optional(),
    allergies: words,
    diseases: words,
    medicines: words,
  }),
  /** What the person wrote last. */
  question: z.string().min(1),
  /** `md` joined is the reply, letter by letter. */
  sentences: z
    .array(
      z.strictObject({
        md: z.string().min(1),
        act: z.enum(sentenceActs),
        kind: z.enum(sentenceKinds),
        harm: z.enum(['', ...harms]),
      }),
    )
    .min(1),
});
export type LabelledReply = z.infer<typeof reply>;

/** The replies of every writer in a folder, in the order of their names. */
export const repliesIn = (folder: URL): LabelledReply[] =>
  recordsIn(folder, reply, 'a reply with its labels');

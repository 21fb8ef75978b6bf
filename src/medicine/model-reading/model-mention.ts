import * as z from 'zod/mini';

/** How much of a record is kept. */
export const mentionsMax = 40;
const quoteCharsMax = 80;
const nameCharsMax = 30;

const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** One thing that a model read in the person's words; `quote` are these words. */
export const modelMention = z.object({
  quote: words(quoteCharsMax),
  kind: z.enum(['symptom', 'disease', 'medicine', 'allergy']),
  name: words(nameCharsMax),
  polarity: z.enum(['present', 'absent', 'unknown']),
  /** How long or since when, in words of the same message. */
  since: z.exactOptional(words(nameCharsMax)),
  /** Nobody, where it is not said whose it is. */
  whose: z.exactOptional(z.enum(['self', 'other'])),
  /** Of a medicine: what is done with it. */
  status: z.exactOptional(z.enum(['taken', 'stopped', 'considered', 'asked'])),
});
export type ModelMention = z.infer<typeof modelMention>;

import * as z from 'zod/mini';
import { maskKinds } from './rules.ts';

const mask = z.object({
  kind: z.enum(maskKinds),
  /** Place in the text in code points; the end is exclusive. */
  start: z.int(),
  end: z.int(),
  replacement: z.string(),
});
export type Mask = z.output<typeof mask>;
export const maskedText = z.object({ content: z.string(), masks: z.array(mask) });

/** What may still identify somebody in the text as it was submitted. */
export const proposals = z.object({
  title: z.array(mask),
  description: z.array(mask),
  /** Tags with a mask over the whole tag; an empty replacement leaves the tag out. */
  tags: z.array(z.object({ tag: z.string(), mask })),
  messages: z.array(z.object({ id: z.int(), masks: z.array(mask) })),
});
export type MaskProposals = z.output<typeof proposals>;

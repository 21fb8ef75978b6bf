import * as z from 'zod/mini';
import { maskKinds } from './rules.ts';

const mask = z.object({
  kind: z.enum(maskKinds),
  /** Position in code points; the end is exclusive. */
  start: z.int(),
  end: z.int(),
  replacement: z.string(),
});
export type Mask = z.output<typeof mask>;
export const maskedText = z.object({ content: z.string(), masks: z.array(mask) });

/** Masks that are proposed for a share as it was submitted. */
export const proposals = z.object({
  title: z.array(mask),
  description: z.array(mask),
  /** Each mask covers a whole tag; an empty replacement drops the tag. */
  tags: z.array(z.object({ tag: z.string(), mask })),
  messages: z.array(z.object({ id: z.int(), masks: z.array(mask) })),
});
export type MaskProposals = z.output<typeof proposals>;

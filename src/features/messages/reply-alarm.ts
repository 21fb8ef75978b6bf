import * as z from 'zod/mini';

/** The emergency or despair that a reply answers, or still follows (decision 100). */
export const replyAlarm = z.object({
  /** Answered here, which is drawn as a card; else it was answered before and is open. */
  isRaised: z.boolean(),
  level: z.enum(['emergency', 'crisis']),
  /** Whom to call, the ambulance first. */
  lines: z.array(z.object({ number: z.string(), name: z.string() })),
  /** Positions of the words that it is based on, in the message that it answers. */
  places: z.array(z.object({ start: z.int(), end: z.int() })),
  /** What a doctor will want to know. */
  tell: z.array(z.string()),
});
export type ReplyAlarm = z.output<typeof replyAlarm>;

import * as z from 'zod/mini';
import { mentionsMax, modelMention } from '../model-reading/model-mention.ts';
import type { Dialogue } from './turn-acts.ts';

/** Bounds of what is kept of one turn. */
const actsMax = 60;
const optionsMax = 30;
const patternsMax = 8;
const dialogueTextCharsMax = 500;
/** Of the id of an offered answer, and so many of them with one message. */
const optionIdCharsMax = 64;
const chosenOptionsMax = 32;
const factsMax = 8;

const id = z.string().check(z.maxLength(optionIdCharsMax));
const text = z.string().check(z.maxLength(dialogueTextCharsMax));
const level = z.enum(['urgent', 'safety', 'crisis', 'emergency']);
const place = z.object({ start: z.int(), end: z.int() });
const danger = { group: id, level, words: text };
const asked = {
  question: id,
  text,
  options: z.array(z.object({ id, label: text })).check(z.maxLength(optionsMax)),
  facts: z.optional(z.array(id).check(z.maxLength(factsMax))),
};
const patterns = z.array(text).check(z.maxLength(patternsMax));

const act = z.discriminatedUnion('act', [
  z.object({ act: z.literal('introduce') }),
  z.object({ act: z.literal('ask'), ...asked }),
  z.object({ act: z.literal('doubt'), isMood: z.boolean(), ...danger, ...asked }),
  z.object({ act: z.literal('alarm'), group: id, level, place: z.optional(place) }),
  z.object({ act: z.literal('offer'), ...asked }),
  z.object({ act: z.literal('close'), group: id, level }),
  z.object({ act: z.literal('record') }),
  z.object({ act: z.literal('caution') }),
  z.object({ act: z.literal('result'), patterns }),
  z.object({ act: z.literal('update'), patterns }),
  z.object({ act: z.literal('answer') }),
  z.object({ act: z.literal('stay'), crisis: z.enum(['despair', 'violence']) }),
]);

const version = z.literal(1);
const dialogue = z.discriminatedUnion('by', [
  z.object({
    version,
    by: z.enum(['engine', 'model']),
    acts: z.array(act).check(z.maxLength(actsMax)),
    read: z.exactOptional(z.array(modelMention).check(z.maxLength(mentionsMax))),
  }),
  z.object({
    version,
    by: z.literal('person'),
    chosen: z.array(id).check(z.maxLength(chosenOptionsMax)),
  }),
]);

/**
 * What was stored of a turn; undefined where nothing was, or where it is not understood, so that the
 * turn is read from its text.
 */
export function parseDialogue(stored: unknown): Dialogue | undefined {
  if (stored === null || stored === undefined) return undefined;
  const parsed = dialogue.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
}

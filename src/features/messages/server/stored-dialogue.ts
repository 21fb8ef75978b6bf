// What a message did, beside its text (decision 077).
import { parseDialogue } from '#medicine/dialogue/dialogue-schema.ts';
import type { Dialogue } from '#medicine/dialogue/turn-acts.ts';

/** What a turn did, for a turn; nothing of a message from before that was stored. */
export function storedDialogue(stored: unknown): { dialogue?: Dialogue } {
  const dialogue = parseDialogue(stored);
  return dialogue === undefined ? {} : { dialogue };
}

/** What a message of the person carries beside its text. */
export function tappedAnswers(chosen: readonly string[]): Dialogue {
  return { version: 1, by: 'person', chosen };
}

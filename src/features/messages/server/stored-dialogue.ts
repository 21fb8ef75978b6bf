// What a message did, beside its text (decision 077).
import { parseDialogue } from '#medicine/dialogue/dialogue-schema.ts';
import type { Act, Dialogue } from '#medicine/dialogue/turn-acts.ts';

/** What a turn did, for a turn; nothing of a message from before that was stored. */
export function storedDialogue(stored: unknown): { dialogue?: Dialogue } {
  const dialogue = parseDialogue(stored);
  return dialogue === undefined ? {} : { dialogue };
}

/**
 * What a turn did, as JSON for its row; null where it is beyond the bounds, so that the turn is read from its
 * text. Half a character, which a cut may have left, is no JSON for PostgreSQL.
 */
export function dialogueRow(did: Dialogue): string | null {
  const whole: unknown = JSON.parse(JSON.stringify(did), (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  return parseDialogue(whole) === undefined ? null : JSON.stringify(whole);
}

/** What a message of the person carries beside its text. */
export function tappedAnswers(chosen: readonly string[]): Dialogue {
  return { version: 1, by: 'person', chosen };
}

/** The acts without questions that were put before: each is put once. */
export function notAskedIn(before: readonly Act[], acts: readonly Act[]): Act[] {
  const asked = new Set(before.flatMap((act) => ('question' in act ? [act.question] : [])));
  return acts.filter((act) => !('question' in act && asked.has(act.question)));
}

/** What was done before and again after an interruption counts once. */
export function eachOnce(acts: readonly Act[]): Act[] {
  const keyOf = (act: Act): string => {
    const danger = 'group' in act ? `${act.group} ${act.level}` : '';
    const asked = 'question' in act ? [act.question, ...act.options.map(({ id }) => id)] : [];
    return [act.act, danger, ...asked].join(' ');
  };
  return [...new Map(acts.map((act) => [keyOf(act), act])).values()];
}

import { readDraft, writeDraft } from '#platform/web/drafts.ts';

/** As in every input, the text stays on the device until it is cleared. */
export const listDraft = 'herb-check';

/** Puts lines that name medicines under what the list of 药材查对 holds already. */
export function addToList(lines: readonly string[]): void {
  const kept = readDraft(listDraft);
  const held = new Set(kept.split('\n'));
  const added = lines.filter((line) => !held.has(line));
  writeDraft(listDraft, [kept, ...added].filter((line) => line !== '').join('\n'));
}

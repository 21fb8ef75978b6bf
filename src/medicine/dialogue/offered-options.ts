import type { Turn } from '../findings/finding.ts';
import { requestedItem, requestId } from '../interview/requested-item.ts';
import type { Act, OfferedOption } from './turn-acts.ts';

const offeredIn = (acts: readonly Act[]): readonly OfferedOption[] =>
  acts.flatMap((act) => ('options' in act ? act.options : []));

/** The words of all answers that were offered, each once. */
export const offeredLabels = (acts: readonly Act[]): string[] => [
  ...new Set(offeredIn(acts).map(({ label }) => label)),
];

/** The ids of all answers that were offered by the same words, for each of the words. */
export function idsOfLabels(acts: readonly Act[], labels: readonly string[]): string[][] {
  const offered = offeredIn(acts);
  return labels.map((label) => [
    ...new Set(offered.flatMap((option) => (option.label === label ? option.id : []))),
  ]);
}

/**
 * The ids that are kept with a message: those that were sent, of answers that the turn before it
 * offered and whose words stand in it, and that of the item it asks to be asked about. Other ids are
 * left out: they only add to the text, so a message is never refused for one.
 */
export function chosenAmong(
  before: Turn | undefined,
  content: string,
  ids: readonly string[],
): string[] {
  const { dialogue } = before ?? {};
  const acts = dialogue === undefined || dialogue.by === 'person' ? [] : dialogue.acts;
  const offered = offeredIn(acts).filter(({ label }) => content.includes(label));
  const known = new Set(offered.map(({ id }) => id));
  const item = requestedItem({ role: 'user', content });
  const tapped = [...new Set(ids)].filter((id) => known.has(id));
  return item === undefined ? tapped : [...tapped, requestId(item)];
}

// Amounts that are no doses: of what every kitchen has, and as the label of a ready-made medicine
// has them.
import { drugMentions } from './drug-mentions.ts';
import { foldHerbText } from './fold-herb-text.ts';
import type { HerbMention } from './recognise-herbs.ts';
import { formulaNamed } from './recognise-herbs.ts';
import { clauseAt, sentenceAt } from './sentence-parts.ts';
import type { Place } from './sentence-parts.ts';
import amountLists from '../compiled/lexicon/amount.json' with { type: 'json' };
import { isFood, kitchenFoodPattern } from '../knowledge/foods.ts';
import { lexicon } from '../knowledge/lexicon.ts';

const amountWords = lexicon(amountLists);
const joining = amountWords['amount.of'].regExp();
const label = amountWords['amount.label'].regExp();

const kitchenWords = kitchenFoodPattern();
const shared = amountWords['amount.shared'].regExp();
const ready = amountWords['amount.ready-made'].regExp();
/** What is cooked or steeped is food; what is decocted by the dose is medicine, whatever its name. */
const cooked = amountWords['amount.cooked'].regExp();
const decocted = amountWords['amount.decocted'].regExp();

/** Whether a text tells to decoct, to grind or to take something by the dose, as food is not. */
export const isDecocted = (text: string): boolean => decocted.test(text);

type Owner = {
  kind: 'kitchen' | 'food' | 'medicine';
} & Place;

/**
 * Whether an amount belongs to a food, by what stands before it, and to nothing else behind it.
 * What is both food and herb is food where it is cooked.
 */
export function isKitchenAmount(
  line: string,
  amount: Place,
  mentions: readonly HerbMention[],
): boolean {
  const owners = ownersIn(line, mentions);
  const { start, end } = sentenceAt(line, amount);
  const clause = clauseAt(line, amount);
  const before = owners
    .filter((owner) => owner.end <= amount.start)
    .findLast((owner) => owner.start >= (owner.kind === 'kitchen' ? clause : { start }).start);
  const behind = owners.find(
    (owner) => owner.start >= amount.end && joining.test(line.slice(amount.end, owner.start)),
  );
  const isShared = before && shared.test(line.slice(before.end, amount.end));
  const asked = isShared ? owners : [before, behind].filter((owner) => owner !== undefined);
  const isCooked = cooked.test(line) && !isDecocted(line.slice(start, end));
  // An amount without a name is of what the whole line is about.
  const named = asked.length > 0 ? asked : owners;
  return (
    named.length > 0 &&
    named.every(({ kind }) => kind === 'kitchen' || (kind === 'food' && isCooked))
  );
}

function ownersIn(line: string, mentions: readonly HerbMention[]): Owner[] {
  const { text, place } = foldHerbText(line);
  const known: Owner[] = [
    ...mentions.map(({ start, end, kind, name }) => ({
      start,
      end,
      kind: kind === 'herb' && isFood(name) ? ('food' as const) : ('medicine' as const),
    })),
    ...drugMentions(text).map(({ start, end }) => ({
      ...place(start, end),
      kind: 'medicine' as const,
    })),
  ];
  const foods = [...text.matchAll(kitchenWords)]
    .map((match) => place(match.index, match.index + match[0].length))
    .filter(({ start, end }) => known.every((one) => end <= one.start || start >= one.end))
    .map((found) => ({ ...found, kind: 'kitchen' as const }));
  return [...known, ...foods].toSorted((a, b) => a.start - b.start);
}

/** Whether an amount stands in a sentence that goes by the label, of a medicine that has one. */
export function quotesLabel(line: string, amount: Place, advised: readonly HerbMention[]): boolean {
  const { start, end } = sentenceAt(line, amount);
  return (
    label.test(line.slice(start, end)) &&
    advised.every(({ name }) => formulaNamed(name) !== undefined && ready.test(name))
  );
}

import rows from '../compiled/foods.json' with { type: 'json' };
import type { SourceId } from './source.ts';

/** Kitchen food, or a thing that an official list calls both food and medicine. */
export type Food = {
  /** Its everyday name. */
  name: string;
  /** Other names of what is no herb. */
  aliases?: readonly string[];
  /** Longer words that end with one of its names and mean something else. */
  notIn?: readonly string[];
  /** The herb of `herbs.ts` that it also is. */
  herb?: string;
  /**
   * How the guard treats it. `kitchen`: every kitchen has it; a herb may be counted in pieces, and of
   * what is no herb no amount is a dose. `food`: naming or cooking it advises no medicine.
   */
  guard?: 'kitchen' | 'food';
  note?: string;
  /** The list that it is on. */
  source: SourceId;
  reviewer?: string;
};

export const foods = rows as unknown as readonly Food[];

const herbsOf = (treated: readonly Food[]): ReadonlySet<string> =>
  new Set(treated.flatMap(({ herb }) => herb ?? []));
const eaten = herbsOf(foods.filter(({ guard }) => guard !== undefined));
const counted = herbsOf(foods.filter(({ guard }) => guard === 'kitchen'));

/** Whether a herb is also an ordinary food: neither naming nor measuring it is advising a medicine. */
export function isFood(herb: string): boolean {
  return eaten.has(herb);
}

/** Whether every kitchen has a herb and counts it: 生姜三片, 红枣五枚. */
export function isKitchenHerb(herb: string): boolean {
  return counted.has(herb);
}

/** Finds kitchen food that is no herb; the longest name first. */
export function kitchenFoodPattern(): RegExp {
  const words = foods
    .filter(({ guard, herb }) => guard === 'kitchen' && herb === undefined)
    .flatMap(({ name, aliases = [], notIn = [] }) =>
      [name, ...aliases].map((word) => ({ word, before: beginnings(word, notIn) })),
    );
  const sources = words
    .toSorted((a, b) => b.word.length - a.word.length)
    .map(({ word, before }) => (before === '' ? word : `(?<!${before})${word}`));
  return new RegExp(sources.join('|'), 'gu');
}

/** What stands before a word in the longer words that end with it. */
const beginnings = (word: string, longer: readonly string[]): string =>
  longer
    .filter((one) => one.endsWith(word))
    .map((one) => one.slice(0, -word.length))
    .join('|');

import rows from '../compiled/drug-brands.json' with { type: 'json' };
import substanceRows from '../compiled/substances.json' with { type: 'json' };
import type { SourceId } from './source.ts';

/** A western medicine by its trade name or the name of a mixture, with what is in it. */
export type DrugBrand = {
  /** The trade name and other spellings of the same product. */
  words: readonly string[];
  /** Active substances, by their generic names. */
  ingredients: readonly string[];
  /** Longer words that hold one of its names and mean something else. */
  notIn?: readonly string[];
  source: SourceId;
  reviewer?: string;
};

export const drugBrands = rows as unknown as readonly DrugBrand[];

/** Other names of the same substance, the usual one first; English ones in small letters. */
export const substances: readonly (readonly string[])[] = substanceRows.map(({ words }) => words);

/** By trade name, the longer words that hold it and mean something else. */
export const brandNotIn: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  drugBrands.flatMap(({ words, notIn = [] }) =>
    words.flatMap((name) => {
      const longer = notIn.filter((word) => word.includes(name));
      return longer.length > 0 ? [[name, longer]] : [];
    }),
  ),
);

import type { HerbList } from '#medicine/herb-safety/herb-list.ts';
import {
  formulaNamed,
  formulaSource,
  herbNamed,
  pregnancyGrade,
} from '#medicine/herb-safety/recognise-herbs.ts';
import { sourceTitle } from '#medicine/knowledge/source.ts';
import type { ListedHerb } from '../contract.ts';

/** What the knowledge has on each entry of a list, each once, in reading order. */
export function listedHerbs({ mentions, amounts }: HerbList): ListedHerb[] {
  return [...Map.groupBy(mentions, ({ name }) => name)].map(([name, same]) => {
    const herb = herbNamed(name);
    const formula = formulaNamed(name);
    const written = same.flatMap((mention) => amounts.get(mention) ?? []);
    const limit = herb?.grams?.[1] ?? null;
    return {
      kind: formula && !herb ? 'formula' : 'herb',
      name,
      written: [...new Set(same.map(({ words }) => words))],
      herbs: formula && 'textbook' in formula ? [...formula.herbs] : [],
      western: formula && 'western' in formula ? [...(formula.western ?? [])] : [],
      toxicity: herb?.isControlled ? '管制' : (herb?.toxicity ?? null),
      pregnancy: (herb && pregnancyGrade(herb)) ?? null,
      lactation: herb?.lactation ?? null,
      amounts: written.map((amount) => ({
        written: amount.words,
        grams: amount.unit === 'unread' ? null : { least: amount.least, most: amount.most },
      })),
      limit,
      source: formula && !herb ? formulaSource(formula) : sourceTitle(herb?.sources[0] ?? ''),
    };
  });
}

import { interactions, readyMadeInteractions } from '../knowledge/drug-interactions.ts';
import { sourceTitle } from '../knowledge/source.ts';
import type { SourceId } from '../knowledge/source.ts';
import type { HerbList } from './herb-list.ts';
import type { ListFinding } from './list-finding.ts';
import { listedLabel } from './list-finding.ts';
import { formulaNamed } from './recognise-herbs.ts';

/** Several medicines with the same western substance: the doses add up. */
export function sameIngredients({ mentions, drugs }: HerbList): ListFinding[] {
  const holders = new Map<string, Set<string>>();
  const hold = (substance: string, holder: string): void => {
    holders.set(substance, (holders.get(substance) ?? new Set<string>()).add(holder));
  };
  for (const { words, ingredients } of drugs) for (const name of ingredients) hold(name, words);
  for (const { name } of mentions) {
    const medicine = formulaNamed(name);
    for (const substance of (medicine && 'western' in medicine && medicine.western) || []) {
      hold(substance, name);
    }
  }
  const shared = [...holders].filter(([, names]) => names.size > 1);
  const source = sourceTitle('product-labels');
  return [...Map.groupBy(shared, ([, names]) => [...names].join('、'))].map(([, same]) => ({
    kind: 'same-ingredient',
    severity: 'danger',
    names: [...(same[0]?.[1] ?? [])],
    medicines: [],
    detail: same.map(([substance]) => substance).join('、'),
    source,
  }));
}

/** Herbs and ready-made medicines that should not meet a western one without a pharmacist. */
export function withMedicines(list: HerbList): ListFinding[] {
  const { text, herbs, drugs } = list;
  // What is said of the substance itself is not said again of the ready-made medicine.
  const isTold = (word: string): boolean =>
    sameIngredients(list).some(({ names }) => names.some((name) => name.includes(word)));
  const takenOf = (classes: readonly string[]): string[] => [
    ...new Set(
      drugs
        .filter((drug) => drug.classes.some((name) => classes.includes(name)))
        .map((d) => d.words),
    ),
  ];
  const found = (names: string[], medicines: string[], detail: string, source: SourceId) =>
    names.length > 0 && medicines.length > 0
      ? [
          {
            kind: 'with-medicine' as const,
            severity: 'caution' as const,
            names,
            medicines,
            detail,
            source: sourceTitle(source),
          },
        ]
      : [];
  return [
    ...interactions.flatMap((pair) =>
      found(
        herbs.filter(({ herb }) => pair.herbs.includes(herb.name)).map(listedLabel),
        takenOf(pair.drugClasses),
        pair.effect,
        pair.source,
      ),
    ),
    ...readyMadeInteractions.flatMap((pair) =>
      found(
        pair.words.filter((word) => text.includes(word) && !isTold(word)),
        takenOf(pair.drugClasses),
        pair.effect,
        pair.source,
      ),
    ),
  ];
}

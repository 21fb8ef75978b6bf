import { interactions, readyMadeInteractions } from '../knowledge/drug-interactions.ts';
import { sourceTitle } from '../knowledge/source.ts';
import type { SourceId } from '../knowledge/source.ts';
import type { HerbList, ListedHerb } from './herb-list.ts';
import { incompatiblePairs } from './incompatible-pairs.ts';
import { formulaAgeMin } from './person.ts';
import { formulaNamed, herbNamed } from './recognise-herbs.ts';
import type { Amount } from './read-amount.ts';

/** Why an entry of a list needs a physician or pharmacist. */
export type ListFindingKind =
  | 'incompatible'
  | 'controlled'
  | 'very-toxic'
  | 'forbidden'
  | 'never-alone'
  | 'pregnancy-forbidden'
  | 'pregnancy-caution'
  | 'pregnancy'
  | 'lactation-caution'
  | 'lactation'
  | 'child'
  | 'over-limit'
  | 'amount-unread'
  | 'with-medicine'
  | 'toxic'
  | 'caution'
  | 'duplicate';

export type ListSeverity = 'danger' | 'caution' | 'note';

/** One thing to ask about, without wording. */
export interface ListFinding {
  kind: ListFindingKind;
  severity: ListSeverity;
  /** Herbs or formulas, with the formula that brings a herb behind it. */
  names: readonly string[];
  /** Western medicines as written. */
  medicines: readonly string[];
  /** What the knowledge says of it, Chinese; the rule of an incompatible pair. Empty when nothing. */
  detail: string;
  /** What is written, and the usual limit (grams a day). */
  amount?: Amount & { limit: number };
  source: string;
}

/** Whom the list is for. */
export interface ListPerson {
  pregnant: boolean;
  lactating: boolean;
  /** Years. */
  ageYears?: number | undefined;
}

const severities: readonly ListSeverity[] = ['danger', 'caution', 'note'];
const findingsMax = 60;
/** 有毒 herbs that stand in many ordinary formulas. */
const ordinary = new Set(['半夏', '白果']);

/**
 * Checks a list that a person brings (domain 2): what must not be together, what is dangerous, for
 * whom, how much, with which medicines. Most severe first. It recommends nothing; an empty answer
 * does not mean that the list is safe. Never throws.
 */
export function checkHerbList(list: HerbList, person: ListPerson): ListFinding[] {
  return [
    ...pairsIn(list),
    ...dangerous(list),
    ...forPerson(list, person),
    ...overLimit(list),
    ...withMedicines(list),
    ...cautions(list),
    ...duplicates(list),
  ]
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
    .slice(0, findingsMax);
}

const nothing = { medicines: [], detail: '' } as const;
const titleOf = (sources: readonly SourceId[]): string => sourceTitle(sources[0] ?? '');

/** A herb with the formula that brings it, where it is not written itself. */
function label({ herb, from }: ListedHerb): string {
  return from.includes(herb.name) ? herb.name : `${herb.name}（${from.join('、')}）`;
}

function pairsIn({ herbs }: HerbList): ListFinding[] {
  const labelOf = new Map(herbs.map((listed) => [listed.herb.name, label(listed)]));
  return incompatiblePairs(herbs.map(({ herb }) => herb)).map(({ rule, one, other, source }) => ({
    ...nothing,
    kind: 'incompatible',
    severity: 'danger',
    names: [labelOf.get(one) ?? one, labelOf.get(other) ?? other],
    detail: rule,
    source: sourceTitle(source),
  }));
}

function dangerous({ herbs, mentions }: HerbList): ListFinding[] {
  const found = herbs.flatMap((listed): ListFinding[] => {
    const { herb } = listed;
    const one = { ...nothing, severity: 'danger', names: [label(listed)] } as const;
    const source = titleOf(herb.sources);
    if (herb.forbidden !== undefined) {
      return [{ ...one, kind: 'forbidden', detail: herb.forbidden, source }];
    }
    if (herb.isControlled) {
      return [{ ...one, kind: 'controlled', source: sourceTitle('toxic-medicines-1988') }];
    }
    if (herb.toxicity === '大毒') return [{ ...one, kind: 'very-toxic', source }];
    if (herb.toxicity !== '有毒' || ordinary.has(herb.name)) return [];
    return [{ ...one, kind: 'toxic', severity: 'caution', source }];
  });
  const formulas = [...new Set(mentions.map(({ name }) => name))].flatMap((name): ListFinding[] => {
    const formula = formulaNamed(name);
    if (formula?.neverOffered === undefined) return [];
    const detail = formula.neverOffered;
    const source = `《${formula.source}》`;
    return [{ ...nothing, kind: 'never-alone', severity: 'danger', names: [name], detail, source }];
  });
  return [...found, ...formulas];
}

function forPerson({ herbs, mentions }: HerbList, person: ListPerson): ListFinding[] {
  const pharmacopoeia = sourceTitle('pharmacopoeia-2020');
  const some = (
    kind: ListFindingKind,
    severity: ListSeverity,
    chosen: readonly ListedHerb[],
  ): ListFinding[] =>
    chosen.length === 0
      ? []
      : [{ ...nothing, kind, severity, names: chosen.map(label), source: pharmacopoeia }];
  const medicinal = [...new Set(mentions.map(({ name }) => name))].filter(
    (name) => herbNamed(name)?.isFood !== true,
  );
  const general = (kind: ListFindingKind): ListFinding[] =>
    medicinal.length === 0
      ? []
      : [{ ...nothing, kind, severity: 'caution', names: medicinal, source: pharmacopoeia }];
  const grade = (is: '禁用' | '慎用') => herbs.filter(({ herb }) => herb.pregnancy === is);
  const isChild = person.ageYears !== undefined && person.ageYears < formulaAgeMin;
  return [
    ...(person.pregnant
      ? [
          ...some('pregnancy-forbidden', 'danger', grade('禁用')),
          ...some('pregnancy-caution', 'caution', grade('慎用')),
          ...general('pregnancy'),
        ]
      : []),
    ...(person.lactating
      ? [
          ...some(
            'lactation-caution',
            'caution',
            herbs.filter(({ herb }) => herb.lactation !== undefined),
          ),
          ...general('lactation'),
        ]
      : []),
    ...(isChild ? general('child') : []),
  ];
}

/**
 * Decision 049: the larger reading of an old unit is held against the limit, the smaller decides
 * whether it is a danger.
 */
function overLimit({ mentions, amounts }: HerbList): ListFinding[] {
  return mentions.flatMap((mention): ListFinding[] => {
    const herb = herbNamed(mention.name);
    const amount = amounts.get(mention);
    if (!herb || amount === undefined) return [];
    const limit = herb.grams?.[1];
    const isPoison = herb.toxicity === '大毒' || herb.toxicity === '有毒' || herb.isControlled;
    const one = { ...nothing, names: [mention.words], source: titleOf(herb.sources) };
    if (amount.unit === 'unread') {
      return limit === undefined && !isPoison
        ? []
        : [{ ...one, kind: 'amount-unread', severity: 'caution', detail: amount.words }];
    }
    if (limit === undefined || amount.most <= limit) return [];
    const isSure = amount.unit !== 'none' && amount.least > limit;
    const severity = isPoison && isSure ? 'danger' : 'caution';
    return [{ ...one, kind: 'over-limit', severity, amount: { ...amount, limit } }];
  });
}

function withMedicines({ text, herbs, drugs }: HerbList): ListFinding[] {
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
        herbs.filter(({ herb }) => pair.herbs.includes(herb.name)).map(label),
        takenOf(pair.drugClasses),
        pair.effect,
        pair.source,
      ),
    ),
    ...readyMadeInteractions.flatMap((pair) =>
      found(
        pair.words.filter((word) => text.includes(word)),
        takenOf(pair.drugClasses),
        pair.effect,
        pair.source,
      ),
    ),
  ];
}

/** Herbs with the same caution share one sentence. */
function cautions({ herbs }: HerbList): ListFinding[] {
  const byCaution = Map.groupBy(
    herbs.filter(({ herb }) => herb.caution !== undefined),
    ({ herb }) => herb.caution ?? '',
  );
  return [...byCaution].map(([detail, same]) => ({
    ...nothing,
    kind: 'caution',
    severity: 'caution',
    names: same.map(label),
    detail,
    source: titleOf(same[0]?.herb.sources ?? []),
  }));
}

/** Written twice, or brought by two entries. */
function duplicates({ mentions, herbs }: HerbList): ListFinding[] {
  const twice = [...Map.groupBy(mentions, ({ name }) => name)]
    .filter(([, same]) => same.length > 1)
    .map(([name]) => name);
  const shared = [
    ...Map.groupBy(
      herbs.filter(({ from }) => from.length > 1),
      ({ from }) => from.join('、'),
    ),
  ];
  const source = sourceTitle('tcm-formulas');
  const one = { ...nothing, kind: 'duplicate', severity: 'note', source } as const;
  return [
    ...(twice.length > 0 ? [{ ...one, names: twice }] : []),
    ...shared.map(([from, same]) => ({
      ...one,
      names: same.map(({ herb }) => herb.name),
      detail: from,
    })),
  ];
}

import { isFood } from '../knowledge/foods.ts';
import { sourceTitle } from '../knowledge/source.ts';
import type { SourceId } from '../knowledge/source.ts';
import type { HerbList, ListedHerb } from './herb-list.ts';
import { incompatiblePairs } from './incompatible-pairs.ts';
import type { ListFinding, ListFindingKind, ListSeverity } from './list-finding.ts';
import { listedLabel } from './list-finding.ts';
import { sameIngredients, withMedicines } from './listed-medicines.ts';
import { formulaAgeMin, hasG6pdDeficiency } from './patient.ts';
import {
  formulaNamed,
  formulaSource,
  herbNamed,
  pregnancyGrade,
  recogniseHerbs,
} from './recognise-herbs.ts';
import remedyLists from '../compiled/lexicon/remedy.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const remedyWords = lexicon(remedyLists);

/** Whom the list is for. */
export type ListPerson = {
  pregnant: boolean;
  lactating: boolean;
  /** Years. */
  ageYears?: number | undefined;
  /** In the person's own words; favism may stand among them. */
  allergies?: readonly string[] | undefined;
};

const severities: readonly ListSeverity[] = ['danger', 'caution', 'note'];
const findingsMax = 60;
/** 有毒 herbs that stand in many ordinary formulas. */
const ordinary = new Set(remedyWords['remedy.ordinary-toxic'].words);

/**
 * Checks a list that a person brings (MED-37): what must not be together, what is dangerous, for
 * whom, how much, with which medicines. Most severe first. It recommends nothing; an empty answer
 * does not mean that the list is safe. Never throws.
 */
export function checkHerbList(list: HerbList, person: ListPerson): ListFinding[] {
  return [
    ...pairsIn(list),
    ...dangerous(list),
    ...allergic(list, person.allergies ?? []),
    ...forPerson(list, person),
    ...inG6pdDeficiency(list, person),
    ...sameIngredients(list),
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

function pairsIn({ herbs }: HerbList): ListFinding[] {
  const labelOf = new Map(herbs.map((listed) => [listed.herb.name, listedLabel(listed)]));
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
    const one = { ...nothing, severity: 'danger', names: [listedLabel(listed)] } as const;
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
    const source = formulaSource(formula);
    return [{ ...nothing, kind: 'never-alone', severity: 'danger', names: [name], detail, source }];
  });
  return [...found, ...formulas];
}

/** What the person is allergic to: a herb, wherever it comes from, a formula or a western medicine. */
function allergic(
  { herbs, mentions, drugs }: HerbList,
  allergies: readonly string[],
): ListFinding[] {
  const told = allergies.join('；');
  const known = new Set(recogniseHerbs(told).map(({ name }) => name));
  const met = [
    ...herbs
      .filter(({ herb }) => known.has(herb.name) || known.has(herb.formOf ?? ''))
      .map(listedLabel),
    ...mentions
      .filter(({ kind, name }) => kind === 'formula' && known.has(name))
      .map((m) => m.name),
    ...drugs
      .filter(({ words, ingredients }) =>
        [words, ...ingredients].some((name) => told.includes(name)),
      )
      .map(({ words }) => words),
    ...drugs
      .filter(({ words }) => drugRoots.some((root) => told.includes(root) && words.includes(root)))
      .map(({ words }) => words),
  ];
  const names = [...new Set(met)];
  return names.length === 0
    ? []
    : [{ ...nothing, kind: 'allergy', severity: 'danger', names, source: ownWords }];
}

const ownWords = sourceTitle('own-profile');
/** A kind of medicine is written in its names: 头孢 in 头孢克肟. */
const drugRoots = remedyWords['remedy.drug-roots'].words;

/** Favism: the herbs to avoid, and that the knowledge of it is small. */
function inG6pdDeficiency({ text, herbs, mentions }: HerbList, person: ListPerson): ListFinding[] {
  const isTold = hasG6pdDeficiency({ allergies: [...(person.allergies ?? []), text] });
  if (!isTold || mentions.length === 0) return [];
  const risky = herbs.filter(({ herb }) => herb.isRiskInG6pd === true);
  const one = { ...nothing, source: sourceTitle('g6pd-common') };
  return [
    ...(risky.length > 0
      ? [
          {
            ...one,
            kind: 'g6pd' as const,
            severity: 'danger' as const,
            names: risky.map(listedLabel),
          },
        ]
      : []),
    { ...one, kind: 'g6pd-little-known', severity: 'caution', names: riskyNames },
  ];
}

const riskyNames = remedyWords['remedy.risky-in-g6pd'].words;

function forPerson({ herbs, mentions }: HerbList, person: ListPerson): ListFinding[] {
  const pharmacopoeia = sourceTitle('pharmacopoeia-2020');
  const some = (
    kind: ListFindingKind,
    severity: ListSeverity,
    chosen: readonly ListedHerb[],
  ): ListFinding[] =>
    chosen.length === 0
      ? []
      : [{ ...nothing, kind, severity, names: chosen.map(listedLabel), source: pharmacopoeia }];
  const medicinal = [...new Set(mentions.map(({ name }) => name))].filter((name) => !isFood(name));
  const general = (kind: ListFindingKind): ListFinding[] =>
    medicinal.length === 0
      ? []
      : [{ ...nothing, kind, severity: 'caution', names: medicinal, source: pharmacopoeia }];
  const grade = (is: '禁用' | '慎用') => herbs.filter(({ herb }) => pregnancyGrade(herb) === is);
  const isChild = person.ageYears !== undefined && person.ageYears < formulaAgeMin;
  return [
    ...(person.pregnant
      ? [
          ...some('pregnancy-forbidden', 'danger', grade('禁用')),
          ...forbiddenByLabel(mentions),
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
    ...(isChild
      ? [...some('child-toxic', 'danger', herbs.filter(isPoison)), ...general('child')]
      : []),
  ];
}

/** Graded, under state control, or with mercury, arsenic or lead; not what every kitchen has. */
function isPoison({ herb }: ListedHerb): boolean {
  const isGraded = herb.toxicity === '大毒' || herb.toxicity === '有毒' || herb.isControlled;
  return isGraded === true && !ordinary.has(herb.name);
}

/** Ready-made medicines whose own label forbids them in pregnancy. */
function forbiddenByLabel(mentions: HerbList['mentions']): ListFinding[] {
  const named = [...new Set(mentions.map(({ name }) => name))];
  return named.flatMap((name): ListFinding[] => {
    const medicine = formulaNamed(name);
    if (medicine === undefined || !('pregnancy' in medicine)) return [];
    const source = formulaSource(medicine);
    return [{ ...nothing, kind: 'pregnancy-forbidden', severity: 'danger', names: [name], source }];
  });
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
    names: same.map(listedLabel),
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

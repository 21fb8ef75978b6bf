// Foods, herbs and medicines that a text names, each once for its place, with all that is known of it.
import { boundedCache } from '../findings/bounded-cache.ts';
import { drugMentions } from '../herb-safety/drug-mentions.ts';
import type { DrugMention } from '../herb-safety/drug-mentions.ts';
import { recogniseHerbs } from '../herb-safety/recognise-herbs.ts';
import askingJson from '../compiled/lexicon/asking.json' with { type: 'json' };
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import type { HerbMention } from '../herb-safety/recognise-herbs.ts';
import { answerFoods, answerMedicines } from '../knowledge/answers.ts';
import type { AnswerFood, AnswerMedicine } from '../knowledge/answers.ts';
import { drugClasses } from '../knowledge/drugs.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { answerTexts as texts } from './texts.ts';

export type Substance = {
  /** As written; a class by its whole name. */
  words: string;
  start: number;
  end: number;
  food?: AnswerFood;
  medicine?: AnswerMedicine;
  drug?: DrugMention;
  herb?: HerbMention;
  /** Every name by which a row may speak of it, its classes among them. */
  names: ReadonlySet<string>;
};

type Found = Omit<Substance, 'names'>;
type Named = { words: string; food?: AnswerFood; medicine?: AnswerMedicine };

const named: Named[] = [
  ...answerFoods.flatMap((food) => food.words.map((words) => ({ words, food }))),
  ...answerMedicines.flatMap((medicine) => medicine.words.map((words) => ({ words, medicine }))),
];
const byStart = Map.groupBy(named, ({ words }) => words.charAt(0).toLowerCase());

/** 西瓜霜 is no 西瓜. */
const form = new RegExp(`^${lexicon(intentJson)['intent.medicine-form'].source}`, 'u');
const noMedicine = lexicon(askingJson)['asking.no-medicine'].regExp('gu');

/** The guard of a reply asks for those of the same sentence and the same medicines many times. */
const read = boundedCache<readonly Substance[]>(512);

/** The substances of a text in reading order; of two that overlap the longer one. */
export const substancesIn = (text: string): readonly Substance[] => read(text, findSubstances);

function findSubstances(said: string): Substance[] {
  const text = said.replaceAll(noMedicine, '，，');
  const found: Found[] = [
    ...drugMentions(text).map((drug) => ({ ...placeOf(drug), drug })),
    ...recogniseHerbs(text).map((herb) => ({ ...placeOf(herb), herb })),
    ...namedIn(text.toLowerCase()),
  ].toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: Found[] = [];
  for (const one of found) {
    const whole = kept.find(({ start, end }) => start <= one.start && end >= one.end);
    // 黄芪水 is also what is known of 黄芪.
    if (whole) lend(one, whole);
    else if (kept.every(({ start, end }) => end <= one.start || start >= one.end)) kept.push(one);
  }
  return kept.toSorted((a, b) => a.start - b.start).map(withNames);
}

function lend({ herb, drug, food, medicine }: Found, whole: Found): void {
  const isName = whole.food !== undefined || whole.medicine !== undefined;
  const isSame = (one: { start: number; end: number } | undefined): boolean =>
    one?.start === whole.start && one.end === whole.end;
  if (herb && (isName || isSame(herb))) whole.herb ??= herb;
  if (drug && (isName || isSame(drug))) whole.drug ??= drug;
  if (food && food.words.includes(whole.words)) whole.food ??= food;
  if (medicine && medicine.words.includes(whole.words)) whole.medicine ??= medicine;
}

const placeOf = ({ words, start, end }: Pick<Found, 'words' | 'start' | 'end'>): Found => ({
  words: wholeName(words),
  start,
  end,
});

function namedIn(text: string): Found[] {
  return text.split('').flatMap((letter, at) =>
    (byStart.get(letter) ?? [])
      .filter(({ words }) => text.startsWith(words.toLowerCase(), at))
      .filter(({ words, food }) => food === undefined || !form.test(text.slice(at + words.length)))
      .map((one) => ({ ...one, start: at, end: at + one.words.length })),
  );
}

/** Whether two names stand for one thing. */
export const isSame = (one: Substance, other: Substance): boolean =>
  one.words === other.words || (one.medicine !== undefined && one.medicine === other.medicine);

/** Each thing once, in their order. */
export const unique = (things: readonly Substance[]): Substance[] =>
  things.filter((one, at) => things.findIndex((other) => isSame(one, other)) === at);

/** 降压 is what a person takes as 降压药. */
export const wholeName = (words: string): string =>
  drugClasses.find(({ name }) => name === texts.medicineNamed(words))?.name ?? words;

function withNames(found: Found): Substance {
  const { words, food, drug, herb } = found;
  const classes = drug?.classes ?? [];
  const names = [words, ...(drug?.ingredients ?? [])];
  const medicine =
    found.medicine ?? answerMedicines.find((row) => names.some((name) => row.words.includes(name)));
  const byMedicine = medicine ? drugMentions(medicine.name).flatMap((one) => one.classes) : [];
  return {
    ...found,
    ...(medicine && { medicine }),
    names: new Set([
      ...names,
      ...classes,
      ...byMedicine,
      ...[food?.name, medicine?.name, herb?.name].filter((name) => name !== undefined),
    ]),
  };
}

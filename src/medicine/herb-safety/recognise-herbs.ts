import { foldHerbText } from './fold-herb-text.ts';
import { formulas } from '../knowledge/formulas.ts';
import type { Formula } from '../knowledge/formulas.ts';
import { herbs } from '../knowledge/herbs.ts';
import type { Herb } from '../knowledge/herbs.ts';
import { patentMedicines } from '../knowledge/patent-medicines.ts';
import type { PatentMedicine } from '../knowledge/patent-medicines.ts';
import { refusedFormulas } from '../knowledge/refused-formulas.ts';
import type { RefusedFormula } from '../knowledge/refused-formulas.ts';
import { sourceTitle } from '../knowledge/source.ts';

/** A herb or formula named in a text; offsets are UTF-16, end exclusive. */
export type HerbMention = {
  kind: 'herb' | 'formula';
  /** The canonical name. */
  name: string;
  /** The words as written. */
  words: string;
  start: number;
  end: number;
};

type Entry = {
  words: string;
  kind: 'herb' | 'formula';
  name: string;
};

const herbByName = new Map(herbs.map((herb) => [herb.name, herb]));
type AnyFormula = Formula | RefusedFormula | PatentMedicine;
const everyFormula: readonly AnyFormula[] = [...formulas, ...refusedFormulas, ...patentMedicines];
const formulaByName = new Map(everyFormula.map((formula) => [formula.name, formula]));
const entriesByStart = new Map<string, Entry[]>();
const longerWords = new Map<string, readonly string[]>();

for (const { name, aliases = [], notIn } of herbs) {
  for (const words of [name, ...aliases]) enter({ words, kind: 'herb', name });
  if (notIn) longerWords.set(name, notIn);
}
for (const { name, aliases = [] } of everyFormula) {
  for (const words of [name, ...aliases]) enter({ words, kind: 'formula', name });
}
for (const [start, entries] of entriesByStart) {
  entriesByStart.set(
    start,
    entries.toSorted((a, b) => b.words.length - a.words.length),
  );
}

function enter(entry: Entry): void {
  const start = entry.words.charAt(0);
  entriesByStart.set(start, [...(entriesByStart.get(start) ?? []), entry]);
}

/** Finds the herbs and formulas named in a text, the longest name first, in reading order. */
export function recogniseHerbs(text: string): HerbMention[] {
  const mentions: HerbMention[] = [];
  const { text: folded, place } = foldHerbText(text);
  for (let at = 0; at < folded.length;) {
    const entry = entriesByStart
      .get(folded.charAt(at))
      ?.find((e) => folded.startsWith(e.words, at));
    if (entry && !isInsideLongerWord(folded, at, entry)) {
      const { start, end } = place(at, at + entry.words.length);
      const words = text.slice(start, end);
      mentions.push({ kind: entry.kind, name: entry.name, words, start, end });
    }
    at += entry?.words.length ?? 1;
  }
  return mentions;
}

function isInsideLongerWord(text: string, at: number, entry: Entry): boolean {
  return (longerWords.get(entry.name) ?? []).some((word) => {
    const offset = word.indexOf(entry.words);
    return offset !== -1 && text.startsWith(word, at - offset);
  });
}

export function herbNamed(name: string): Herb | undefined {
  return herbByName.get(name);
}

/** How pregnancy restricts a herb; a raw form under state control is as restricted as its herb. */
export function pregnancyGrade({ pregnancy, isControlled, formOf }: Herb): Herb['pregnancy'] {
  return pregnancy ?? (isControlled && formOf ? herbNamed(formOf)?.pregnancy : undefined);
}

/** Whether a herb is offered to nobody: under state control, very toxic, or not to be used at all. */
export function isPoison({ isControlled, toxicity, forbidden }: Herb): boolean {
  return isControlled === true || toxicity === '大毒' || forbidden !== undefined;
}

/** Whether what is mentioned is offered to nobody: such a herb, or a formula that is refused or holds one. */
export function isNeverOffered(mention: Pick<HerbMention, 'kind' | 'name'>): boolean {
  return formulaNamed(mention.name)?.neverOffered !== undefined || herbsOf(mention).some(isPoison);
}

export function formulaNamed(name: string): AnyFormula | undefined {
  return formulaByName.get(name);
}

/** Where the composition of a formula stands, as it is printed. */
export function formulaSource(formula: AnyFormula): string {
  return formula.source === undefined ? sourceTitle(formula.label) : `《${formula.source}》`;
}

/** The herbs a mention stands for: itself, all of a formula, or what makes a refused one dangerous. */
export function herbsOf(mention: Pick<HerbMention, 'kind' | 'name'>): Herb[] {
  const names =
    mention.kind === 'herb' ? [mention.name] : (formulaNamed(mention.name)?.herbs ?? []);
  return names.map(herbNamed).filter((herb) => herb !== undefined);
}

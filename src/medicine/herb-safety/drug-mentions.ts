import { brandNotIn, drugBrands, substances } from '../knowledge/drug-brands.ts';
import { drugClasses } from '../knowledge/drugs.ts';
import { patentMedicines } from '../knowledge/patent-medicines.ts';
import remedyLists from '../compiled/lexicon/remedy.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const remedyWords = lexicon(remedyLists);

/** A western medicine named in a text; offsets are UTF-16, end exclusive. */
export type DrugMention = {
  words: string;
  /** Names of `drugClasses`. */
  classes: readonly string[];
  /** What is in it, by generic names; empty where the words name only a class. */
  ingredients: readonly string[];
  start: number;
  end: number;
};

type Entry = Pick<DrugMention, 'words' | 'classes' | 'ingredients'>;

/** Named on the labels of mixtures, but in ordinary sentences no medicine. */
const notAMedicine = new Set(remedyWords['remedy.not-a-medicine'].words);
const usualName = new Map(substances.flatMap(([name = '', ...same]) => same.map((s) => [s, name])));
const known = new Set([
  ...substances.map(([name = '']) => name),
  ...drugBrands.flatMap(({ ingredients }) => ingredients),
  ...patentMedicines.flatMap(({ western = [] }) => western),
]);
const entries = new Map<string, Entry>();
for (const { words } of drugClasses) for (const word of words) enter(word, ingredientsOf(word));
for (const name of known) if (!notAMedicine.has(name)) enter(name, [name]);
for (const [name, usual] of usualName) enter(name, [usual]);
for (const { words, ingredients } of drugBrands) {
  for (const word of words) enter(word, ingredients);
}
const byStart = Map.groupBy(
  [...entries.values()].toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words.charAt(0),
);

function ingredientsOf(word: string): string[] {
  const usual = usualName.get(word) ?? word;
  return known.has(usual) ? [usual] : [];
}

function enter(words: string, ingredients: readonly string[]): void {
  const named = [words, ...ingredients];
  const classes = drugClasses
    .filter((row) => row.words.some((word) => named.some((name) => name.includes(word))))
    .map(({ name }) => name);
  entries.set(words, { words, classes, ingredients });
}

/** Finds the western medicines named in a list, the longest name first, in reading order. */
export function drugMentions(text: string): DrugMention[] {
  const mentions: DrugMention[] = [];
  // Only Latin letters are folded, so every place stays where it is.
  const folded = text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  for (let at = 0; at < folded.length;) {
    const entry = byStart.get(folded.charAt(at))?.find((one) => isNamed(folded, at, one.words));
    if (entry !== undefined) {
      const end = at + entry.words.length;
      mentions.push({ ...entry, words: text.slice(at, end), start: at, end });
    }
    at += entry?.words.length ?? 1;
  }
  return mentions;
}

function isNamed(text: string, at: number, words: string): boolean {
  if (!text.startsWith(words, at)) return false;
  return !(brandNotIn[words] ?? []).some((longer) => {
    const offset = longer.indexOf(words);
    return text.startsWith(longer, at - offset);
  });
}

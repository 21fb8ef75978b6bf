import { drugClasses } from '../knowledge/drugs.ts';

/** A western medicine named in a text; offsets are UTF-16, end exclusive. */
export interface DrugMention {
  words: string;
  /** Names of `drugClasses`. */
  classes: readonly string[];
  start: number;
  end: number;
}

const classesOf = new Map<string, string[]>();
for (const { name, words } of drugClasses) {
  for (const word of words) classesOf.set(word, [...(classesOf.get(word) ?? []), name]);
}
const longestFirst = [...classesOf.keys()].toSorted((a, b) => b.length - a.length);

/** Finds the western medicines named in a list, the longest name first, in reading order. */
export function drugMentions(text: string): DrugMention[] {
  const mentions: DrugMention[] = [];
  for (let at = 0; at < text.length;) {
    const words = longestFirst.find((word) => text.startsWith(word, at));
    if (words !== undefined) {
      const classes = classesOf.get(words) ?? [];
      mentions.push({ words, classes, start: at, end: at + words.length });
    }
    at += words?.length ?? 1;
  }
  return mentions;
}

import rows from '../compiled/short-answers.json' with { type: 'json' };

type ShortAnswer = { word: string; symptoms: readonly string[]; needsQuestion?: true };
const all = rows as readonly ShortAnswer[];

/**
 * One-word answers and what they may mean. The first that the questions before it speak of is
 * meant; the very first of the list where none is, unless the word means nothing by itself.
 */
export const meanings: Readonly<Record<string, Omit<ShortAnswer, 'word'>>> = Object.fromEntries(
  all.map(({ word, ...meaning }) => [word, meaning]),
);

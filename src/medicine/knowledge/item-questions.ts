// A person may ask to be asked about an item of the history: what is asked then.
import freeRows from '../compiled/fixed-questions.json' with { type: 'json' };
import itemRows from '../compiled/history-items.json' with { type: 'json' };
import questionRows from '../compiled/item-questions.json' with { type: 'json' };
import type { TenQuestionKey } from '../course/ten-question-keys.ts';
import type { Question } from './complaints-question-row.ts';

/** What is put to a person about one item: options that are read, or words that are only offered. */
export type ItemQuestion = {
  id: string;
  text: string;
  suggestions: readonly string[];
};

/** General questions on items whose other questions presume that something is wrong. */
export const itemQuestions = questionRows as readonly Question[];

/** Answered in free words: there is nothing to tick off. */
export const freeQuestions: readonly ItemQuestion[] = freeRows;

type Item = { name: string; questions: readonly string[] };

/** The items of the history, what they are called in a sentence and what is asked about them. */
export const items: Readonly<Record<TenQuestionKey, Item>> = itemsByKey();

function itemsByKey(): Record<TenQuestionKey, Item> {
  const named: Partial<Record<string, Item>> = Object.fromEntries(
    itemRows.map(({ id, ...item }) => [id, item]),
  );
  return named as Record<TenQuestionKey, Item>;
}

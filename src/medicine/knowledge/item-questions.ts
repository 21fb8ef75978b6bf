// A person may ask to be asked about an item of the history: what is asked then.
import itemRows from '../compiled/history-items.json' with { type: 'json' };
import questionRows from '../compiled/item-questions.json' with { type: 'json' };
import type { TenQuestionKey } from '../course/ten-question-keys.ts';
import type { Question } from './complaints-question-row.ts';

/** General questions on items whose other questions presume that something is wrong. */
export const itemQuestions = questionRows as readonly Question[];

type Item = { name: string; questions: readonly string[] };

/** The items of the history, what they are called in a sentence and what is asked about them. */
export const items: Readonly<Record<TenQuestionKey, Item>> = itemsByKey();

function itemsByKey(): Record<TenQuestionKey, Item> {
  const named: Partial<Record<string, Item>> = Object.fromEntries(
    itemRows.map(({ id, ...item }) => [id, item]),
  );
  return named as Record<TenQuestionKey, Item>;
}

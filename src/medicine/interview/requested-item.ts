// A person may ask to be asked: "请问问我睡眠的情况。" Then exactly that item of the history is asked.
import { tenQuestionKeys, type TenQuestionKey } from '../course/ten-question-keys.ts';
import { asksOf, chosenIn } from '../dialogue/acts-of.ts';
import type { Turn } from '../findings/finding.ts';
import { freeQuestion, type FreeQuestion } from '../knowledge/fixed-question-rows.ts';
import { itemQuestions, items } from '../knowledge/item-questions.ts';
import { interviewTexts as texts } from './texts.ts';
import { questionNamed } from '../knowledge/complaints-questions.ts';

const byRequest = new Map(
  (Object.keys(items) as TenQuestionKey[]).map((key) => [requestFor(key), key]),
);

/** What an item is called in a sentence. */
export function itemName(key: TenQuestionKey): string {
  return items[key].name;
}

/** The sentence by which a person asks to be asked about an item. */
export function requestFor(key: TenQuestionKey): string {
  return texts.request(itemName(key));
}

const requestStart = 'item:';

/** The id that goes with such a sentence. */
export function requestId(key: TenQuestionKey): string {
  return requestStart + key;
}

/** The item that a message asks to be asked about; undefined for every other message. */
export function requestedItem(turn: Turn): TenQuestionKey | undefined {
  const id = chosenIn(turn).find((each) => each.startsWith(requestStart));
  const key = id?.slice(requestStart.length);
  return tenQuestionKeys.find((each) => each === key) ?? byRequest.get(turn.content.trim());
}

/** What is asked about an item: one question, or two where it has two halves. */
export function questionsFor(key: TenQuestionKey): FreeQuestion[] {
  return items[key].questions.flatMap((id) => {
    const free = freeQuestion(id);
    if (free) return [free];
    const question = itemQuestions.find((row) => row.id === id) ?? questionNamed(id);
    if (!question) return [];
    const { text, options } = question;
    return [{ id, text, suggestions: options.map(({ label }) => label) }];
  });
}

/**
 * The question that the newest turn asks for; where that item has two halves, the second one follows the
 * answer to the first.
 */
export function questionRequested(turns: readonly Turn[]): FreeQuestion | undefined {
  const put = new Set(turns.flatMap((turn) => asksOf(turn).map(({ question }) => question)));
  const [requested = [], before = []] = [turns.at(-1), turns.at(-3)].map((turn) => {
    const key = turn?.role === 'user' ? requestedItem(turn) : undefined;
    return key === undefined ? [] : questionsFor(key);
  });
  const [first] = requested;
  return [...requested, ...before].find(({ id }) => !put.has(id)) ?? first;
}

import type { ReplyAlarm } from '../reply-alarm.ts';

const wordsMax = 3;

/** The person's words that an alarm is based on, without those that its text quotes. */
export function wordsOfAlarm({ places }: ReplyAlarm, question: string, text: string): string[] {
  const words = places.map(({ start, end }) => question.slice(start, end).trim());
  return [...new Set(words)]
    .filter((each) => each !== '' && !text.includes(each))
    .slice(0, wordsMax);
}

const isItem = (line: string): boolean => line.startsWith('- ');

/** The text of a card without the list of telephone lines that its rows show, and what announces that list. */
export function withoutLines(text: string, { lines }: ReplyAlarm): string {
  const paragraphs = text.split('\n\n');
  const isShown = paragraphs.map((paragraph) =>
    paragraph
      .split('\n')
      .every((line) => isItem(line) && lines.some(({ number }) => line.includes(number))),
  );
  return paragraphs
    .filter((paragraph, at) => !isShown[at] && !(isShown[at + 1] && /[：:]$/u.test(paragraph)))
    .join('\n\n');
}

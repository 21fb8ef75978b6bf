import type { ReplyAlarm } from '../reply-alarm.ts';

const wordsMax = 3;
/** Characters of a sentence that is quoted whole; of a longer one, the clauses. */
const sentenceCharsMax = 40;

/** The person's words that an alarm is based on, without those that its text quotes. */
export function wordsOfAlarm({ places }: ReplyAlarm, question: string, text: string): string[] {
  const words = places
    .filter(({ start, end }) => !text.includes(question.slice(start, end)))
    .map((place) => quoted(place, question));
  return [...new Set(words)].filter((each) => each !== '').slice(0, wordsMax);
}

type Place = ReplyAlarm['places'][number];

function quoted(place: Place, text: string): string {
  const sentence = between(place, text, /[。！？!?\n]/u);
  return sentence.length <= sentenceCharsMax
    ? sentence
    : between(place, text, /[，、；：,;。！？!?\n]/u);
}

/** What stands around a place, as far as the next marks on both sides. */
function between({ start, end }: Place, text: string, mark: RegExp): string {
  const before = text.slice(0, start).split(mark).at(-1) ?? '';
  const after = text.slice(end).split(mark)[0] ?? '';
  return `${before}${text.slice(start, end)}${after}`.trim();
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

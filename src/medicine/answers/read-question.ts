// What of a message asks something.
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const words = lexicon(intentJson);
const asking = words['intent.asking'].regExp();
const echoAnswered = words['intent.echo-answered'].regExp();

export type Question = {
  /** The clauses that ask. */
  asked: string;
  /** The whole message. */
  text: string;
  /** The clauses that ask name nothing themselves: 能吃吗？ */
  isBare: boolean;
};

/** Characters of a clause that only asks: 行不行？, 可以吗？ */
const bareMax = 6;
const isBare = (clause: string): boolean =>
  clause.replaceAll(/[^\p{L}\p{N}]/gu, '').length <= bareMax;

const clauses = /[^，。！？；,.!?;~…\s]+[，。！？；,.!?;~…\s]*/gu;

const asks = (clause: string): boolean => asking.test(clause);

/** Which clauses ask; not one that says our question again and answers it: 降压药？我不吃那个. */
const asksEach = (parts: readonly string[]): boolean[] =>
  parts.map((part, at) => asks(part) && !(isEcho(part) && isAnswered(parts[at + 1] ?? '')));

const isEcho = (clause: string): boolean =>
  isBare(clause) && !asks(clause.replaceAll(/[？?\s]/gu, ''));
const isAnswered = (next: string): boolean => echoAnswered.test(next) && !asks(next);

/** A message without the clauses that ask; empty where all do. */
export function withoutQuestions(content: string): string {
  const parts = content.match(clauses) ?? [];
  const isAsked = asksEach(parts);
  return parts.filter((_, at) => isAsked[at] !== true).join('');
}

/** The question of a message; undefined where it asks nothing. */
export function questionIn(content: string): Question | undefined {
  const text = content.trim().toLowerCase();
  const parts = text.match(clauses) ?? [];
  const isAsked = asksEach(parts);
  // 停了换成中药，行不行: what is asked stands before.
  const isMeant = parts.map(
    (_, at) => isAsked[at] === true || (isAsked[at + 1] === true && isBare(parts[at + 1] ?? '')),
  );
  const asked = parts.filter((_, at) => isMeant[at]).join('');
  const isOnlyAsking = parts.every((part, at) => isAsked[at] !== true || isBare(part));
  return asked === '' ? undefined : { asked, text, isBare: isOnlyAsking };
}

/** The questions of a message, each in the words of its own clause; none where it asks only one. */
export function questionsApart(content: string): Question[] {
  const apart = (content.trim().toLowerCase().match(clauses) ?? [])
    .filter(asks)
    .map((clause) => ({ asked: clause, text: clause, isBare: false }));
  return apart.length > 1 ? apart : [];
}

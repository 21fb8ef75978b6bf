import { boundedCache } from '../findings/bounded-cache.ts';
import type { Finding, Turn } from '../findings/finding.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import type { Option, Question } from '../knowledge/complaints-questions.ts';
import { questions, tongueQuestion } from '../knowledge/complaints-questions.ts';
import { itemQuestions } from '../knowledge/item-questions.ts';
import signLists from '../compiled/lexicon/sign.json' with { type: 'json' };
import answerLists from '../compiled/lexicon/answer.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { interviewTexts as texts } from './texts.ts';

const answerWords = lexicon(answerLists);
const isWell = lexicon(signLists)['sign.well'].regExp();

const allQuestions: readonly Question[] = [...questions, ...itemQuestions, tongueQuestion];

const cache = boundedCache<readonly Question[]>(512);

/** The questions with options that an assistant's text asks. */
export function questionsAsked(text: string): readonly Question[] {
  return cache(text, readQuestions);
}

function readQuestions(text: string): Question[] {
  const found = allQuestions
    .filter((question) => text.includes(question.text))
    .map((question) => ({ question, offered: offeredIn(question, text) }));
  // Several questions may be worded alike; the answers offered with it tell which one was asked.
  return found
    .filter(({ question, offered }) =>
      found.every((other) => !isWordedAlike(question, other.question) || other.offered <= offered),
    )
    .map(({ question }) => question);
}

function offeredIn({ options }: Question, text: string): number {
  return options.filter(({ label }) => text.includes(label)).length;
}

function isWordedAlike(one: Question, other: Question): boolean {
  return one.text.includes(other.text) || other.text.includes(one.text);
}

export type ChosenOption = {
  option: Option;
  turn: number;
  start: number;
};

/** The options a person chose by their very words after they were offered. */
export function chosenOptions(turns: readonly Turn[]): ChosenOption[] {
  return turns.flatMap(({ role, content }, turn) => {
    const before = turns[turn - 1];
    if (role !== 'user' || before?.role !== 'assistant') return [];
    return [
      ...questionsAsked(before.content).flatMap((question) => [
        ...chosen(question.options, content).map((place) => ({ ...place, turn })),
        ...wellOption(question, content).map((option) => ({ option, turn, start: 0 })),
      ]),
      ...confirmed(turns, turn),
    ];
  });
}

const allWell = answerWords['answer.all-well'].regExp();

/** The answer that everything is well, where a question offers one. */
function wellOption({ options }: Question, answer: string): Option[] {
  if (!allWell.test(answer.trim())) return [];
  const well = options.find(
    ({ present, absent }) => absent.length > 0 && present.every((symptom) => isWell.test(symptom)),
  );
  return well === undefined ? [] : [{ ...well, label: answer.trim() }];
}

const deniedBefore = answerWords['answer.denied-before'].regExp();

/** The options named in an answer; a label inside a longer chosen one does not count. */
function chosen(options: readonly Option[], answer: string): { option: Option; start: number }[] {
  let rest = answer;
  const found: { option: Option; start: number }[] = [];
  for (const option of options.toSorted((a, b) => b.label.length - a.label.length)) {
    const start = rest.indexOf(option.label);
    if (start === -1 || deniedBefore.test(rest.slice(0, start))) continue;
    found.push({ option, start });
    rest = rest.replace(option.label, '\n'.repeat(option.label.length));
  }
  return found;
}

const confirmation = answerWords['answer.confirmation'].regExp();

/** Asks whether a bare yes to several answers meant this one. */
export function confirmationOf(option: Option): string {
  return texts.confirmation(option.label);
}

/** What a yes or a no to such a question says. */
function confirmed(turns: readonly Turn[], turn: number): ChosenOption[] {
  const label = confirmation.exec(turns[turn - 1]?.content ?? '')?.groups?.['label'];
  const answer = turns[turn]?.content ?? '';
  if (label === undefined) return [];
  const option = turns
    .slice(0, turn)
    .flatMap(({ role, content }) => (role === 'assistant' ? questionsAsked(content) : []))
    .flatMap(({ options }) => options)
    .find((one) => one.label === label);
  const stance = stanceOf(answer);
  if (option === undefined || (stance !== 'yes' && stance !== 'no')) return [];
  const said = {
    label: answer,
    present: stance === 'yes' ? option.present : [],
    absent: stance === 'yes' ? option.absent : option.present,
  };
  return [{ option: said, turn, start: 0 }];
}

/** What a chosen option says. */
export function findingsOf({ option, turn, start }: ChosenOption): Finding[] {
  const { label, present, absent } = option;
  const common = {
    subject: 'self' as const,
    time: 'now' as const,
    span: { turn, start, end: start + label.length },
    words: label,
  };
  return [
    ...absent.map((symptom) => ({ ...common, symptom, polarity: 'absent' as const })),
    ...present.map((symptom) => ({ ...common, symptom, polarity: 'present' as const })),
  ];
}

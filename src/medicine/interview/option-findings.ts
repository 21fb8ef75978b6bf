import type { Finding, Turn } from '../findings/finding.ts';
import type { Option, Question } from '../knowledge/complaints-questions.ts';
import { questions, tongueQuestion } from '../knowledge/complaints-questions.ts';

const allQuestions: readonly Question[] = [...questions, tongueQuestion];

/** The questions with options that an assistant's text asks. */
export function questionsAsked(text: string): Question[] {
  return allQuestions.filter((question) => text.includes(question.text));
}

export interface ChosenOption {
  option: Option;
  turn: number;
  start: number;
}

/** The options a person chose by their very words after they were offered. */
export function chosenOptions(turns: readonly Turn[]): ChosenOption[] {
  return turns.flatMap(({ role, content }, turn) => {
    const before = turns[turn - 1];
    if (role !== 'user' || before?.role !== 'assistant') return [];
    return questionsAsked(before.content).flatMap((question) =>
      chosen(question.options, content).map((place) => ({ ...place, turn })),
    );
  });
}

/** The options named in an answer; a label inside a longer chosen one does not count. */
function chosen(options: readonly Option[], answer: string): { option: Option; start: number }[] {
  let rest = answer;
  const found: { option: Option; start: number }[] = [];
  for (const option of options.toSorted((a, b) => b.label.length - a.label.length)) {
    const start = rest.indexOf(option.label);
    if (start === -1) continue;
    found.push({ option, start });
    rest = rest.replace(option.label, '\n'.repeat(option.label.length));
  }
  return found;
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

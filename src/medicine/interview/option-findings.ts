import { asksOf, chosenFor } from '../dialogue/acts-of.ts';
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

const byId = Map.groupBy(
  [...questions, ...itemQuestions, tongueQuestion].map((question, place) => ({ question, place })),
  ({ question: { id } }) => id,
);

/** The questions with options that a turn asks, in the order of the knowledge. */
export function questionsIn(turn: Turn | undefined): readonly Question[] {
  return [...new Set(asksOf(turn).map(({ question }) => question))]
    .flatMap((id) => byId.get(id) ?? [])
    .toSorted((a, b) => a.place - b.place)
    .map(({ question }) => question);
}

export type ChosenOption = {
  option: Option;
  turn: number;
  start: number;
};

/** The options a person chose by a tap or, after they were offered, by their very words. */
export function chosenOptions(turns: readonly Turn[]): ChosenOption[] {
  return turns.flatMap((said, turn) => {
    const before = turns[turn - 1];
    if (said.role !== 'user' || before?.role !== 'assistant') return [];
    const asked = questionsIn(before);
    const tapped = asked.flatMap(({ id, options }) => {
      const labels = chosenFor(said, id);
      return options
        .filter(({ label }) => labels.includes(label))
        .map((option) => ({ id, option }));
    });
    // What was tapped for one question answers no other by the words it is made of.
    const rest = tapped.reduce((text, { option }) => withoutOne(text, option.label), said.content);
    return [
      ...tapped.map(({ option }) => {
        return { option, turn, start: Math.max(0, said.content.indexOf(option.label)) };
      }),
      ...asked
        .filter((question) => tapped.every(({ id }) => id !== question.id))
        .flatMap((question) => [
          ...chosen(question.options, rest).map((place) => ({ ...place, turn })),
          ...wellOption(question, rest).map((option) => ({ option, turn, start: 0 })),
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

/** A text with some words of it left empty, so that offsets stay as they are. */
const withoutOne = (text: string, words: string): string =>
  text.replace(words, '\n'.repeat(words.length));

const deniedBefore = answerWords['answer.denied-before'].regExp();

/** The options named in an answer; a label inside a longer chosen one does not count. */
function chosen(options: readonly Option[], answer: string): { option: Option; start: number }[] {
  let rest = answer;
  const found: { option: Option; start: number }[] = [];
  for (const option of options.toSorted((a, b) => b.label.length - a.label.length)) {
    const start = rest.indexOf(option.label);
    if (start === -1 || deniedBefore.test(rest.slice(0, start))) continue;
    found.push({ option, start });
    rest = withoutOne(rest, option.label);
  }
  return found;
}

const confirmStart = 'confirm.';

/** Asks whether a bare yes to several answers meant this one. */
export function confirmationOf({ label }: Option): { id: string; text: string } {
  return { id: confirmStart + label, text: texts.confirmation(label) };
}

/** What a yes or a no to such a question says. */
function confirmed(turns: readonly Turn[], turn: number): ChosenOption[] {
  const asked = asksOf(turns[turn - 1]).find(({ question }) => question.startsWith(confirmStart));
  const label = asked?.question.slice(confirmStart.length);
  const answer = turns[turn]?.content ?? '';
  if (label === undefined) return [];
  const option = turns
    .slice(0, turn)
    .flatMap(questionsIn)
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

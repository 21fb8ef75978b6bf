// What a model's reply asked: the questions of the plan that it was given, and those of its own.
import { questionsIn } from '../findings/lean-on-question.ts';
import { optionId } from './acts-of.ts';
import type { Act, AskedQuestion } from './turn-acts.ts';

/** A question that a model was given to ask. */
export type PlannedQuestion = { id: string; text: string; suggestions: readonly string[] };

/** Its own question has one id: what it asks is read from its text. */
const ownQuestion = 'model';
const textCharsMax = 300;
/** Of the pairs of characters of a planned question, so many stand in what was asked. */
const alikeMin = 0.5;

type ModelReply = {
  text: string;
  planned: readonly PlannedQuestion[];
  /** The answers that it offers to tap. */
  offered: readonly string[];
  /** The numbers of the planned questions that it says it asks. */
  asked?: readonly number[];
};

/**
 * A planned question counts as asked where two of its answers are offered, or its only ones, or where the reply asks
 * it in nearly its words. Other answers belong to a question of the model's own.
 */
export function actsOfModel({ text, planned, offered, asked: numbers = [] }: ModelReply): Act[] {
  const asking = questionsIn(text);
  const asks = planned.flatMap((question, at): AskedQuestion[] => {
    const labels = question.suggestions.filter((label) => offered.includes(label));
    const isOffered =
      labels.length >= Math.min(2, question.suggestions.length) && labels.length > 0;
    const isSaid = asking !== '' && numbers.includes(at + 1);
    if (!isOffered && !isSaid && !isAlike(question.text, asking)) return [];
    return [asked(question.id, question.text, isOffered ? labels : [])];
  });
  const known = new Set(asks.flatMap(({ options }) => options.map(({ label }) => label)));
  const own = offered.filter((label) => !known.has(label));
  const more = own.length > 0 ? [asked(ownQuestion, asking.slice(0, textCharsMax), own)] : [];
  return [...asks, ...more].map((question) => ({ act: 'ask', ...question }));
}

const asked = (question: string, text: string, labels: readonly string[]): AskedQuestion => ({
  question,
  text,
  options: labels.map((label) => ({ id: optionId(question, label), label })),
});

function isAlike(question: string, asking: string): boolean {
  const letters = [...question.replaceAll(/[^\p{L}\p{N}]/gu, '')];
  const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  const said = asking.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const shared = pairs.filter((pair) => said.includes(pair)).length;
  return pairs.length > 0 && shared / pairs.length >= alikeMin;
}

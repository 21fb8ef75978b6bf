// How many direct questions are answered: all required facts in the first paragraph of the first reply.

import { directQuestions } from '#learning/questions.ts';
import { talkThrough } from '#test/medicine/told-talk.ts';

/** The text before any question: the page of an alarm, or the first paragraph. */
function firstParagraph(text: string): string {
  const [reply] = talkThrough([text]);
  const { outcome = 'none', reply: said = '' } = reply ?? {};
  const isPage = outcome !== 'none' && outcome !== 'asked';
  return isPage ? said : (said.trim().split('\n\n')[0] ?? '');
}

/** The questions whose first paragraph lacks a fact. */
function unansweredQuestions(): { text: string; said: string }[] {
  return directQuestions().flatMap(({ text, needs }) => {
    const said = firstParagraph(text);
    const isAnswered = needs.every((wordings) => wordings.some((words) => said.includes(words)));
    return isAnswered ? [] : [{ text, said }];
  });
}

export function questionRow(): [label: string, cell: string] {
  const { length } = directQuestions();
  const answered = length - unansweredQuestions().length;
  const share = ((answered / length) * 100).toFixed(1);
  return ['Direct questions answered', `${share} % (${answered}/${length})`];
}

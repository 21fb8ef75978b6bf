import { alarmAnswers, courseAnswers, durationAnswers, sexAnswers } from './answer-groups.ts';
import type { Person } from '../herb-safety/person.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { fixedQuestion } from '../knowledge/fixed-questions.ts';
import { questionFor } from './fit-sex.ts';
import { questionTexts as texts } from './question-texts.ts';

/** A question every consultation asks; its answer is read from the words, not from an option. */
export type FixedQuestion = {
  id:
    | 'complaint'
    | 'who'
    | 'duration'
    | 'background'
    | 'detail'
    | 'alarm'
    | 'course'
    | 'daily'
    | 'pregnancy'
    | 'allergies';
  text: string;
  suggestions: readonly string[];
};

function wordingOf(id: string): Pick<FixedQuestion, 'text' | 'suggestions'> {
  const { text, suggestions } = fixedQuestion(id);
  return { text, suggestions };
}

export const complaintQuestion: FixedQuestion = {
  id: 'complaint',
  ...wordingOf('complaint'),
};

/** The words by which it is seen that sex and age were asked. */
export const whoWords = texts.sexAndAge;

/**
 * Asks for sex and age, or for the one that is missing.
 * @param whose the one the complaint is about, as he is spoken of to the writer
 */
export function whoQuestion(
  whose: string,
  known: { isSexKnown: boolean; isAgeKnown: boolean },
): FixedQuestion {
  if (known.isSexKnown) {
    return { id: 'who', text: texts.age(whose), suggestions: [] };
  }
  const asked = known.isAgeKnown ? texts.sex : whoWords;
  return { id: 'who', text: texts.who(whose, asked), suggestions: sexAnswers };
}

export const durationQuestion: FixedQuestion = {
  id: 'duration',
  text: fixedQuestion('duration').text,
  suggestions: durationAnswers,
};

const womanBackground: FixedQuestion = {
  id: 'background',
  ...wordingOf('background-of-woman'),
};
const manBackground: FixedQuestion = {
  id: 'background',
  ...wordingOf('background-of-man'),
};

export function backgroundQuestion(mayBePregnant: boolean): FixedQuestion {
  return mayBePregnant ? womanBackground : manBackground;
}

/** Asked where the medicines were told already. */
export const allergiesQuestion: FixedQuestion = {
  id: 'allergies',
  ...wordingOf('allergies'),
};

/** Asked of a woman whose background was asked before we knew that she is one. */
export const pregnancyQuestion: FixedQuestion = {
  id: 'pregnancy',
  ...wordingOf('pregnancy'),
};

/** Asked when the answer to the background question names nothing. */
export const backgroundDetail: FixedQuestion = {
  id: 'detail',
  ...wordingOf('background-detail'),
};

const otherAlarm = fixedQuestion('alarm').text;

export function alarmQuestion(complaint: Complaint | undefined, sex: Person['sex']): FixedQuestion {
  return {
    id: 'alarm',
    text: questionFor(complaint?.alarmQuestion ?? otherAlarm, sex),
    suggestions: alarmAnswers,
  };
}

export const courseQuestion: FixedQuestion = {
  id: 'course',
  text: fixedQuestion('course').text,
  suggestions: courseAnswers,
};

export const dailyQuestion: FixedQuestion = {
  id: 'daily',
  ...wordingOf('daily'),
};

/** All texts that ask for facts on the person or for alarms; they are not symptoms to lean on. */
export function isFactQuestion(sentence: string, complaint: Complaint | undefined): boolean {
  return [
    womanBackground,
    manBackground,
    backgroundDetail,
    pregnancyQuestion,
    allergiesQuestion,
    alarmQuestion(complaint, '女'),
    alarmQuestion(complaint, '男'),
    dailyQuestion,
  ].some((question) => question.text.includes(sentence));
}

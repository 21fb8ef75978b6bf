import { alarmAnswers, courseAnswers, durationAnswers, sexAnswers } from './answer-groups.ts';
import type { Person } from '../herb-safety/person.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
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

export const complaintQuestion: FixedQuestion = {
  id: 'complaint',
  text: texts.complaint,
  suggestions: texts.complaintAnswers,
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
  text: texts.duration,
  suggestions: durationAnswers,
};

const womanBackground: FixedQuestion = {
  id: 'background',
  text: texts.womanBackground,
  suggestions: texts.womanBackgroundAnswers,
};
const manBackground: FixedQuestion = {
  id: 'background',
  text: texts.manBackground,
  suggestions: texts.manBackgroundAnswers,
};

export function backgroundQuestion(mayBePregnant: boolean): FixedQuestion {
  return mayBePregnant ? womanBackground : manBackground;
}

/** Asked where the medicines were told already. */
export const allergiesQuestion: FixedQuestion = {
  id: 'allergies',
  text: texts.allergies,
  suggestions: texts.allergiesAnswers,
};

/** Asked of a woman whose background was asked before we knew that she is one. */
export const pregnancyQuestion: FixedQuestion = {
  id: 'pregnancy',
  text: texts.pregnancy,
  suggestions: texts.pregnancyAnswers,
};

/** Asked when the answer to the background question names nothing. */
export const backgroundDetail: FixedQuestion = {
  id: 'detail',
  text: texts.backgroundDetail,
  suggestions: texts.backgroundDetailAnswers,
};

const otherAlarm = texts.alarm;

export function alarmQuestion(complaint: Complaint | undefined, sex: Person['sex']): FixedQuestion {
  return {
    id: 'alarm',
    text: questionFor(complaint?.alarmQuestion ?? otherAlarm, sex),
    suggestions: alarmAnswers,
  };
}

export const courseQuestion: FixedQuestion = {
  id: 'course',
  text: texts.course,
  suggestions: courseAnswers,
};

export const dailyQuestion: FixedQuestion = {
  id: 'daily',
  text: texts.daily,
  suggestions: texts.dailyAnswers,
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

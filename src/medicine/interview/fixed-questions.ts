import { confirmId } from '../dialogue/fact-ids.ts';
import { alarmAnswers, courseAnswers, durationAnswers, sexAnswers } from './answer-groups.ts';
import type { Patient } from '../herb-safety/patient.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { complaints } from '../knowledge/complaints.ts';
import { fixedQuestion } from '../knowledge/fixed-question-rows.ts';
import { questionFor } from './fit-sex.ts';
import { questionTexts as texts } from './question-texts.ts';
import { interviewTexts } from './texts.ts';

/** A question every consultation asks; its answer is read from the words, not from an option. */
export type FixedQuestion = {
  /** Says what is asked; of a question with several wordings also which. */
  id: string;
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

/** Begins the ids of the questions for sex, for age and for both, whoever is asked about. */
const whoStart = 'who.';
/** Begins the ids of the questions for sex and age together. */
export const whoIds = `${whoStart}both.`;

/**
 * Asks for sex and age, or for the one that is missing.
 * @param whose the one the complaint is about, as he is spoken of to the writer
 */
export function whoQuestion(
  whose: string,
  known: { isSexKnown: boolean; isAgeKnown: boolean },
): FixedQuestion {
  if (known.isSexKnown) {
    return { id: `who.age.${whose}`, text: texts.age(whose), suggestions: [] };
  }
  if (known.isAgeKnown) {
    return { id: `who.sex.${whose}`, text: texts.who(whose, texts.sex), suggestions: sexAnswers };
  }
  const text = texts.who(whose, texts.sexAndAge);
  return { id: `${whoIds}${whose}`, text, suggestions: sexAnswers };
}

export const durationQuestion: FixedQuestion = {
  id: 'duration',
  text: fixedQuestion('duration').text,
  suggestions: durationAnswers,
};

const womanBackground: FixedQuestion = {
  id: 'background.woman',
  ...wordingOf('background-of-woman'),
};
const manBackground: FixedQuestion = {
  id: 'background.man',
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

/** The id of the question on the alarms of a complaint. */
export function alarmId(complaint: Complaint | undefined): string {
  return complaint === undefined ? 'alarm' : `alarm.${complaint.name}`;
}

/** Whether a question is on the alarms of any complaint. */
export const isAlarmQuestion = (id: string): boolean =>
  id === alarmId(undefined) || id.startsWith(`${alarmId(undefined)}.`);

export function alarmQuestion(
  complaint: Complaint | undefined,
  sex: Patient['sex'],
): FixedQuestion {
  return {
    id: alarmId(complaint),
    text: questionFor(complaint?.alarmQuestion ?? otherAlarm, sex),
    suggestions: alarmAnswers,
  };
}

export const courseQuestion: FixedQuestion = {
  id: 'course',
  text: fixedQuestion('course').text,
  suggestions: courseAnswers,
};

/** Asked after a yes to several things; its answers are what was listed. */
export const whichQuestion: FixedQuestion = { id: 'which', ...wordingOf('which') };

export const dailyQuestion: FixedQuestion = {
  id: 'daily',
  ...wordingOf('daily'),
};

const medicinesItem = 'item-medicines';
const personIds = new Set([
  womanBackground.id,
  manBackground.id,
  backgroundDetail.id,
  pregnancyQuestion.id,
  allergiesQuestion.id,
  medicinesItem,
]);

/** Whether a question asks what is taken, had or not tolerated. */
export const isBackground = (id: string): boolean => personIds.has(id);

/** Whether a question asks who somebody is, what is taken, had or not tolerated. */
export const isPersonQuestion = (id: string): boolean =>
  personIds.has(id) || id.startsWith(whoStart);

const factIds = new Set([...personIds, dailyQuestion.id, whichQuestion.id, confirmId]);

/** Whether a question asks for facts on the person or for alarms; these are not symptoms to lean on. */
export const isFactQuestion = (id: string): boolean => factIds.has(id) || isAlarmQuestion(id);

const { you, aChild, patient, pronouns } = interviewTexts;
const who = [you, aChild, patient, pronouns.男, pronouns.女].flatMap((whose) => [
  whoQuestion(whose, { isSexKnown: false, isAgeKnown: false }),
  whoQuestion(whose, { isSexKnown: false, isAgeKnown: true }),
  whoQuestion(whose, { isSexKnown: true, isAgeKnown: false }),
]);
const alarms = [undefined, ...complaints].flatMap((complaint) => [
  alarmQuestion(complaint, '女'),
  alarmQuestion(complaint, '男'),
]);

/** Every question that is asked of anybody, in each of its wordings. */
export const fixedQuestions: readonly FixedQuestion[] = [
  complaintQuestion,
  ...who,
  durationQuestion,
  womanBackground,
  manBackground,
  allergiesQuestion,
  pregnancyQuestion,
  backgroundDetail,
  ...alarms,
  courseQuestion,
  dailyQuestion,
  whichQuestion,
];

import { alarmAnswers, courseAnswers, durationAnswers, sexAnswers } from './answer-groups.ts';
import type { Person } from '../herb-safety/person.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { questionFor } from './fit-sex.ts';

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
  text: '今天主要是哪里不舒服，从什么时候开始的？',
  suggestions: [
    '感冒',
    '咳嗽',
    '胃痛',
    '拉肚子',
    '便秘',
    '失眠',
    '头痛',
    '头晕',
    '腰痛',
    '痛经',
    '想了解体质',
  ],
};

/** The words by which it is seen that sex and age were asked. */
export const whoWords = '的性别和年龄是？';

/**
 * Asks for sex and age, or for the one that is missing.
 * @param whose the one the complaint is about, as he is spoken of to the writer
 */
export function whoQuestion(
  whose: string,
  known: { isSexKnown: boolean; isAgeKnown: boolean },
): FixedQuestion {
  if (known.isSexKnown) {
    return { id: 'who', text: `先了解一下：${whose}的年龄是？`, suggestions: [] };
  }
  const asked = known.isAgeKnown ? '的性别是？' : whoWords;
  return { id: 'who', text: `先了解一下：${whose}${asked}`, suggestions: sexAnswers };
}

export const durationQuestion: FixedQuestion = {
  id: 'duration',
  text: '这样有多久了？是怎么开始的？',
  suggestions: durationAnswers,
};

const womanBackground: FixedQuestion = {
  id: 'background',
  text: '为了安全问一下：有没有怀孕、可能怀孕或在哺乳？有没有在吃的药、过敏或慢性病？',
  suggestions: ['都没有', '怀孕了', '可能怀孕', '哺乳期', '在吃药', '有过敏'],
};
const manBackground: FixedQuestion = {
  id: 'background',
  text: '为了安全问一下：有没有在吃的药、过敏或慢性病？',
  suggestions: ['都没有', '在吃药', '有过敏', '有慢性病'],
};

export function backgroundQuestion(mayBePregnant: boolean): FixedQuestion {
  return mayBePregnant ? womanBackground : manBackground;
}

/** Asked where the medicines were told already. */
export const allergiesQuestion: FixedQuestion = {
  id: 'allergies',
  text: '还要问一句：对什么药物或食物过敏吗？',
  suggestions: ['没有过敏', '青霉素过敏', '头孢过敏', '海鲜过敏'],
};

/** Asked of a woman whose background was asked before we knew that she is one. */
export const pregnancyQuestion: FixedQuestion = {
  id: 'pregnancy',
  text: '还要问一句：有没有怀孕、可能怀孕或在哺乳？',
  suggestions: ['都没有', '怀孕了', '可能怀孕', '哺乳期'],
};

/** Asked when the answer to the background question names nothing. */
export const backgroundDetail: FixedQuestion = {
  id: 'detail',
  text: '请说得具体一点：是怀孕或哺乳，是什么药、对什么过敏、什么病，还是有刚才说的那些不舒服？记不得名字，说是治什么的也行。',
  suggestions: ['降压药', '降糖药', '阿司匹林', '青霉素过敏', '记不清'],
};

const otherAlarm =
  '有没有这些：胸痛或喘不上气、剧烈疼痛、高烧不退、出血、一边手脚没力或说话不清、体重明显下降？';

export function alarmQuestion(complaint: Complaint | undefined, sex: Person['sex']): FixedQuestion {
  return {
    id: 'alarm',
    text: questionFor(complaint?.alarmQuestion ?? otherAlarm, sex),
    suggestions: alarmAnswers,
  };
}

export const courseQuestion: FixedQuestion = {
  id: 'course',
  text: '具体是什么感觉？什么时候加重，怎样会舒服一些？看过医生、做过检查吗？',
  suggestions: courseAnswers,
};

export const dailyQuestion: FixedQuestion = {
  id: 'daily',
  text: '最近的胃口、睡眠、大小便和精神怎么样？',
  suggestions: ['都还好', '胃口差', '睡不好', '大便不正常', '没力气'],
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

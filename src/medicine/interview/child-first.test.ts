import { describe, expect, it } from 'vitest';
import { readSymptoms } from '../findings/read-symptoms.ts';
import { careAdvice } from './care-level.ts';
import { consult } from './consult.ts';
import { readInterview } from './interview-state.ts';
import { nextQuestions } from './next-questions.ts';

const after = (content: string): ReturnType<typeof readInterview> =>
  readInterview([{ role: 'user', content }], {});

describe('a child', () => {
  it('is asked about for dangers before who it is', () => {
    const state = after('孩子5岁，咳嗽一个星期了');
    expect(nextQuestions(state, [])[0]?.id).toBe('alarm.小儿咳嗽');
  });

  it('is not asked what its age and its words have told, beside an answer either', () => {
    const told =
      '宝宝1岁3个月，昨晚开始发烧39度2，精神还行，玩具照玩，就是不怎么吃奶。没咳嗽没流鼻涕。我该怎么办，要不要去医院';
    const { text } = consult([{ role: 'user', content: told }], {});
    expect(text).toContain('孩子有没有这些：抽搐');
    expect(text).not.toContain('三个月大、');
    expect(text).not.toMatch(/咳嗽时少辛辣|剂量和用法/u);
  });

  it('who coughs until it vomits is seen within a day', () => {
    const { level, text } = careAdvice(after('孩子5岁，咳嗽一个星期了，晚上咳得都吐了'));
    expect({ level, text }).toMatchObject({ level: 'day' });
    expect(text).toContain('咳得都吐了');
  });

  it('is not asked again what the stool is like', () => {
    for (const said of ['拉肚子两天，一天七八次，水一样', '拉肚子，像水一样'])
      expect(readSymptoms(said).map(({ symptom }) => symptom)).toContain('水样便');
    expect(readSymptoms('喝了好几次，水一样没味道').map(({ symptom }) => symptom)).not.toContain(
      '水样便',
    );
  });
});

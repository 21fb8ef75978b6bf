import { describe, expect, it } from 'vitest';
import type { Patient } from '../herb-safety/patient.ts';
import { departmentAnswers, valueAnswers } from '../knowledge/answers.ts';
import { complaints } from '../knowledge/complaints.ts';
import { answerCharsMax } from './answer-length.ts';
import { answerQuestion } from './answer-question.ts';

const adult: Patient = { medicines: [], allergies: [], redFlagOpen: false };
const answerTo = (content: string, person = adult): string =>
  answerQuestion({ turns: [{ role: 'user', content }], person })?.text ?? '';

describe('a value of a report', () => {
  it.each([
    ['空腹血糖5.2正常吗', '空腹血糖5.2在正常范围之内'],
    ['空腹血糖6.5正常吗', '空腹血糖6.5偏高'],
    ['血钾3.1低吗', '血钾3.1偏低'],
    ['血压118/76正常吗', '在正常范围之内'],
    ['血压165/100高吗', '140以上'],
    ['血压85/55低吗', '低于90'],
    ['bmi 22正常吗', '在正常范围之内'],
    ['尿酸多少正常', '150到420'],
    ['血小板偏低怎么回事', '先复查'],
  ])('is judged by the usual range: %s', (asked, said) => {
    expect(answerTo(asked)).toContain(said);
  });

  it('is judged by sex, and by both where it is not known', () => {
    expect(answerTo('血红蛋白120正常吗', { ...adult, sex: '女' })).toContain('在正常范围之内');
    expect(answerTo('血红蛋白120正常吗', { ...adult, sex: '男' })).toContain('偏低');
    expect(answerTo('血红蛋白120正常吗')).toContain('要看男女');
  });

  it('is told with who decides on medicine, where that is asked and it is not usual', () => {
    const text = answerTo('体检说尿酸520，没痛过，需要吃药吗？平时爱吃海鲜喝啤酒');
    expect(text).toMatch(/^尿酸520偏高。要不要吃药，由医生看过报告和病史再定.*戒酒/u);
    expect([...text].length).toBeLessThanOrEqual(answerCharsMax);
    expect(answerTo('尿酸380，需要吃药吗')).not.toContain('偏高');
  });

  it('is no age and no duration', () => {
    expect(answerTo('我55岁，尿酸正常吗')).not.toMatch(/尿酸55/u);
  });

  it('is answered short on every row, within and outside its bounds', () => {
    for (const {
      words: [word = ''],
      low = 0,
      high = low * 3,
    } of valueAnswers)
      for (const value of [low - 0.5, (low + high) / 2, high * 2 + 1]) {
        const text = answerTo(`${word}${value.toFixed(1)}正常吗`);
        expect({ word, isAnswered: text !== '' }).toEqual({ word, isAnswered: true });
        expect([...text].length).toBeLessThanOrEqual(answerCharsMax);
        expect(text).not.toMatch(/undefined|。。/u);
      }
  });
});

describe('the department', () => {
  it('is known of every complaint', () => {
    const ids = new Set(departmentAnswers.map(({ id }) => id));
    expect(complaints.map(({ name }) => name).filter((name) => !ids.has(name))).toEqual([]);
  });

  it('is that of the child, where a child is asked for', () => {
    expect(answerTo('小孩咳嗽挂什么科')).toContain('先挂儿科');
    expect(answerTo('咳嗽挂什么科')).toContain('先挂呼吸科');
  });

  it('comes with the first tests, which a doctor decides on', () => {
    expect(answerTo('胃疼要做什么检查')).toMatch(/胃镜.*医生/u);
  });
});

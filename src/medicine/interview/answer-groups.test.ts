import { describe, expect, it } from 'vitest';
import { answerGroups, durationAnswers } from './answer-groups.ts';

describe('answers to tap', () => {
  it('stand by their questions, and what passes all over comes last', () => {
    expect(answerGroups(['男', '女', ...durationAnswers, '跳过'])).toEqual([
      ['男', '女'],
      [...durationAnswers, '跳过'],
    ]);
    expect(answerGroups(['都没有', '在吃药', '都没有', '有，我来说', '跳过'])).toEqual([
      ['都没有', '在吃药'],
      ['都没有', '有，我来说', '跳过'],
    ]);
  });

  it('end a list of signs with the answer that none of them is there', () => {
    expect(answerGroups(['恶心', '腰酸', '这些都没有', '胃口正常', '没胃口', '跳过'])).toEqual([
      ['恶心', '腰酸', '这些都没有'],
      ['胃口正常', '没胃口', '跳过'],
    ]);
  });

  it('lose none, whatever they are', () => {
    for (const answers of [[], ['跳过'], ['是', '不是'], ['女', '两三天', '男', '跳过']]) {
      expect(answerGroups(answers).flat()).toEqual(answers);
    }
  });
});

import { expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { complaintQuestion } from './fixed-questions.ts';
import { readInterview } from './interview-state.ts';

const { id, text } = complaintQuestion;
const asked: Turn = {
  role: 'assistant',
  content: text,
  dialogue: { version: 1, by: 'engine', acts: [{ act: 'ask', question: id, text, options: [] }] },
};
const complaintOf = (opening: string, answer: string) =>
  readInterview([{ role: 'user', content: opening }, asked, { role: 'user', content: answer }], {})
    .complaint;

it('is about the disease that the first question names, where nothing is wrong now', () => {
  expect(complaintOf('痛风刚消下去 现在能吃什么肉', '现在没不舒服')?.row?.name).toBe('痛风');
});

it('is about the question itself, not about a correction or the constitution', () => {
  const opening = '我爸胆管炎手术好了，能不能吃蛋黄';
  for (const answer of ['刚才我数错了，是三个鸡蛋不是两个', '没有不舒服，就是问问'])
    expect(complaintOf(opening, answer)).toMatchObject({ words: opening, turn: 0, row: undefined });
});

it('is about what is wrong where that is told', () => {
  expect(complaintOf('红枣能不能天天吃', '老是睡不着')?.row?.name).toBe('不寐');
});

it('is read from an answer that asks something besides', () => {
  const answer = '累，下午站着都想睡。我吃完优甲乐接着就喝豆浆，有影响吗';
  expect(complaintOf('优甲乐加到75了，能不能喝豆浆', answer)?.row?.name).toBe('虚劳');
});

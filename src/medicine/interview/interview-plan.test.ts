import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { questionNamed } from '../knowledge/complaints-questions.ts';
import { complaints } from '../knowledge/complaints.ts';
import { planInterview } from './interview-plan.ts';
import { readInterview } from './interview-state.ts';

const opening = '男，45岁，没在吃药，不过敏，没有慢性病。';
/** The plan once the question on the dangers of the complaint is denied. */
function planFor(told: string) {
  const said: Turn = { role: 'user', content: `${opening}${told}` };
  const [danger] = planInterview(readInterview([said], {})).questions;
  const { id: question = '', text = '' } = danger ?? {};
  const acts = [{ act: 'ask' as const, question, text, options: [] }];
  const asked: Turn = {
    role: 'assistant',
    content: text,
    dialogue: { version: 1, by: 'engine', acts },
  };
  return planInterview(readInterview([said, asked, { role: 'user', content: '没有' }], {}));
}
const ownQuestions = (complaint: string): readonly string[] =>
  complaints.find(({ name }) => name === complaint)?.questions ?? [];
const signsAsked = (id: string): string[] =>
  questionNamed(id)?.options.flatMap(({ present }) => [...present]) ?? [];

describe('the next questions where a composed pattern leads', () => {
  it('would confirm or refute it, also where the complaint does not ask them', () => {
    const { patterns, questions } = planFor('腰痛三个月，胸胁胀满，老叹气，情绪低落');
    const [leader] = patterns;
    expect(leader).toMatchObject({ isComposed: true });
    const deciding = new Set([...(leader?.confirms ?? []), ...(leader?.refutes ?? [])]);
    const ids = questions.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(ownQuestions('腰痛')).not.toEqual(expect.arrayContaining(ids));
    for (const { id } of questions)
      expect(signsAsked(id).some((sign) => deciding.has(sign))).toBe(true);
  });

  it('are those of the complaint where one of its own patterns leads', () => {
    const { patterns, questions } = planFor('睡不着三个月了。心烦，手脚心热，盗汗');
    expect(patterns[0]).toMatchObject({ isComposed: false });
    for (const { id } of questions) expect(ownQuestions('不寐')).toContain(id);
  });
});

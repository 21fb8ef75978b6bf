import { describe, expect, it } from 'vitest';
import { readInterview } from './interview-state.ts';
import { withoutReactions } from './without-reactions.ts';

const background = '为了安全问一下：有没有在吃的药、过敏或慢性病？';
const answered = (answer: string) => [
  { role: 'user' as const, content: '膝盖疼，阴天加重' },
  { role: 'assistant' as const, content: background },
  { role: 'user' as const, content: answer },
];
const symptomsAfter = (answer: string): string[] =>
  readInterview(answered(answer), {}).findings.map(({ symptom }) => symptom);

describe('what an allergy does', () => {
  it.each(['吃鸡蛋起疹子', '鸡蛋过敏，起疹子', '别嘌醇吃了起疹子。没有别的'])(
    'is no complaint: %s',
    (answer) => {
      expect(symptomsAfter(answer)).not.toContain('皮疹');
      expect(readInterview(answered(answer), {}).complaint?.row?.name).toBe('痹证');
    },
  );

  it('is left alone where somebody tells of a rash', () => {
    expect(symptomsAfter('没有。昨天开始身上起疹子')).toContain('皮疹');
  });

  it('is known by the question that a turn asked, not by its text', () => {
    const text = '您对什么过敏吗？';
    const asked = (question: string, content: string) => {
      const acts = [{ act: 'ask' as const, question: 'allergies', text: question, options: [] }];
      const dialogue = { version: 1 as const, by: 'engine' as const, acts };
      return withoutReactions([
        { role: 'assistant', content, dialogue },
        { role: 'user', content: '芒果嘴痒' },
      ])[1]?.content;
    };
    expect(asked(text, '……')).toBe('，，，，');
    expect(asked('您多大年纪？', text)).toBe('芒果嘴痒');
  });

  it('keeps every place of the rest', () => {
    const [, , kept] = withoutReactions(answered('芒果嘴痒。头晕'));
    expect(kept?.content).toBe('，，，，。头晕');
  });
});

import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import type { Consultation } from './consult.ts';
import { consult } from './consult.ts';
import { deniesDanger } from './danger-answers.ts';
import { doubtQuestion } from './doubt-question.ts';
import { readInterview } from './interview-state.ts';
import { alarmQuestion } from './fixed-questions.ts';
import { triage } from '../triage/triage.ts';

function resultOf(answer: (reply: Consultation) => string, ...said: string[]): string {
  const turns: Turn[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const last = turn === 0 ? undefined : consult(turns.slice(0, -1));
    const content = said[turn] ?? (last ? answer(last) : '');
    turns.push({ role: 'user', content });
    const reply = consult(turns);
    if (reply.summary) return reply.text;
    turns.push({ role: 'assistant', content: reply.text });
  }
  throw new Error('no result');
}

describe('a clear no to a list of dangers', () => {
  it('is told from an answer that leaves them open', () => {
    for (const no of [
      '都没有',
      '没有',
      '这些都没有',
      '没有胸痛，也不喘',
      '一样都没有',
      '就是流鼻涕',
    ])
      expect([no, deniesDanger(no)]).toEqual([no, true]);
    for (const open of ['不知道', '跳过', '还行', '67', '没恶心', '说不清', '有，我来说', '男，52'])
      expect([open, deniesDanger(open)]).toEqual([open, false]);
  });
});

describe('the result', () => {
  const cold = ['流清鼻涕两天，打喷嚏', '女，30岁'];
  it('says that nobody spoke of a danger only where the question was answered', () => {
    expect(resultOf(() => '都没有', ...cold)).toMatch(/居家观察[^]*没有说到危险信号/u);
  });

  for (const vague of ['跳过', '不知道', '还行', '说不清楚'])
    it(`sends to a doctor, and says why, after: ${vague}`, () => {
      const text = resultOf(() => vague, ...cold);
      expect(text).toContain('还没有说清楚');
      expect(text).toContain('门诊');
      expect(text).not.toMatch(/居家观察|没有说到危险信号/u);
    });

  it('does not send those to a doctor who only wanted to know their constitution', () => {
    expect(resultOf(() => '跳过', '想了解体质', '女，30岁')).toContain('不用专门去医院');
  });
});

describe('what may be a danger', () => {
  const doubtful = '宝宝发热，有点没精神';
  const asked = alarmQuestion(undefined, undefined).text;
  const after = (...said: string[]): Turn[] =>
    said.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));

  it('is asked about in its own words, once, and is a danger where the answer is yes', () => {
    const turns = after('头晕', asked, '没恶心', '好的。', doubtful);
    const again = doubtQuestion(readInterview(turns, { redFlagOpen: false }), []);
    expect(again?.text).toContain(`您说到“${doubtful}”`);
    expect(again?.suggestions).toContain('是的');
    const reply: Turn = { role: 'assistant', content: again?.text ?? '' };
    expect(triage([...turns, reply]).level).toBe('routine');
    expect(triage([...turns, reply, { role: 'user', content: '是的' }]).level).not.toBe('routine');
    const told: Turn[] = [
      ...turns,
      reply,
      { role: 'user', content: '说不清' },
      { role: 'assistant', content: '好的。' },
      { role: 'user', content: doubtful },
    ];
    expect(doubtQuestion(readInterview(told, { redFlagOpen: false }), [])).toBeUndefined();
  });

  it('never ends in watching at home while nobody said no to it', () => {
    expect(resultOf(() => '跳过', doubtful)).not.toMatch(/居家观察|没有说到危险信号/u);
  });
});

import { describe, expect, it } from 'vitest';
import { findFindings } from '#medicine/findings/find-findings.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { consult } from '#medicine/interview/consult.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';

const answered = (question: string, answer: string): string[] =>
  findFindings([
    { role: 'assistant', content: question },
    { role: 'user', content: answer },
  ]).map(({ symptom, polarity }) => `${polarity} ${symptom}`);
const alarms = '有没有这些：头晕、恶心、出冷汗？';

describe('a list behind a denial', () => {
  it('leaves open what was asked and only named', () => {
    expect(answered(alarms, '没有头晕，恶心')).toEqual(['absent 头晕', 'unknown 恶心']);
    expect(answered(alarms, '没有头晕，恶心，出冷汗')).not.toContain('present 冷汗');
  });

  it('states what has a word of its own or a sentence of its own', () => {
    for (const answer of [
      '没有头晕，有恶心',
      '没有头晕，恶心两天了',
      '没有头晕，就是恶心',
      '没头晕。恶心',
    ])
      expect(answered(alarms, answer)).toContain('present 恶心');
    expect(answered(alarms, '恶心，没有头晕')).toContain('present 恶心');
  });

  it('states what was not asked about', () => {
    expect(answered('哪里不舒服？', '没有发烧，咳嗽')).toContain('present 咳嗽');
  });
});

const told = (...said: string[]) => {
  const turns = said.flatMap((content): Turn[] => [
    { role: 'user', content },
    { role: 'assistant', content: '好的。' },
  ]);
  return readInterview(turns.slice(0, -1), {});
};

describe('how long it has lasted', () => {
  it('is what the person puts in the place of another time', () => {
    expect(told('胃痛两年', '说错了，不是两年，是三年').duration).toBe('三年');
    expect(told('胃痛两年', '不是两年是三年').duration).toBe('三年');
    expect(told('胃痛', '不是两年，是三年').duration).toBe('三年');
    expect(told('胃痛两年', '打错了，是三年，不是两年').duration).toBe('三年');
  });

  it('is not taken back by words that only limit it', () => {
    expect(told('胃痛', '不到两年').duration).toBe('两年');
    expect(told('胃痛两年', '不是拉肚子，是便秘').duration).toBe('两年');
  });
});

describe('the complaint', () => {
  it('is not what only sets it off', () => {
    expect(told('一紧张就肚子疼，要拉').complaint?.row?.name).toBe('泄泻');
  });

  it('makes being cold a chill or a nature', () => {
    const signs = (content: string): string[] => told(content).findings.map((one) => one.symptom);
    expect(signs('浑身没力气，特别怕冷，腰酸')).toContain('畏寒');
    expect(signs('感冒了，怕冷，流鼻涕')).toContain('恶寒');
  });
});

describe('the summary', () => {
  it('does not hold what only follows from a denial of several things', () => {
    const turns: Turn[] = [];
    let symptoms: readonly string[] | undefined;
    for (const content of [
      '皮肤干痒，掉皮屑',
      '女，65岁，两年',
      ...Array.from({ length: 6 }, () => '都没有'),
    ]) {
      turns.push({ role: 'user', content });
      const reply = consult(turns);
      turns.push({ role: 'assistant', content: reply.text });
      symptoms ??= reply.summary?.symptoms;
    }
    expect(symptoms?.length).toBeGreaterThan(0);
    expect(symptoms).not.toContain('口不渴');
  });

  it('does not keep an answer that is only a no, and knows that a pregnant person is a woman', () => {
    const turns: Turn[] = [];
    let summary: ReturnType<typeof consult>['summary'] = null;
    const said = [
      '怀孕四个月，便秘，还睡不好',
      '28岁',
      '没有',
      '不想说',
      '没有看过',
      '没有',
      '没有',
      '没有',
    ];
    for (const content of said) {
      turns.push({ role: 'user', content });
      const reply = consult(turns);
      turns.push({ role: 'assistant', content: reply.text });
      summary ??= reply.summary;
    }
    expect(summary?.gender).toBe('女');
    expect(summary?.symptoms.filter((symptom) => symptom.startsWith('自述'))).toEqual([]);
    expect(summary?.prescriptions).toEqual([]);
  });

  it('holds what was denied in its own words', () => {
    const { findings } = told('感冒，怕冷，不出汗');
    expect(findings.find(({ symptom }) => symptom === '无汗')?.isInferred).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { careAdvice } from './care-level.ts';
import { readInterview } from './interview-state.ts';

const after = (content: string): ReturnType<typeof readInterview> =>
  readInterview([{ role: 'user', content }], {});

describe('blood after the menopause', () => {
  it.each([
    '绝经三年了，今天内裤上又见了点红，没别的感觉',
    '绝经五年了昨天又来了点血',
    '绝经两年了，这两天又像来例假一样',
    '我妈62绝经十年了，下面有点出血',
  ])('is heard in everyday words and never watched at home: %s', (said) => {
    const state = after(said);
    expect(state.complaint?.row?.name).toBe('经断复行');
    const { level, text } = careAdvice(state);
    expect(level).toBe('clinic');
    expect(text).toContain('您说到');
  });

  it('is neither a denied one nor a period that came late', () => {
    expect(after('绝经一年，没有出血，就是潮热').complaint?.row?.name).toBe('绝经前后诸症');
    expect(after('停经两个月了，又来例假了').complaint?.row?.name).not.toBe('经断复行');
  });
});

it('does not watch at home a period that goes on for ten days', () => {
  const { level, text } = careAdvice(after('52岁，月经两个多月没来了，这次来了十来天还没干净'));
  expect(level).toBe('clinic');
  expect(text).toContain('来了十来天还没干净');
});

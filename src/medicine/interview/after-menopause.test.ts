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

  it.each([
    '63岁下面又有点红',
    '我63了，绝经十来年了，擦的时候纸上有点红',
    '58岁，停经三年，昨天见红了',
    '五十五，绝经四年，褐色分泌物',
    '我妈72了，裤头上有血丝',
    '绝经二十年了，又来那个了',
  ])('is heard where no place is named: %s', (said) => {
    const state = after(said);
    expect(state.complaint?.row?.name).toBe('经断复行');
    expect(careAdvice(state).level).toBe('clinic');
  });

  it('is neither a denied one nor a period that came late', () => {
    expect(after('绝经一年，没有出血，就是潮热').complaint?.row?.name).toBe('绝经前后诸症');
    expect(after('停经两个月了，又来例假了').complaint?.row?.name).not.toBe('经断复行');
  });
});

describe('blood whose place is not told', () => {
  const rowAfter = (...said: string[]): string | undefined =>
    readInterview(
      said.map((content) => ({ role: 'user', content })),
      {},
    ).complaint?.row?.name;

  it('is a complaint, and that after the menopause once the place is told', () => {
    expect(rowAfter('我63，上厕所发现有点血')).toBe('血证');
    expect(rowAfter('我63，上厕所发现有点血', '女', '从下面来的')).toBe('经断复行');
    expect(rowAfter('我63，上厕所发现有点血', '男')).toBe('血证');
  });

  it('is none where it is denied, or of something else', () => {
    expect(rowAfter('六十三了，内裤上没有血，就是痒')).not.toBe('经断复行');
    expect(rowAfter('66岁，有点血压高，头晕')).not.toBe('血证');
    expect(rowAfter('女，66，牙龈出血')).toBe('血证');
  });
});

it('does not watch at home a period that goes on for ten days', () => {
  const { level, text } = careAdvice(after('52岁，月经两个多月没来了，这次来了十来天还没干净'));
  expect(level).toBe('clinic');
  expect(text).toContain('来了十来天还没干净');
});

import { describe, expect, it } from 'vitest';
import { findFindings } from '../findings/find-findings.ts';
import { withoutTold } from './without-told.ts';

const list = '有没有这些：胸痛或喘不上气、发热一直不退、体重明显下降、头痛，或呕吐？';
const after = (content: string, question = list): string =>
  withoutTold(question, findFindings([{ role: 'user', content }]));

describe('a question on dangers', () => {
  it('leaves out what was denied, and what was told in its own words', () => {
    expect(after('没有呕吐，头痛')).toBe(
      '有没有这些：胸痛或喘不上气、发热一直不退、体重明显下降？',
    );
    expect(after('胸口不痛，也没有喘不上气')).toBe(
      '有没有这些：发热一直不退、体重明显下降、头痛，或呕吐？',
    );
  });

  it('leaves out what is only an age, where one is known', () => {
    const ofChild = '孩子有没有这些：没精神、高热，半岁以内？';
    expect(withoutTold(ofChild, [], { isAgeKnown: true })).toBe('孩子有没有这些：没精神、高热？');
    expect(withoutTold(ofChild, [])).toBe(ofChild);
  });

  it('keeps what was told in part only', () => {
    expect(after('胸口不痛')).toContain('胸痛或喘不上气');
    expect(after('发热两天')).toContain('发热一直不退');
  });

  it('stays whole where it is no list, and where too little would be left', () => {
    expect(after('没有胸痛', '最近有没有胸痛？')).toBe('最近有没有胸痛？');
    expect(after('没有胸痛，没有呕吐', '有没有这些：胸痛、呕吐、头痛？')).toContain('呕吐');
  });
});

it('asks for no pregnancy where there is none', () => {
  const known = { isNotPregnant: true };
  expect(withoutTold('有没有可能怀孕？有没有：头晕、小肚子剧痛？', [], known)).toBe(
    '有没有：头晕、小肚子剧痛？',
  );
  expect(withoutTold('有没有这些：黑便、吐血、怀孕？', [], known)).toBe('有没有这些：黑便、吐血？');
  expect(withoutTold('有没有这些：黑便、吐血、怀孕？', [])).toContain('怀孕');
});

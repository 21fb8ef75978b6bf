import { describe, expect, it } from 'vitest';
import { wordsInLogic } from './words-in-logic.ts';

const path = 'src/medicine/interview/next-questions.ts';
const errorsIn = (text: string, at = path): string[] => wordsInLogic([{ path: at, text }]);

describe('logic', () => {
  it.each([
    ['a text', `export const text = '没有';`],
    ['a pattern', `export const isNone = (text: string) => /^没有/u.test(text);`],
    ['a template', 'export const label = (n: number) => `${n}条表现`;'],
    ['a name', `export const names = { 没劲: 'tired' };`],
    ['a type', `export type Answer = 'yes' | '没有';`],
  ])('may not hold Chinese words in %s', (_, text) => {
    expect(errorsIn(text)).toEqual([expect.stringContaining(path)]);
  });

  it('may not hold them in what a component shows', () => {
    const component = 'src/features/visit-summary/web/sheet.tsx';
    expect(errorsIn('export const Sheet = () => <p>编号</p>;', component)).toHaveLength(1);
  });

  it.each([
    ['comments', `/** 没有 means none. */\nexport const max = 3; // 三条`],
    ['punctuation', `export const join = (words: string[]) => words.join('、') + '。';`],
    ['numbers and units', 'export const since = /[一二两三\\d]+[年月周天]/u;'],
    ['codes', `export type Sex = '男' | '女' | '未说明';`],
  ])('may hold %s', (_, text) => {
    expect(errorsIn(text)).toEqual([]);
  });

  it.each([
    'src/medicine/interview/texts.ts',
    'src/medicine/interview/crisis-texts.ts',
    'src/medicine/interview/next-questions.test.ts',
    'src/medicine/knowledge/herbs.ts',
    'src/features/profile/health-consent.ts',
    'src/medicine/herb-safety/read-amount.ts',
    'src/app/web/main.tsx',
  ])('is not what %s holds', (at) => {
    expect(errorsIn(`export const text = '没有';`, at)).toEqual([]);
  });

  it('is named as a table of letters only while it is one', () => {
    const table = 'src/medicine/herb-safety/read-amount.ts';
    expect(errorsIn('export const max = 3;', table)).toEqual([
      expect.stringContaining('no table of letters'),
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sentencesIn, spokenWords, utteranceCharsMax } from './spoken-sentences.ts';

const wordsOf = (text: string): string[] =>
  sentencesIn(text).map(({ start, end }) => text.slice(start, end));

describe('the sentences of a text', () => {
  it('end at Chinese marks with what closes them, and at line breaks', () => {
    expect(wordsOf('多喝水。“要紧吗？”不要紧！\n明天再看；别急……好')).toEqual([
      '多喝水。',
      '“要紧吗？”',
      '不要紧！\n',
      '明天再看；',
      '别急……',
      '好',
    ]);
  });

  it('leave out what has no words', () => {
    expect(wordsOf('。——！\n\n✅\n好。')).toEqual(['好。']);
  });

  it('are cut behind a pause where they are long', () => {
    const first = `${'先'.repeat(80)}，`;
    expect(wordsOf(`${first}${'后'.repeat(80)}。`)).toEqual([first, `${'后'.repeat(80)}。`]);
  });

  it('are short, in order, whole characters, and hold every word of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        let last = 0;
        for (const { start, end } of sentencesIn(text)) {
          expect(text.slice(last, start)).not.toMatch(/[\p{L}\p{N}]/u);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end - start).toBeLessThanOrEqual(utteranceCharsMax);
          expect(text.slice(start, end).isWellFormed()).toBe(true);
          last = end;
        }
        expect(text.slice(last)).not.toMatch(/[\p{L}\p{N}]/u);
      }),
    );
  });
});

describe('a sentence as it is said', () => {
  it.each([
    ['每天 3~6 克', '每天 3到6 克'],
    ['37.5℃–38℃ 之间', '37.5℃到38℃ 之间'],
    ['体温 ≥ 38.5℃ 时', '体温 不低于38.5℃ 时'],
    ['**多** `喝` _水_', '多 喝 水'],
    ['早 | 晚 → 睡前', '早 ， 晚 ， 睡前'],
    ['见 https://example.org/a?b=1', '见'],
    ['2026-11-23 复查', '2026-11-23 复查'],
    ['拨打 400-161-9995 或 010-82951332', '拨打 400-161-9995 或 010-82951332'],
    ['3-5 天，0.5–1.5 小时', '3到5 天，0.5到1.5 小时'],
  ])('%s → %s', (text, spoken) => {
    expect(spokenWords(text)).toBe(spoken);
  });
});

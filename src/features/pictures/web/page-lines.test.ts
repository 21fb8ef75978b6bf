import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lineCharsMax } from '../rules.ts';
import { pageLines, type PlacedText } from './page-lines.ts';

const linesOf = (placed: readonly PlacedText[]): string[] =>
  pageLines(placed).map(({ text }) => text);

const at = (text: string, x: number, y: number, width = 40): PlacedText => ({
  text,
  x,
  y,
  width,
  height: 10,
});

describe('the lines of a page', () => {
  it('are those of its rows, cell beside cell, wherever the file has them', () => {
    const cells = [at('5.2', 100, 40), at('白细胞', 0, 41), at('检验报告', 0, 10)];
    expect(linesOf([...cells, at('红细胞', 0, 60)])).toEqual(['检验报告', '白细胞 5.2', '红细胞']);
  });

  it('hold letters that stand side by side as one word', () => {
    expect(linesOf([at('白', 0, 0, 10), at('细', 10.5, 0, 10), at('胞', 21, 0, 10)])).toEqual([
      '白细胞',
    ]);
  });

  it('are as certain as their least certain piece', () => {
    const placed = [at('白细胞', 0, 0), { ...at('11.2', 100, 0), certainty: 0.4 }, at('10', 0, 30)];
    expect(pageLines(placed)).toEqual([
      { text: '白细胞 11.2', certainty: 0.4 },
      { text: '10', certainty: 1 },
    ]);
  });

  it('lose no letter, are never empty and have at most 200 characters', () => {
    const length = fc.double({ min: -500, max: 2_000, noNaN: true });
    const size = fc.double({ min: 0, max: 60, noNaN: true });
    const piece = fc.record({
      text: fc.string({ unit: 'grapheme', maxLength: 300 }),
      x: length,
      y: length,
      width: size,
      height: size,
    });
    const letters = (texts: readonly string[]): string =>
      Array.from(texts.join('').replaceAll(/\s/gu, '')).toSorted().join('');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (placed) => {
        const lines = linesOf(placed);
        expect(letters(lines)).toBe(letters(placed.map(({ text }) => text)));
        for (const line of lines) {
          expect(line).not.toBe('');
          expect(Array.from(line).length).toBeLessThanOrEqual(lineCharsMax);
        }
      }),
    );
  });
});

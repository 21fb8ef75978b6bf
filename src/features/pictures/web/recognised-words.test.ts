import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pageLines } from './page-lines.ts';
import { levelled, uprightWords, type RecognisedWords, type Turn } from './recognised-words.ts';

type Box = { text: string; x: number; y: number; width: number; certainty?: number };

const height = 30;
/** The corners of a box on a page that is turned around its top left corner. */
function turned({ text, x, y, width, certainty = 0.9 }: Box, degrees: number): RecognisedWords {
  const angle = (degrees * Math.PI) / 180;
  const at = (px: number, py: number) => ({
    x: px * Math.cos(angle) - py * Math.sin(angle),
    y: px * Math.sin(angle) + py * Math.cos(angle),
  });
  const corners = [at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)];
  return { text, certainty, corners: corners as unknown as RecognisedWords['corners'] };
}

const table: Box[] = [
  { text: '白细胞计数', x: 100, y: 100, width: 180 },
  { text: '11.2 ', x: 900, y: 100, width: 60, certainty: 0.6 },
  { text: '10~9/L', x: 1_000, y: 100, width: 90 },
  { text: '3.5-9.5', x: 1_400, y: 100, width: 110 },
  { text: '血红蛋白', x: 100, y: 150, width: 150 },
  { text: '98', x: 900, y: 150, width: 40 },
];
const linesOf = (words: readonly RecognisedWords[]): string[] =>
  pageLines(levelled(words)).map(({ text }) => text);

describe('words of a picture', () => {
  it('stand in the rows of their page however it was held, in whatever order they were found', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -20, max: 20, noNaN: true }),
        fc.shuffledSubarray(table, { minLength: table.length }),
        (degrees, boxes) => {
          expect(linesOf(boxes.map((box) => turned(box, degrees)))).toEqual([
            '白细胞计数 11.2 10^9/L 3.5-9.5',
            '血红蛋白 98',
          ]);
        },
      ),
    );
  });

  it('keep how certain they are', () => {
    const lines = pageLines(levelled(table.map((box) => turned(box, 3))));
    expect(lines.map(({ certainty }) => certainty)).toEqual([0.6, 0.9]);
  });

  it('are level where no line is long enough to tell', () => {
    expect(linesOf([turned({ text: '98', x: 0, y: 0, width: 40 }, 0)])).toEqual(['98']);
    expect(linesOf([])).toEqual([]);
  });
});

describe('a picture', () => {
  const legible = table.map((box) => turned(box, 0));
  const illegible = table.map((box) => turned({ ...box, certainty: 0.4 }, 0));
  const onSide = table.map((box) => turned(box, 90));
  // As found by what recognises words: a box begins at its corner that is leftmost on top.
  const tall = onSide.map(({ corners: [a, b, c, d], ...rest }): RecognisedWords => ({
    ...rest,
    corners: [d, a, b, c],
  }));

  async function turnsTried(found: Partial<Record<Turn, RecognisedWords[]>>) {
    const tried: Turn[] = [];
    const words = await uprightWords((turn) => {
      tried.push(turn);
      return Promise.resolve(found[turn] ?? illegible);
    });
    return { tried, words };
  }

  it('is read once where most of it is legible', async () => {
    const found = { 0: [...legible, ...illegible.slice(0, 2)] };
    expect(await turnsTried(found)).toEqual({ tried: [0], words: found[0] });
  });

  it('is read upside down where it is not', async () => {
    expect(await turnsTried({ 180: legible })).toEqual({ tried: [0, 180], words: legible });
    expect(await turnsTried({})).toEqual({ tried: [0, 180], words: illegible });
  });

  it('is read from either side where its lines stand upright, however legible they are', async () => {
    expect(await turnsTried({ 0: tall, 90: legible })).toEqual({ tried: [0, 90], words: legible });
    const found = { 0: tall, 270: legible };
    expect(await turnsTried(found)).toEqual({ tried: [0, 90, 270], words: legible });
  });

  it('without words is read once', async () => {
    expect(await turnsTried({ 0: [] })).toEqual({ tried: [0], words: [] });
  });
});

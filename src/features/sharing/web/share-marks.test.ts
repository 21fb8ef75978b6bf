import { describe, expect, it } from 'vitest';
import {
  maskedContent,
  maskRange,
  maskWords,
  toggleMark,
  markText,
  ownReplacement,
  piecesOf,
  appliedMasks,
} from './share-marks.ts';

const name = { kind: 'name', start: 2, end: 5, replacement: '某某' } as const;
const phone = { kind: 'phone', start: 8, end: 19, replacement: '[电话]' } as const;
const said = { key: '1', content: '我叫王小明，电话13812345678😀' };
const marked = markText(said, [name, phone], undefined);

describe('masks of a text', () => {
  it('are all accepted at first, and can be rejected and accepted again', () => {
    expect(maskedContent(marked)).toBe('我叫某某，电话[电话]😀');
    const refused = toggleMark(marked, 0);
    expect(maskedContent(refused)).toBe('我叫王小明，电话[电话]😀');
    expect(appliedMasks(refused)).toEqual([phone]);
    expect(toggleMark(refused, 0)).toEqual(marked);
  });

  it('keep the decisions while the text is unchanged, and are reset with another one', () => {
    const decided = maskRange(toggleMark(marked, 0), { start: 19, end: 20 });
    expect(markText(said, [name, phone], decided)).toEqual(decided);
    const changed = { key: '1', content: `${said.content}。` };
    expect(markText(changed, [name], decided).marks).toEqual([
      { ...name, isApplied: true, isOwn: false },
    ]);
  });

  it('are added by hand, in code points, and never unmask anything', () => {
    const added = maskRange(marked, { start: 6, end: 10 });
    expect(maskedContent(added)).toBe(`我叫某某，${ownReplacement}😀`);
    expect(maskRange(marked, { start: 9, end: 11 })).toBe(marked);
    expect(maskRange(marked, { start: 3, end: 3 })).toBe(marked);
    const overRefused = maskRange(toggleMark(marked, 0), { start: 0, end: 3 });
    expect(maskedContent(overRefused)).toBe(`${ownReplacement}小明，电话[电话]😀`);
  });

  it('mask a text wherever it occurs', () => {
    const twice = markText({ key: '2', content: '😀北巷，北巷北巷' }, [], undefined);
    expect(maskedContent(maskWords(twice, '北巷'))).toBe(
      `😀${ownReplacement}，${ownReplacement}${ownReplacement}`,
    );
    expect(maskWords(twice, '')).toBe(twice);
    expect(maskWords(twice, '南巷')).toBe(twice);
  });

  it('split a text into pieces that add up to it', () => {
    const pieces = piecesOf(marked);
    expect(pieces.map(({ words }) => words).join('')).toBe(said.content);
    expect(pieces.map(({ start, place }) => [start, place])).toEqual([
      [0, -1],
      [2, 0],
      [5, -1],
      [8, 1],
      [19, -1],
    ]);
  });
});

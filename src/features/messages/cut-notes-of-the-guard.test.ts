import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardTexts } from '#medicine/reply-guard/texts.ts';
import { cutParts, hasCuts, withoutCutNotes } from '#platform/contract/cut-notes.ts';

it('finds every note of the guard, with the mark behind it', () => {
  for (const why of Object.values(guardTexts).filter((each) => typeof each === 'string')) {
    expect(cutParts(`喝水。${guardTexts.cut(why)}。早睡。`)).toEqual([
      { words: '喝水。' },
      { note: `此处略去一句：${why}` },
      { words: '早睡。' },
    ]);
  }
});

it('finds notes of replies from before, and those that repeat a reason', () => {
  const before = '（此处提到的方药已略去：含附子（有毒性），只能在医师指导下使用）';
  expect(cutParts(`${before}；（略）`)).toEqual([{ note: before.slice(1, -1) }, { note: null }]);
});

it.each(['可以喝粥（此处指小米粥）。', '（略）咸', '此处略去一句'])(
  'takes no other words for a note: %s',
  (text) => {
    const isNote = text.startsWith('（略）');
    expect(hasCuts(text)).toBe(isNote);
  },
);

it('loses no words between notes', () => {
  const words = fc.stringMatching(/^[^（）。；;]*$/u);
  fc.assert(
    fc.property(fc.array(words), (pieces) => {
      const text = pieces.join(guardTexts.cut('为了安全'));
      const shown = cutParts(text).map((part) => ('words' in part ? part.words : ''));
      expect(shown.join('')).toBe(pieces.join(''));
    }),
  );
});

it('leaves the notes out of the first words of a text, also one that is cut off', () => {
  const note = guardTexts.cut(guardTexts.doses);
  expect(withoutCutNotes(`先喝水。${note}。早睡。`)).toBe('先喝水。早睡。');
  expect(withoutCutNotes(`先喝水。${note.slice(0, 12)}`)).toBe('先喝水。');
  expect(withoutCutNotes(`先喝水。${note.slice(0, 12)}…`)).toBe('先喝水。');
  expect(withoutCutNotes(`${note}。`)).toBe(`${note}。`);
  expect(withoutCutNotes('可以喝粥（此处指小米粥')).toBe('可以喝粥（此处指小米粥');
});

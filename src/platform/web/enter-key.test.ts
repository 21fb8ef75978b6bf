import { describe, expect, it } from 'vitest';

import { compositionTailMs, isPlainEnter, isPlainEscape } from './enter-key.ts';
import type { KeyPress } from './enter-key.ts';

const press = (change: Partial<KeyPress> = {}): KeyPress => ({
  key: 'Enter',
  keyCode: 13,
  isComposing: false,
  shiftKey: false,
  timeStamp: 10_000,
  ...change,
});
const never = -Infinity;

describe('an Enter', () => {
  it('acts when nothing is being composed', () => {
    expect(isPlainEnter(press(), never)).toBe(true);
    expect(isPlainEnter(press(), 10_000 - compositionTailMs - 1)).toBe(true);
  });

  it.each([
    ['with Shift makes a new line', press({ shiftKey: true }), never],
    ['that picks a word in Chrome or Firefox', press({ isComposing: true, keyCode: 229 }), never],
    ['that picks a word while the code is plain', press({ isComposing: true }), never],
    ['that Safari sends after the composition', press({ keyCode: 229 }), 10_000],
    ['right behind the end of a composition', press(), 9_999],
    ['that is another key', press({ key: 'a', keyCode: 65 }), never],
  ])('%s does not act', (_name, event, composedAtMs) => {
    expect(isPlainEnter(event, composedAtMs)).toBe(false);
  });

  it('acts at once when the composition ended long ago by its time stamp', () => {
    expect(isPlainEnter(press({ timeStamp: 500 }), 400)).toBe(true);
  });
});

describe('an Escape', () => {
  it('acts, unless it cancels a composition', () => {
    const escape = press({ key: 'Escape', keyCode: 27 });
    expect(isPlainEscape(escape, never)).toBe(true);
    expect(isPlainEscape({ ...escape, isComposing: true }, never)).toBe(false);
    expect(isPlainEscape({ ...escape, keyCode: 229 }, never)).toBe(false);
    expect(isPlainEscape(escape, 9_990)).toBe(false);
  });
});

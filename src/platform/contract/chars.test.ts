import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { charCount, firstChars, shortened } from './chars.ts';

const text = anyText();
const charsMax = fc.integer({ min: 1, max: 20 });

describe('the first characters of a text', () => {
  it('are whole, and no more than asked for', () => {
    const same = fc.property(text, charsMax, (text, charsMax) => {
      expect(firstChars(text, charsMax)).toBe([...text].slice(0, charsMax).join(''));
    });
    fc.assert(same);
    expect(firstChars('头😀痛', 2)).toBe('头😀');
    expect(firstChars('头痛', 0)).toBe('');
  });
});

describe('a shortened text', () => {
  it('keeps within the bound, and ends with an ellipsis only where something is missing', () => {
    expect(shortened('头痛三天', 4)).toBe('头痛三天');
    expect(shortened('头痛三天了', 4)).toBe('头痛三…');
    const within = fc.property(text, charsMax, (text, charsMax) => {
      expect(charCount(shortened(text, charsMax))).toBe(Math.min(charCount(text), charsMax));
    });
    fc.assert(within);
  });
});

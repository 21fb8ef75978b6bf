import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { charCount } from '#platform/contract/chars.ts';
import { applyMasks } from './apply-masks.ts';
import { findMasksIn } from './find-masks.ts';
import { findKnownNames } from './find-known-names.ts';
import { foldWidth } from './mask-matches.ts';

const masked = (text: string, ...names: string[]): string =>
  applyMasks(text, findMasksIn([text], names)[0] ?? [])?.content ?? 'refused';

describe('a known name', () => {
  it('is masked wherever it stands, without words that introduce it', () => {
    expect(masked('昨晚王秀兰咳得厉害，王秀兰怕冷', '王秀兰')).toBe('昨晚某某咳得厉害，某某怕冷');
    expect(masked('昨晚王宝咳得厉害', '王宝')).toBe('昨晚某某咳得厉害');
    expect(masked('昨晚王秀兰咳得厉害')).toBe('昨晚王秀兰咳得厉害');
  });

  it('is masked whole where a shorter one is a part of it', () => {
    expect(masked('今天豆豆妹没吃饭，豆豆吃了', '豆豆', '豆豆妹')).toBe('今天某某没吃饭，某某吃了');
  });

  it('in letters is masked in any case and width, as a word of its own', () => {
    expect(masked('ann没睡，ＡＮＮ咳嗽，Anna不咳', 'Ann')).toBe('某某没睡，某某咳嗽，Anna不咳');
    expect(masked('a.b发烧，axb不烧', 'A.b')).toBe('某某发烧，axb不烧');
    expect(masked('night-owl/2睡不好', 'night-owl/2')).toBe('某某睡不好');
  });

  it.each(['妈妈', '我妈', '孩子', '宝宝', '大宝', '老公', '兰', '', ' '])(
    'is not a word for a relative, nor a single character: %j',
    (name) => {
      const text = '我妈妈和孩子、大宝宝、老公都喝了板兰根';
      expect(masked(text, name)).toBe(text);
    },
  );

  it('may hold any characters', () => {
    const anything = fc.oneof(fc.string(), anyText());
    fc.assert(
      fc.property(anything, fc.string(), (name, before) => {
        const found = findKnownNames(foldWidth(`${before}，${name}`), [name]);
        expect(found.length > 0).toBe(charCount(foldWidth(name).trim()) > 1);
      }),
    );
  });
});

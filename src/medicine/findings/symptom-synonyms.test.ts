import { describe, expect, it } from 'vitest';
import { synonymsMax, synonymsOf } from './symptom-synonyms.ts';

describe('other ways to write a word', () => {
  it.each([
    ['头疼', '头痛'],
    ['头疼', '脑袋疼'],
    ['頭痛', '头疼'],
    ['失眠', '睡不着'],
    ['睡不着', '不寐'],
    ['拉肚子', '腹泻'],
    ['发烧', '发热'],
    ['没胃口', '纳呆'],
  ])('are what people call the same symptom: %s, %s', (word, other) => {
    expect(synonymsOf(word)).toContain(other);
  });

  it('are other spellings where the word names no symptom', () => {
    expect(synonymsOf('牙疼三天')).toEqual(['牙痛三天']);
    expect(synonymsOf('淤血')).toContain('瘀血');
  });

  it('are none where nothing is known, and none for one character', () => {
    for (const word of ['', '痛', '咳', '😀', 'hello', '今天', '100%']) {
      expect(synonymsOf(word)).toEqual([]);
    }
  });

  it('are none for a part of a symptom or for a sentence with one', () => {
    expect(synonymsOf('头痛得睡不着觉怎么办')).toEqual(['头疼得睡不着觉怎么办']);
  });

  it('are few, and none is found by looking for the word or for one before it', () => {
    for (const word of ['便秘', '咳嗽', '痛经', '口干', '心慌']) {
      const all = [word, ...synonymsOf(word)];
      expect(all.length).toBeLessThanOrEqual(1 + synonymsMax);
      for (const [place, synonym] of all.entries()) {
        expect(all.slice(0, place).filter((other) => synonym.includes(other))).toEqual([]);
      }
    }
  });
});

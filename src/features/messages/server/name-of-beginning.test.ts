import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readMessage } from '#medicine/reading/read-message.ts';
import { titleCharsMax } from '#features/sessions/rules.ts';
import { charCount } from '#platform/contract/chars.ts';
import { nameOfBeginning } from './name-of-beginning.ts';

const nameOf = (text: string) => nameOfBeginning(readMessage(text), 'routine');

describe('a conversation that began without a title', () => {
  it.each([
    ['睡不好半个月了，躺下一个多钟头才睡着', '睡不好 半个月'],
    ['咳嗽三天了，有黄痰', '咳嗽 三天'],
    ['胃胀两个星期，吃完就胀', '胃胀 两个星期'],
    ['我最近总是觉得很累，没什么胃口，睡也睡不好，大概有三个月了', '很累 三个月'],
    ['最近老是睡不着', '最近老是睡不着'],
    ['头痛', '头痛'],
    ['月经', '月经'],
    ['没有发烧，就是咳嗽', '就是咳嗽'],
    ['我妈头晕两天了，站不稳', '我妈头晕两天了'],
    ['突然胸口压着疼，出冷汗，左胳膊也麻', '突然胸口压着疼'],
    ['您好，我想问一下酸枣仁能不能泡水喝', '我想问一下酸枣仁能不能泡水喝'],
    ['最近每天下午三四点钟开始就觉得脑袋昏昏沉沉的提不起精神', '最近每天下午三四点钟开始就觉得…'],
    ['I have had a headache. It hurts.', 'I have had a headache'],
  ])('is named from %s', (words, name) => {
    expect(nameOf(words)).toBe(name);
  });

  it.each(['', '你好', '您好！', '？？？'])('has no name yet after %j', (words) => {
    expect(nameOf(words)).toBe('');
  });

  it('is not named after words of despair', () => {
    expect(nameOfBeginning(readMessage('我不想活了'), 'crisis')).toBe('');
  });

  it('never has a name that is no title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (words) => {
        const name = nameOf(words);
        expect(name).toBe(name.trim());
        expect(charCount(name)).toBeLessThanOrEqual(titleCharsMax);
      }),
    );
  });
});
